import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COHORT_IDS, COHORT_STATUSES, COVID_CONDITIONS, SPECIALTIES } from '../index.ts';
import type { StudySite } from '../index.ts';
import { RADIUS_CHOICES, searchStudySites, SORTS } from './index.ts';
import { bruteForce, milesBetween } from '../../test/brute-force.ts';
import type { Filters, From } from '../../test/brute-force.ts';

/** Few towns, so that distances and states are often equal. */
const TOWNS = [
  { state: 'NM', lat: 35.08, long: -106.65 },
  { state: 'NM', lat: 32.31, long: -106.78 },
  { state: 'TX', lat: 31.76, long: -106.49 },
  { state: 'TX', lat: 29.76, long: -95.37 },
  { state: 'MA', lat: 42.36, long: -71.06 },
  { state: 'HI', lat: 21.31, long: -157.86 },
];

const cohorts = fc.uniqueArray(
  fc.record({ cohort: fc.constantFrom(...COHORT_IDS), status: fc.constantFrom(...COHORT_STATUSES) }),
  {
    minLength: 1,
    selector: ({ cohort }) => cohort,
  },
);

const studySites: fc.Arbitrary<StudySite[]> = fc
  .array(
    fc.record({
      town: fc.constantFrom(...TOWNS),
      cohorts,
      covidConditions: fc.uniqueArray(fc.constantFrom(...COVID_CONDITIONS), { minLength: 1 }),
      specialty: fc.constantFrom(...SPECIALTIES),
      offSite: fc.boolean(),
      number: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 30 },
  )
  .map((records) =>
    records.map(({ town, number, ...record }, index) => ({
      ...record,
      ...town,
      id: `id-${index}`,
      name: `Clinic ${number}`,
      city: 'Town',
      country: 'US' as const,
      postalCode: '87102',
      website: null,
      sample: true,
    })),
  );

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const filters = fc.record({
  cohort: optional(fc.constantFrom(...COHORT_IDS)),
  condition: optional(fc.constantFrom(...COVID_CONDITIONS)),
  status: optional(fc.constantFrom(...COHORT_STATUSES)),
  offSite: optional(fc.boolean()),
  specialty: optional(fc.constantFrom(...SPECIALTIES)),
  radius: optional(fc.constantFrom(...RADIUS_CHOICES)),
  sort: optional(fc.constantFrom(...SORTS)),
});
const place = optional(fc.constantFrom({ lat: 34, long: -106 }, { lat: 35.08, long: -106.65 }));

const searches = (
  check: (sites: StudySite[], query: Filters, from: From, found: ReturnType<typeof searchStudySites>) => void,
) =>
  fc.assert(
    fc.property(studySites, filters, place, (sites, chosen, near) => {
      const query = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
      check(sites, query, near ?? null, searchStudySites(sites, { ...query, ...near }));
    }),
    { numRuns: 300 },
  );

test('matches brute force in order and total', () => {
  searches((sites, query, from, { matches, total }) => {
    expect(matches.map(({ studySite }) => studySite.id)).toEqual(bruteForce(sites, query, from));
    expect(total).toBe(matches.length);
  });
});

test('counts the matches of each option if only that filter changed', () => {
  searches((sites, query, from, { facets }) => {
    const count = (change: Filters) => bruteForce(sites, { ...query, ...change }, from).length;
    for (const cohort of COHORT_IDS) expect(facets.cohort[cohort]).toBe(count({ cohort }));
    for (const status of COHORT_STATUSES) expect(facets.status[status]).toBe(count({ status }));
    for (const condition of COVID_CONDITIONS) expect(facets.condition[condition]).toBe(count({ condition }));
    for (const specialty of SPECIALTIES) expect(facets.specialty[specialty]).toBe(count({ specialty }));
    expect(facets.offSite).toEqual({ true: count({ offSite: true }), false: count({ offSite: false }) });
    const radius = Object.fromEntries(RADIUS_CHOICES.map((choice) => [choice, count({ radius: choice })]));
    expect(facets.radius).toEqual(from === null ? null : radius);
  });
});

test('counts the matches without each filter that is set', () => {
  searches((sites, query, from, { withoutFilter }) => {
    const names = Object.keys(query).filter(
      (name) => name !== 'sort' && (name !== 'radius' || from !== null),
    );
    expect(Object.keys(withoutFilter).sort()).toEqual(names.sort());
    for (const [name, total] of Object.entries(withoutFilter)) {
      const { [name as keyof Filters]: dropped, ...others } = query;
      expect([name, dropped, total]).toEqual([name, dropped, bruteForce(sites, others, from).length]);
    }
  });
});

test('is all-full when study sites match regardless of status and none is open', () => {
  searches((sites, query, from, { goal }) => {
    const { status, ...others } = query;
    const any = bruteForce(sites, others, from).length;
    const open = bruteForce(sites, { ...others, status: 'open' }, from).length;
    expect([status, goal]).toEqual([status, any > 0 && open === 0 ? 'all-full' : null]);
  });
});

test('returns the nearest open study site at any distance', () => {
  searches((sites, query, from, { nearestOpen }) => {
    const { cohort, condition, offSite, specialty } = query;
    const chosen = Object.entries({ cohort, condition, offSite, specialty, status: 'open' });
    const asked = Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
    const [nearest] = from === null ? [] : bruteForce(sites, asked, from);
    expect(nearestOpen?.studySite.id).toBe(nearest);
    if (nearestOpen !== null && from !== null)
      expect(nearestOpen.distanceMiles).toBeCloseTo(milesBetween(from, nearestOpen.studySite), 2);
  });
});

test('suggests the smallest radius with matches when there are none', () => {
  searches((sites, query, from, { total, widerRadius }) => {
    const { radius } = query;
    const wider = RADIUS_CHOICES.filter((choice) => radius !== undefined && choice > radius)
      .map((choice) => ({
        radius: choice,
        total: bruteForce(sites, { ...query, radius: choice }, from).length,
      }))
      .find((choice) => choice.total > 0);
    expect(widerRadius).toEqual(total === 0 && from !== null ? (wider ?? null) : null);
  });
});

test('searches one state regardless of the place, and all states without the filter', () => {
  const inStates = fc.constantFrom('NM', 'TX', 'WY');
  fc.assert(
    fc.property(studySites, inStates, (sites, state) => {
      const found = searchStudySites(sites, { state, lat: 35, long: -106 });
      expect(found.matches.every(({ studySite }) => studySite.state === state)).toBe(true);
      expect(found.total).toBe(sites.filter((site) => site.state === state).length);
      expect(found.withoutFilter).toEqual({ state: sites.length });
    }),
  );
});

test('filters by ids like by a box', () => {
  fc.assert(
    fc.property(studySites, (sites) => {
      const box = { west: -110, south: 30, east: -100, north: 36 };
      const ids = new Set(
        sites.filter(({ state, long }) => state === 'NM' || long < -106).map(({ id }) => id),
      );
      const inBox = sites.filter(({ long, lat }) => long > -110 && long < -100 && lat > 30 && lat < 36);
      expect(searchStudySites(sites, { bbox: box }).total).toBe(inBox.length);
      const both = searchStudySites(sites, { bbox: box, ids });
      expect(both.total).toBe(inBox.filter(({ id }) => ids.has(id)).length);
      expect(both.withoutFilter).toEqual({ area: sites.length });
    }),
  );
});

test('detects a changed list', () => {
  fc.assert(
    fc.property(studySites, studySites, (before, after) => {
      const list = [...before];
      searchStudySites(list, TOWNS[0] ?? {});
      list.splice(0, list.length, ...after);
      expect(searchStudySites(list, TOWNS[0] ?? {})).toEqual(searchStudySites([...after], TOWNS[0] ?? {}));
    }),
  );
});

test('finds 10,000 study sites at one point and not one beside it', () => {
  const [first] =
    fc.sample(
      studySites.filter((sites) => sites.length > 0),
      1,
    )[0] ?? [];
  if (first === undefined) throw new Error('no sample');
  const sites = Array.from({ length: 10_000 }, (_, index) => ({
    ...first,
    id: `id-${index}`,
    lat: 35,
    long: -106,
  }));
  const found = searchStudySites([...sites, { ...first, id: 'off', lat: 91, long: 0 }], {
    lat: 35,
    long: -106,
    radius: 10,
  });
  expect(found.total).toBe(10_000);
  expect(found.matches[0]).toMatchObject({ studySite: { id: 'id-0' }, distanceMiles: 0 });
});
