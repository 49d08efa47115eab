import { loadStateAreas } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { formatAlertPath } from './alert-address.ts';
import { readAlertStart } from './alert-start.ts';

const cohorts = [{ id: 'adult', name: 'Adults', who: '' } as const];
const states = loadStateAreas().map(({ code, name }) => ({ code, name }));

const read = (path: string) =>
  readAlertStart(new URL(path, 'http://localhost').searchParams, { cohorts, states }, 'es');

test('keeps the group, and of a place its state alone', () => {
  const from = { label: 'Santa Fe, NM 87501', lat: 35.6, long: -105.9, state: 'NM' };
  const path = formatAlertPath('es', { cohort: 'adult', from });
  expect(path).toBe('/es/alerts?cohort=adult&place=NM');
  expect(read(path)).toEqual({ cohort: 'adult', place: 'Nuevo México' });
});

test('has neither for the tissue study without a place', () => {
  expect(formatAlertPath('en', { cohort: 'autopsy', from: null })).toBe('/alerts');
});

test.each(['87501', 'Santa Fe, NM 87501', '<script>', 'XX', '87'])('reads no place from “%s”', (place) => {
  expect(read(`/alerts?${new URLSearchParams({ place, cohort: 'cats' }).toString()}`)).toEqual({
    cohort: undefined,
    place: undefined,
  });
});

test('reads three digits', () => expect(read('/alerts?place=875').place).toBe('875'));
