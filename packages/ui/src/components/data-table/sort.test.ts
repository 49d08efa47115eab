import { expect, test } from 'vitest';
import type { ColumnKind } from './columns.ts';
import { computeRanks } from './sort.ts';
import { type CellValue, interval, missing, suppressed } from './cell-value.ts';

/** Sorts values by their ranks, without those that have none. */
const sortByRank = (values: readonly CellValue[], kind: ColumnKind, locale = 'en') => {
  const ranks = computeRanks(values, kind, locale);
  return values
    .map((value, index) => ({ value, rank: ranks[index] }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ value }) => value);
};

test('DTB-08 sorts text by the rules of the language: accents, ñ, capitals, numbers in it', () => {
  const spanish = ['zona', 'nube', 'ñu', 'Ávila', 'oso', 'ayer'];
  expect(sortByRank(spanish, 'text', 'es')).toEqual(['Ávila', 'ayer', 'nube', 'ñu', 'oso', 'zona']);
  expect(sortByRank(['Site 10', 'site 2', 'Site 1'], 'text')).toEqual(['Site 1', 'site 2', 'Site 10']);
});

test('DTB-08 gives equal texts one rank, so that rows keep the order of the data', () => {
  expect(computeRanks(['b', 'a', 'b', 'a'], 'text', 'en')).toEqual([1, 0, 1, 0]);
});

test('DTB-07 sorts numbers and intervals by size; a missing value has no rank', () => {
  const values = [12, null, interval(3, 1, 90), suppressed(), -4, Number.NaN, missing(), 'about 5', 3.5];
  expect(sortByRank(values, 'number')).toEqual([-4, interval(3, 1, 90), 3.5, 12]);
});

test('DTB-07 sorts dates of different precision by time', () => {
  const dates = ['2025-05-02', '2024', '2025-05', 'unknown', '2025-04-30', ''];
  expect(sortByRank(dates, 'date')).toEqual(['2024', '2025-04-30', '2025-05', '2025-05-02']);
});

test('DTB-07 gives empty text no rank and sorts a number in a column of text', () => {
  expect(computeRanks(['b', '', 7, undefined, '  '], 'text', 'en')).toEqual([
    1,
    undefined,
    0,
    undefined,
    undefined,
  ]);
});
