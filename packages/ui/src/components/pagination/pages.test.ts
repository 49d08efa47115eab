import { expect, test } from 'vitest';
import { pageItems, pageWithin } from './Pagination.tsx';

const line = (page: number, pageCount: number) =>
  pageItems(page, pageCount)
    .map((item) => (typeof item === 'number' ? item : `${item.from}…${item.to}`))
    .join(' ');

test.each([
  [1, 2, '1 2'],
  [1, 9, '1 2 3…8 9'],
  [2, 9, '1 2 3 4…8 9'],
  [3, 9, '1 2 3 4 5…8 9'],
  [4, 9, '1 2 3 4 5 6…8 9'],
  [5, 9, '1 2…3 4 5 6 7…8 9'],
  [9, 9, '1 2…7 8 9'],
  [2, 5, '1 2 3 4 5'],
  [250, 500, '1 2…248 249 250 251 252…499 500'],
])('PGN-05 page %i of %i links %s', (page, pageCount, expected) => {
  expect(line(page, pageCount)).toBe(expected);
});

test('PGN-05 links each of 500 pages or has it in a gap of two pages or more', () => {
  for (let page = 1; page <= 500; page += 1) {
    const items = pageItems(page, 500);
    const sizes = items.map((item) => (typeof item === 'number' ? 1 : item.to - item.from + 1));
    expect(sizes.reduce((sum, size) => sum + size)).toBe(500);
    expect(items.filter((item) => typeof item !== 'number' && item.to === item.from)).toEqual([]);
  }
});

test.each([
  [Number.NaN, 1],
  [-3, 1],
  [0, 1],
  [2.9, 2],
  [99, 9],
  [Number.POSITIVE_INFINITY, 9],
])('PGN-09 page %d of 9 is page %i', (asked, page) => {
  expect(pageWithin(asked, 9)).toBe(page);
});
