import type { JourneyDue, JourneyPhase } from '@longcovid/content';
import { loadRecords } from '@longcovid/content/load';
import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { describe, expect, test } from 'vitest';

import { createCalendarFile } from './calendar-file.ts';
import { markStates, scheduleFrom } from './schedule.ts';

/** A journey of one step. */
const one = (due: JourneyDue | null): JourneyPhase[] => [
  {
    id: 'part',
    title: 'Part',
    blocks: [
      {
        id: 'block',
        title: 'Block',
        scale: 'Day',
        steps: [{ id: 'visit', title: 'Visit', content: [], due }],
      },
    ],
  },
];
const days = (start: string, due: JourneyDue) => scheduleFrom(start, one(due)).map(({ first }) => first);

/** Counts by hand: a leap year, months of their length, and the last day of a month that is too short. */
function countOn(
  start: string,
  { days: more = 0, weeks = 0, months = 0, years = 0 }: JourneyDue['after'],
): string {
  const [y = 0, m = 0, d = 0] = start.split('-').map(Number);
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = (year: number, month: number) =>
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  let [year, month] = [y + years, m + months];
  while (month > 12) [year, month] = [year + 1, month - 12];
  let day = Math.min(d, length(year, month));
  for (let left = more + 7 * weeks; left > 0; left -= 1) {
    day += 1;
    if (day > length(year, month)) [day, month] = [1, month + 1];
    if (month > 12) [month, year] = [1, year + 1];
  }
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

test.each<[string, JourneyDue['after'], string]>([
  ['2027-01-31', { months: 1 }, '2027-02-28'],
  ['2028-01-31', { months: 1 }, '2028-02-29'],
  ['2024-02-29', { years: 1 }, '2025-02-28'],
  ['2024-02-29', { years: 4 }, '2028-02-29'],
  ['2026-08-31', { months: 6 }, '2027-02-28'],
  ['2026-12-25', { weeks: 2 }, '2027-01-08'],
  // The clocks change on these days; a date has none.
  ['2026-03-07', { days: 1 }, '2026-03-08'],
  ['2026-10-31', { days: 2 }, '2026-11-02'],
])('counts from %s by %o', (start, after, expected) => {
  expect(days(start, { after })).toEqual([expected]);
  expect(countOn(start, after)).toBe(expected);
});

test('agrees with counting by hand on every day of four years', () => {
  const spans: JourneyDue['after'][] = [
    { weeks: 2 },
    { months: 1 },
    { months: 3 },
    { months: 6 },
    { years: 1 },
  ];
  for (let time = Date.UTC(2024, 0, 1); time <= Date.UTC(2027, 11, 31); time += 86_400_000) {
    const start = new Date(time).toISOString().slice(0, 10);
    for (const after of spans)
      expect([start, ...days(start, { after })]).toEqual([start, countOn(start, after)]);
  }
});

test('counts each of a series from the start, so that no day is lost', () => {
  expect(days('2026-11-30', { after: { months: 3 }, every: { months: 3 }, times: 3 })).toEqual([
    '2027-02-28',
    '2027-05-30',
    '2027-08-30',
  ]);
});

test('leaves out what has no date, and is an error for a day that does not exist', () => {
  expect(scheduleFrom('2026-03-04', one(null))).toEqual([]);
  expect(() => scheduleFrom('2026-02-30', one(null))).toThrow('out of range');
});

test('is over on the day after; the next are all of the first day that is not over', () => {
  const step = (id: string, first: string, last: string | null = null) => ({ id, title: id, first, last });
  const steps = [
    step('a', '2026-03-01', '2026-03-15'),
    step('b', '2026-03-10'),
    step('c', '2026-04-01'),
    step('d', '2026-04-01'),
    step('e', '2026-05-01'),
  ];
  const states = (today: string) => markStates(steps, today).map(({ state }) => state);
  expect(states('2026-03-15')).toEqual(['next', 'over', 'ahead', 'ahead', 'ahead']);
  expect(states('2026-03-16')).toEqual(['over', 'over', 'next', 'next', 'ahead']);
  expect(states('2026-05-02')).toEqual(['over', 'over', 'over', 'over', 'over']);
});

describe.each(['en', 'es'] as const)('the journeys, %s', (locale) => {
  test.each([
    ['adult', 25, '2030-03-04'],
    ['pregnancy', 25, '2030-03-04'],
    ['babies', 11, '2030-03-04'],
    ['children', 11, '2030-03-04'],
    ['young-adults', 11, '2030-03-04'],
  ])('%s has %i dates over four years', (id, count, last) => {
    const journey = loadRecords(locale, 'journeys').find((each) => each.id === id);
    const steps = scheduleFrom('2026-03-04', journey?.parts ?? []);
    expect(steps).toHaveLength(count);
    expect(steps.at(-1)?.first).toBe(last);
    expect(new Set(steps.map((step) => step.id)).size).toBe(count);
  });
});

test('is a calendar file that two other programs read alike', () => {
  const file = createCalendarFile(
    [
      { id: 'survey', title: 'First survey; at home, in parts', first: '2026-12-25', last: '2027-01-08' },
      { id: 'visit', title: 'Visita de los 2 años', first: '2028-02-29', last: null },
    ],
    {
      name: 'My visits',
      description: 'Ask your study site. Call 1-800-555-0199.',
      location: 'Ask your study site',
    },
  );
  const ofNode = Object.values(nodeIcal.parseICS(file)).flatMap((event) =>
    event?.type === 'VEVENT'
      ? [
          [
            event.summary,
            event.start.toISOString().slice(0, 10),
            event.end?.toISOString().slice(0, 10),
            event.location,
          ],
        ]
      : [],
  );
  const ofIcal = new ICAL.Component(ICAL.parse(file) as string)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate, endDate, location }) => [
      summary,
      startDate.toString(),
      endDate.toString(),
      location,
    ]);
  expect(ofIcal).toEqual([
    ['First survey; at home, in parts', '2026-12-25', '2027-01-09', 'Ask your study site'],
    ['Visita de los 2 años', '2028-02-29', '2028-03-01', 'Ask your study site'],
  ]);
  expect(ofNode).toEqual(ofIcal);
});
