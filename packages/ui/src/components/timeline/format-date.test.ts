import { expect, test, vi } from 'vitest';
import { formatDateParts, type TimelineDate, getYear } from './format-date.ts';
import { groupByYear, sortEvents } from './order.ts';
import { timelineMessages } from './Timeline.messages.ts';
import { resolveMessages } from '../../../test/with-locale.tsx';

const format = (date: TimelineDate, language: 'en' | 'es') => {
  const { locale, messages } = resolveMessages(timelineMessages, language);
  return formatDateParts(date, locale, messages);
};

const formatText = (date: TimelineDate, language: 'en' | 'es') =>
  format(date, language)
    .map(({ text }) => text)
    .join('');

test.each<[TimelineDate, string, string]>([
  [{ on: '2023-03-05' }, 'March 5, 2023', '5 de marzo de 2023'],
  [{ on: '2023-03' }, 'March 2023', 'marzo de 2023'],
  [{ on: '2023' }, '2023', '2023'],
  [{ on: '2023-03', isAbout: true }, 'about March 2023', 'hacia marzo de 2023'],
  [{ on: '2023-03-05', isAbout: true }, 'about March 5, 2023', 'hacia el 5 de marzo de 2023'],
  [{ on: '2023', isAbout: true }, 'about 2023', 'hacia 2023'],
  [{ from: '2023-03', to: '2024-05' }, 'from March 2023 to May 2024', 'de marzo de 2023 a mayo de 2024'],
  [
    { from: '2023-03-05', to: '2023-03-07' },
    'from March 5, 2023 to March 7, 2023',
    'del 5 de marzo de 2023 al 7 de marzo de 2023',
  ],
  [{ from: '2023', to: '2024-01-31' }, 'from 2023 to January 31, 2024', 'de 2023 al 31 de enero de 2024'],
  [{ from: '2023', to: '2024', isAbout: true }, 'about 2023 to 2024', 'aproximadamente de 2023 a 2024'],
])('TML-04 formats %j in both languages', (date, en, es) => {
  expect([formatText(date, 'en'), formatText(date, 'es')]).toEqual([en, es]);
});

test('TML-04 keeps the last day of a year, in every time zone', () => {
  expect(format({ on: '2023-12-31' }, 'en')).toEqual([{ text: 'December 31, 2023', dateTime: '2023-12-31' }]);
});

test.each(['2023-02-30', 'soon', ''])('TML-10 shows “%s”, no date, unchanged, and warns', (on) => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  expect(format({ on }, 'es')).toEqual([{ text: on }]);
  expect(getYear({ on })).toBeUndefined();
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    `[@longcovid/ui] Timeline: “${on}” is not a date. It is shown unchanged, and software cannot read it as a date. Use an ISO 8601 date: 2023, 2023-03 or 2023-03-05.`,
  );
  warned.mockRestore();
});

const events = [
  { id: 'b', date: { on: '2022-05' } },
  { id: 'none' },
  { id: 'a', date: { from: '2021', to: '2024' } },
  { id: 'c', date: { on: '2022-05-01' } },
];
const joinIds = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test.each([
  ['given', 'b none a c'],
  ['oldest-first', 'a b c none'],
  ['newest-first', 'b c a none'],
] as const)('TML-05 sorts by %s: %s', (order, expected) => {
  expect(joinIds(sortEvents(events, order))).toBe(expected);
});

test('TML-06 groups events that follow each other in a year', () => {
  expect(
    groupByYear(sortEvents(events, 'oldest-first')).map((group) => [group.year, joinIds(group.events)]),
  ).toEqual([
    ['2021', 'a'],
    ['2022', 'b c'],
    [undefined, 'none'],
  ]);
});
