import { describe, expect, test } from 'vitest';
import { searchStudySites } from './index.ts';
import type { StudySiteQuery } from './index.ts';
import type { StudySite } from '../index.ts';

const studySite = (id: string, changes: Partial<StudySite>): StudySite => ({
  id,
  name: id,
  city: id,
  state: 'NM',
  country: 'US',
  postalCode: '87102',
  lat: 35.08,
  long: -106.65,
  cohorts: [{ cohort: 'adult', status: 'open' }],
  covidConditions: [3],
  specialty: 0,
  offSite: false,
  website: null,
  sample: true,
  ...changes,
});

const albuquerque = studySite('albuquerque', {});
const boston = studySite('boston', {
  lat: 42.36,
  long: -71.06,
  cohorts: [
    { cohort: 'adult', status: 'full' },
    { cohort: 'pediatric', status: 'open' },
  ],
  covidConditions: [2, 3],
});
const honolulu = studySite('honolulu', { lat: 21.31, long: -157.86, offSite: true, specialty: 4 });
const lasCruces = studySite('las-cruces', {
  lat: 32.31,
  long: -106.78,
  cohorts: [{ cohort: 'adult', status: 'full' }],
  covidConditions: [4],
  specialty: 1,
});
const all = [honolulu, lasCruces, boston, albuquerque];
const santaFe = { lat: 35.69, long: -105.94 };

const ids = (query: StudySiteQuery) =>
  searchStudySites(all, query).matches.map((found) => found.studySite.id);

test.each<[string, StudySiteQuery, string[]]>([
  ['no filter: all, by name', {}, ['albuquerque', 'boston', 'honolulu', 'las-cruces']],
  ['a group', { cohort: 'pediatric' }, ['boston']],
  ['a group that no study site enrolls', { cohort: 'autopsy' }, []],
  ['a condition', { condition: 2 }, ['boston']],
  ['open for any group', { status: 'open' }, ['albuquerque', 'boston', 'honolulu']],
  ['full for any group', { status: 'full' }, ['boston', 'las-cruces']],
  [
    'the status of the chosen group, not of another',
    { cohort: 'adult', status: 'open' },
    ['albuquerque', 'honolulu'],
  ],
  ['off-site', { offSite: true }, ['honolulu']],
  ['not off-site', { offSite: false }, ['albuquerque', 'boston', 'las-cruces']],
  ['a specialty', { specialty: 1 }, ['las-cruces']],
  ['no specialty', { specialty: 0 }, ['albuquerque', 'boston']],
  ['filters together', { cohort: 'adult', condition: 3, offSite: false }, ['albuquerque', 'boston']],
  ['near: nearest first', santaFe, ['albuquerque', 'las-cruces', 'boston', 'honolulu']],
  ['near, by name', { ...santaFe, sort: 'name' }, ['albuquerque', 'boston', 'honolulu', 'las-cruces']],
  [
    'by distance without a place: by name',
    { sort: 'distance' },
    ['albuquerque', 'boston', 'honolulu', 'las-cruces'],
  ],
  ['a radius', { ...santaFe, radius: 300 }, ['albuquerque', 'las-cruces']],
  ['a radius of zero', { ...santaFe, radius: 0 }, []],
  ['a radius of zero, at the place itself', { lat: 35.08, long: -106.65, radius: 0 }, ['albuquerque']],
  ['a radius without a place is ignored', { radius: 1 }, ['albuquerque', 'boston', 'honolulu', 'las-cruces']],
  ['a box', { bbox: { west: -110, south: 31, east: -100, north: 37 } }, ['albuquerque', 'las-cruces']],
  [
    'a box with study sites on its edge',
    { bbox: { west: -106.65, south: 35.08, east: -71.06, north: 42.36 } },
    ['albuquerque', 'boston'],
  ],
  ['a box across the date line', { bbox: { west: 170, south: 0, east: -150, north: 40 } }, ['honolulu']],
])('%s', (_what, query, expected) => {
  expect(ids(query)).toEqual(expected);
});

/** Lengths on the WGS84 ellipsoid by Vincenty's formula, a more exact one than the code uses. */
test.each([
  ['next to it', { lat: 35.08, long: -106.65 }, albuquerque, 0],
  ['Santa Fe to Albuquerque', santaFe, albuquerque, 58],
  ['Albuquerque to Boston', albuquerque, boston, 1972],
  ['Boston to Honolulu', boston, honolulu, 5090],
  ['over the date line', { lat: 0, long: 179 }, studySite('x', { lat: 0, long: -179 }), 138],
])('measures %s', (_what, { lat, long }, site, miles) => {
  const [found] = searchStudySites([site], { lat, long }).matches;
  expect(Math.abs((found?.distanceMiles ?? NaN) - miles)).toBeLessThanOrEqual(miles * 0.005 + 0.5);
});

describe('direction from the visitor', () => {
  test.each([
    ['N', 1, 0],
    ['NE', 1, 1],
    ['E', 0, 1],
    ['SE', -1, 1],
    ['S', -1, 0],
    ['SW', -1, -1],
    ['W', 0, -1],
    ['NW', 1, -1],
  ])('%s', (direction, north, east) => {
    const site = studySite('x', { lat: north, long: east });
    expect(searchStudySites([site], { lat: 0, long: 0 }).matches[0]?.direction).toBe(direction);
  });

  test('takes the short way across the date line', () => {
    const site = studySite('x', { lat: 0, long: -179 });
    expect(searchStudySites([site], { lat: 0, long: 179 }).matches[0]?.direction).toBe('E');
  });

  test('returns a distance but no direction for the same place', () => {
    expect(searchStudySites([albuquerque], { lat: 35.08, long: -106.65 }).matches).toEqual([
      { studySite: albuquerque, distanceMiles: 0 },
    ]);
  });

  test('returns neither without a place', () => {
    expect(searchStudySites([albuquerque], {}).matches).toEqual([{ studySite: albuquerque }]);
  });
});

test('sorts numbers in names numerically, and equal names by id', () => {
  const sites = [
    studySite('b', { name: 'Clinic 10' }),
    studySite('d', { name: 'Clinic 2' }),
    studySite('c', { name: 'Clinic 2' }),
    studySite('a', { name: 'Ärztehaus' }),
  ];
  expect(searchStudySites(sites, {}).matches.map((found) => found.studySite.id)).toEqual([
    'a',
    'c',
    'd',
    'b',
  ]);
  expect(searchStudySites(sites, santaFe).matches.map((found) => found.studySite.id)).toEqual([
    'a',
    'c',
    'd',
    'b',
  ]);
});

test('does not reorder its input', () => {
  const given = [...all];
  searchStudySites(given, santaFe);
  expect(given).toEqual(all);
});
