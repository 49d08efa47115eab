import { expect, test } from 'vitest';

import { finderAddress, readNear } from './finder-address.ts';

test.each(['87101', 'Mayagüez', 'tx 77030', '<script>', 'a&b=c#d', '100 %'])(
  'the place “%s” comes back from the fragment',
  (near) => {
    const { search, hash } = finderAddress({ cohort: 'adult' }, near);
    expect(readNear(new URL(`http://localhost/${search}${hash}`).hash)).toBe(near);
  },
);

test('the place never stands in the query', () => {
  expect(finderAddress({ cohort: 'adult', radius: 50 }, '87101').search).toBe('?cohort=adult&radius=50');
  expect(finderAddress({}, '')).toEqual({ search: '', hash: '' });
});

test('another fragment names no place', () => {
  expect(readNear('#goal?near=87101')).toBe('');
  expect(readNear('#find-sites')).toBe('');
});
