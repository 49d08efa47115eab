import { expect, test } from 'vitest';
import type { ColumnKind } from './columns.ts';
import type { Locale } from '../../i18n/known-locale.ts';
import { computeRanks } from './sort.ts';
import { type CellValue, interval, missing, suppressed } from './cell-value.ts';

/** The values in the order of their ranks, without those that have none. */
const inOrder = (values: readonly CellValue[], kind: ColumnKind, locale: Locale = 'en') => {
  const ranks = computeRanks(values, kind, locale);
  return values
    .map((value, index) => ({ value, rank: ranks[index] }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ value }) => value);
};

test('DTB-08 text is ordered as the language orders it: accents, ñ, capitals, numbers within', () => {
  const spanish = ['zona', 'nube', 'ñu', 'Ávila', 'oso', 'ayer'];
  expect(inOrder(spanish, 'text', 'es')).toEqual(['Ávila', 'ayer', 'nube', 'ñu', 'oso', 'zona']);
  expect(inOrder(['Site 10', 'site 2', 'Site 1'], 'text')).toEqual(['Site 1', 'site 2', 'Site 10']);
});

test('DTB-08 the same text has the same rank, so that rows keep the order of the data', () => {
  expect(computeRanks(['b', 'a', 'b', 'a'], 'text', 'en')).toEqual([1, 0, 1, 0]);
});

test('DTB-07 numbers and intervals are ordered by size; what has no value has no rank', () => {
  const values = [12, null, interval(3, 1, 90), suppressed(), -4, Number.NaN, missing(), 'about 5', 3.5];
  expect(inOrder(values, 'number')).toEqual([-4, interval(3, 1, 90), 3.5, 12]);
});

test('DTB-07 dates are ordered by time, however exact they are', () => {
  const dates = ['2025-05-02', '2024', '2025-05', 'unknown', '2025-04-30', ''];
  expect(inOrder(dates, 'date')).toEqual(['2024', '2025-04-30', '2025-05', '2025-05-02']);
});

test('DTB-07 empty text, and a number in a column of text', () => {
  expect(computeRanks(['b', '', 7, undefined, '  '], 'text', 'en')).toEqual([
    1,
    undefined,
    0,
    undefined,
    undefined,
  ]);
});
