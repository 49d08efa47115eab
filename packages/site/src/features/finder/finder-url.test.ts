import { parseSearch } from '@longcovid/content/search';
import { expect, test } from 'vitest';

import { createFinderUrl, readFragment, readShown } from './finder-url.ts';

test.each(['87101', 'Mayagüez', 'tx 77030', '<script>', 'a&b=c#d', '100 %'])(
  'reads the place “%s” from the fragment',
  (near) => {
    const { search, hash } = createFinderUrl({ filters: { cohort: 'adult' }, near });
    expect(readFragment(new URL(`http://localhost/${search}${hash}`).hash).near).toBe(near);
  },
);

test('reads an area of the map from the fragment, to a tenth of its unit', () => {
  const area = { x: 812.34, y: -3.25, width: 243.75, height: 160 };
  const { search, hash } = createFinderUrl({ filters: {}, near: 'Houston', area });
  expect(search).toBe('');
  expect(readFragment(hash)).toEqual({
    near: 'Houston',
    area: { x: 812.3, y: -3.2, width: 243.8, height: 160 },
  });
});

test.each(['1 2 3', '1 2 0 4', 'a b c d', '1 2 3 4 5', '1e9 2 3 4', ''])('rejects the area “%s”', (area) => {
  expect(readFragment(`#find-sites?${new URLSearchParams({ area }).toString()}`).area).toBeNull();
});

test('never puts place or area into the query', () => {
  const area = { x: 1, y: 2, width: 3, height: 4 };
  expect(createFinderUrl({ filters: { cohort: 'adult', radius: 50 }, near: '87101', area }).search).toBe(
    '?cohort=adult&radius=50',
  );
  expect(createFinderUrl({ filters: {} })).toEqual({ search: '', hash: '' });
});

test('reads the number of results from the query', () => {
  const { search } = createFinderUrl({ filters: { cohort: 'adult' }, shown: 20 });
  expect(readShown(new URLSearchParams(search))).toBe(20);
  for (const wrong of ['', '-1', '1e5', '12345678', 'ten'])
    expect(readShown(new URLSearchParams({ shown: wrong }))).toBe(0);
});

test('has the same query for a filter that was just chosen as in the URL after it', () => {
  const filters = { sort: 'status', radius: 50, cohort: 'autopsy', status: 'open', specialty: 2 } as const;
  const chosen = createFinderUrl({ filters }).search;
  const url = new URL('http://localhost/es');
  url.search = createFinderUrl({
    filters: parseSearch(new URLSearchParams(chosen)),
    near: 'Ponce, PR',
  }).search;
  expect(url.search).toBe(chosen);
});

test('reads no place from another fragment', () => {
  expect(readFragment('#goal?near=87101').near).toBe('');
  expect(readFragment('#find-sites').near).toBe('');
});
