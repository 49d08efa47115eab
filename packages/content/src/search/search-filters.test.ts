import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COHORT_IDS, COHORT_STATUSES, COVID_CONDITIONS, SPECIALTIES } from '../index.ts';
import { formatSearch, nearPlace, parseSearch, RADIUS_CHOICES, SORTS } from './index.ts';
import type { SearchFilters } from './index.ts';

const parse = (query: string) => parseSearch(new URLSearchParams(query));

test('reads every filter', () => {
  expect(
    parse('?sort=status&radius=50&specialty=0&offSite=false&status=open&condition=3&cohort=pediatric'),
  ).toEqual({
    cohort: 'pediatric',
    condition: 3,
    status: 'open',
    offSite: false,
    specialty: 0,
    radius: 50,
    sort: 'status',
  });
});

test.each([
  '',
  'cohort=elderly',
  'cohort=ADULT',
  'cohort=',
  'condition=1',
  'condition=3.0',
  'condition= 3',
  'status=closed',
  'offSite=on',
  'specialty=5',
  'radius=0',
  'radius=51',
  'radius=Infinity',
  'sort=__proto__',
  'near=87102',
  'lat=35&long=-106',
  'toString=adult',
])('ignores "%s"', (query) => {
  expect(parse(query)).toEqual({});
});

test('takes the first valid of several values', () => {
  expect(parse('cohort=x&cohort=adult&cohort=autopsy')).toEqual({ cohort: 'adult' });
});

test('reads back what it formats, in a fixed order and without the place', () => {
  const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const filters = fc.record({
    cohort: optional(COHORT_IDS),
    condition: optional(COVID_CONDITIONS),
    status: optional(COHORT_STATUSES),
    offSite: optional([true, false]),
    specialty: optional(SPECIALTIES),
    radius: optional(RADIUS_CHOICES),
    sort: optional(SORTS),
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
      const written = formatSearch(given);
      expect(parseSearch(written)).toEqual(given);
      expect([...written.keys()]).toEqual(Object.keys(chosen).filter((name) => name in given));
      expect(formatSearch({ ...given, lat: 35, near: 'x' } as SearchFilters).toString()).toBe(
        written.toString(),
      );
    }),
  );
});

test('applies the radius to a town or a postal code, but not to a state', () => {
  const at = { kind: 'place', label: '', lat: 35, long: -106, state: 'NM' } as const;
  expect(nearPlace({ ...at, precision: 'point' }, 50)).toEqual({ lat: 35, long: -106, radius: 50 });
  expect(nearPlace({ ...at, precision: 'near' })).toEqual({ lat: 35, long: -106 });
  expect(nearPlace({ ...at, precision: 'state' }, 50)).toEqual({ lat: 35, long: -106, state: 'NM' });
});
