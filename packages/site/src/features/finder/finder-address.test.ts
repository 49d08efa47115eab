import { expect, test } from 'vitest';

import { finderAddress, readFragment, readShown } from './finder-address.ts';

test.each(['87101', 'Mayagüez', 'tx 77030', '<script>', 'a&b=c#d', '100 %'])(
  'reads the place “%s” from the fragment',
  (near) => {
    const { search, hash } = finderAddress({ filters: { cohort: 'adult' }, near });
    expect(readFragment(new URL(`http://localhost/${search}${hash}`).hash).near).toBe(near);
  },
);

test('reads an area of the map from the fragment, to a tenth of its unit', () => {
  const area = { x: 812.34, y: -3.25, width: 243.75, height: 160 };
  const { search, hash } = finderAddress({ filters: {}, near: 'Houston', area });
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
  expect(finderAddress({ filters: { cohort: 'adult', radius: 50 }, near: '87101', area }).search).toBe(
    '?cohort=adult&radius=50',
  );
  expect(finderAddress({ filters: {} })).toEqual({ search: '', hash: '' });
});

test('reads the number of results from the query', () => {
  const { search } = finderAddress({ filters: { cohort: 'adult' }, shown: 20 });
  expect(readShown(new URLSearchParams(search))).toBe(20);
  for (const wrong of ['', '-1', '1e5', '12345678', 'ten'])
    expect(readShown(new URLSearchParams({ shown: wrong }))).toBe(0);
});

test('reads no place from another fragment', () => {
  expect(readFragment('#goal?near=87101').near).toBe('');
  expect(readFragment('#find-sites').near).toBe('');
});
