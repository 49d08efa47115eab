import { expect, test } from 'vitest';
import { isOlderThanOneYear, isOver } from './stale-facts.ts';
import { lastChanges, spanishBehindEnglish } from './stale-translations.ts';

test('lists facts whose date ended more than a year ago, oldest first', () => {
  const facts = [
    { where: 'a year ago to the day', asOf: '2025-11-20' },
    { where: 'a day more', asOf: '2025-11-19' },
    { where: 'that month', asOf: '2025-11' },
    { where: 'the month before', asOf: '2025-10' },
    { where: 'last year', asOf: '2025' },
    { where: 'the year before', asOf: '2024' },
    { where: 'no date', asOf: null },
  ];
  expect(isOlderThanOneYear(facts, '2026-11-20').map(({ where }) => where)).toEqual([
    'the year before',
    'the month before',
    'a day more',
  ]);
});

const LOG = `300

entries/page/home/en.md
messages/en/home.json

200

entries/page/home/en.md
entries/page/home/es.md
entries/page/join/en.md
entries/page/join/es.md
messages/es/home.json

100

messages/en/home.json
entries/page/consent-a/en.md
`;

test('takes the newest commit as the last change of a file', () => {
  expect(lastChanges(LOG).get('entries/page/home/en.md')).toBe(300);
  expect(lastChanges(LOG).get('entries/page/home/es.md')).toBe(200);
});

test('lists Spanish entries and messages changed before their English ones', () => {
  expect(spanishBehindEnglish(lastChanges(LOG))).toEqual([
    'entries/page/home/es.md',
    'messages/es/home.json',
  ]);
});

test.each([
  ['2026', '2026-12-31', false],
  ['2026', '2027-01-01', true],
  ['2026-11', '2026-11-30', false],
  ['2026-11-25', '2026-11-26', true],
])('the plan for %s is over on %s: %s', (date, today, over) => {
  expect(isOver(date, today)).toBe(over);
});
