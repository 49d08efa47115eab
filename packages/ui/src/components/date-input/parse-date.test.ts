import { expect, test } from 'vitest';
import { type DateResult, parseDateParts, tryParseDateText } from './parse-date.ts';

const locales = ['en-US', 'es-US', 'ar-EG', 'de-DE', 'ja-JP'] as const;
type Language = 'en' | 'es' | 'ar' | 'de' | 'ja';

/** A date, two dates, or an error. */
type Expected = string | readonly [string, string];

/** Month, day and year as typed, what they mean, and in which language alone, where a name is of one language. */
const typed: [month: string, day: string, year: string, expected: Expected, onlyIn?: Language][] = [
  ['3', '5', '2024', '2024-03-05'],
  ['03', '05', '2024', '2024-03-05'],
  [' 3', '5 ', ' 2024 ', '2024-03-05'],
  ['2', '29', '2024', '2024-02-29'],
  ['2', '29', '2023', 'no-such-day'],
  ['2', '31', '2024', 'no-such-day'],
  ['2', '29', '1900', 'no-such-day'],
  ['4', '31', '2024', 'no-such-day'],
  ['3', '4', '26', 'not-a-year'],
  ['3', '4', '0026', 'not-a-year'],
  ['3', '4', '20244', 'not-a-year'],
  ['13', '4', '2024', 'not-a-month'],
  ['0', '4', '2024', 'not-a-month'],
  ['3', '32', '2024', 'not-a-day'],
  ['3', '-4', '2024', 'not-a-day'],
  ['3', '', '2024', 'missing'],
  ['', ' ', '', 'empty'],
  ['٣', '٥', '٢٠٢٤', '2024-03-05'],
  ['３', '５', '２０２４', '2024-03-05'],
  ['March', '5', '2024', '2024-03-05', 'en'],
  ['sept.', '5', '2024', '2024-09-05', 'es'],
  ['مارس', '٥', '2024', '2024-03-05', 'ar'],
  ['MÄRZ', '5', '2024', '2024-03-05', 'de'],
  ['3月', '5', '2024', '2024-03-05', 'ja'],
  ['3/4/2026', '', '', ['2026-03-04', '2026-04-03']],
  ['', '04.03.2026', '', ['2026-04-03', '2026-03-04']],
  ['3/4/26', '', '', 'unclear'],
  ['13/4/2026', '', '', '2026-04-13'],
  ['', '', '2026年3月4日', '2026-03-04'],
  ['3/4/2026', '4', '2026', 'not-a-month'],
];

const show = (result: DateResult): Expected =>
  'date' in result ? result.date : 'error' in result ? result.error : result.ambiguous;

test('DTI-01 reads 30 texts in five languages, moves no day, adds no century, and asks about two readings', () => {
  expect(typed).toHaveLength(30);
  for (const locale of locales) {
    const read = typed.map(([month, day, year]) => [
      month,
      day,
      year,
      show(parseDateParts({ month, day, year }, locale)),
    ]);
    expect(read, locale).toEqual(
      typed.map(([month, day, year, expected, onlyIn]) => [
        month,
        day,
        year,
        onlyIn === undefined || locale.startsWith(onlyIn) ? expected : 'not-a-month',
      ]),
    );
  }
});

test('DTI-01 names the boxes to correct, and the day that does not exist', () => {
  const read = (month: string, day: string, year: string) => parseDateParts({ month, day, year }, 'en-US');
  expect(read('2', '29', '2023')).toMatchObject({ year: 2023, month: 2, day: 29, daysInMonth: 28 });
  expect(read('3', '', '')).toEqual({ error: 'missing', parts: ['year', 'day'] });
  expect(read('3', '5', '24')).toEqual({ error: 'not-a-year', parts: ['year'] });
});

test('DTI-02 takes a year, or a year and a month, only where it may be partial', () => {
  const read = (month: string, day: string, year: string, canBePartial: boolean) =>
    show(parseDateParts({ month, day, year }, 'en-US', { canBePartial }));
  expect(read('', '', '2024', true)).toBe('2024');
  expect(read('3', '', '2024', true)).toBe('2024-03');
  expect(read('3', '5', '2024', true)).toBe('2024-03-05');
  expect(read('', '5', '2024', true)).toBe('missing');
  expect(read('3', '', '', true)).toBe('missing');
  expect(read('', '', '2024', false)).toBe('missing');
  expect(read('3', '', '2024', false)).toBe('missing');
});

test('DTI-03 holds a date against the first and the last day, by what is known of it', () => {
  const read = (date: string) => {
    const [year = '', month = '', day = ''] = date.split('-');
    const rules = { min: '2023-03-05', max: '2024-02', canBePartial: true };
    return show(parseDateParts({ year, month, day }, 'en-US', rules));
  };
  expect(['2023-03-05', '2023-03', '2023', '2024-02-29', '2024'].map(read)).toEqual([
    '2023-03-05',
    '2023-03',
    '2023',
    '2024-02-29',
    '2024',
  ]);
  expect(['2023-03-04', '2023-02', '2022'].map(read)).toEqual(['too-early', 'too-early', 'too-early']);
  expect(['2024-03-01', '2024-03', '2025'].map(read)).toEqual(['too-late', 'too-late', 'too-late']);
});

test('DTI-04 shares a whole date in one text out, and nothing else', () => {
  const date = { year: '2026', month: '3', day: '4' };
  const read = (text: string, locale = 'en-US') => tryParseDateText(text, locale);
  for (const text of [
    '2026-03-04',
    '2026/3/4',
    'Friday, March 4, 2026',
    '4th Mar 2026',
    '２０２６年３月４日',
  ])
    expect(read(text), text).toEqual(date);
  expect(read('4 de marzo de 2026', 'es-US')).toEqual(date);
  expect(read('٤ مارس ٢٠٢٦', 'ar-EG')).toEqual(date);
  for (const text of ['4/4/2026', '04/4/2026']) expect(read(text), text).toEqual({ ...date, month: '4' });
  expect(read('0/4/2026')).toEqual({ ...date, month: '0' });
  expect(read('3-4-2026')).toEqual({ ambiguous: ['2026-03-04', '2026-04-03'] });
  expect(read('3/4/26')).toMatchObject({ error: 'unclear', text: '3/4/26' });
  for (const text of [
    '2024',
    '12',
    '3/4',
    '20260304',
    '12:30',
    'March 4',
    'Mar 4 26',
    '555-010-0142',
    'a '.repeat(1e6),
  ])
    expect(read(text), text.slice(0, 99)).toBeUndefined();
});
