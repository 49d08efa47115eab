import type { CohortId, CohortStatus, CovidCondition, Specialty } from '../index.ts';
import { combineFailures, OTHER_FILTERS, LOCATION_FAILURES } from './match-filters.ts';
import type { FilterName, FilterMatch, EnrollmentProfile, OtherFilter } from './match-filters.ts';
import { RADIUS_CHOICES } from './study-site-query.ts';
import type { RadiusChoice, StudySiteQuery } from './study-site-query.ts';

/** For each option of a filter: the number of matches if only that filter changed to it. */
export type Facets = {
  cohort: Record<CohortId, number>;
  status: Record<CohortStatus, number>;
  condition: Record<CovidCondition, number>;
  offSite: Record<'true' | 'false', number>;
  specialty: Record<Specialty, number>;
  /** Null without a place. */
  radius: Record<RadiusChoice, number> | null;
};

export type Counts = {
  facets: Facets;
  /** For each filter that is set: the number of matches without it. */
  withoutFilter: Partial<Record<FilterName, number>>;
};

/** All counts zero; `withoutFilter` has the filters that are set. */
export function emptyCounts(query: StudySiteQuery, hasPlace: boolean): Counts {
  const isSet: Record<FilterName, boolean> = {
    cohort: query.cohort !== undefined,
    status: query.status !== undefined,
    condition: query.condition !== undefined,
    offSite: query.offSite !== undefined,
    specialty: query.specialty !== undefined,
    state: query.state !== undefined,
    radius: hasPlace && query.radius !== undefined && query.radius !== Infinity,
    area: query.bbox !== undefined || query.ids !== undefined,
  };
  const names = Object.keys(isSet) as FilterName[];
  return {
    facets: {
      cohort: { adult: 0, pediatric: 0, pregnancy: 0, autopsy: 0 },
      status: { open: 0, full: 0 },
      condition: { 2: 0, 3: 0, 4: 0 },
      offSite: { true: 0, false: 0 },
      specialty: { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 },
      radius: hasPlace ? { 10: 0, 25: 0, 50: 0, 100: 0, 200: 0, 500: 0 } : null,
    },
    withoutFilter: Object.fromEntries(names.filter((name) => isSet[name]).map((name) => [name, 0])),
  };
}

/** Adds the study sites of one profile, except to the facets of the radius. */
export function addToFacets(counts: Counts, match: FilterMatch, query: StudySiteQuery): void {
  for (const place of LOCATION_FAILURES) {
    const number = match.countsByFailure[place];
    if (number === 0) continue;
    const failure = combineFailures(match.failure, place === 'none' ? null : place);
    if (failure === null) countGroups(counts, match, number, query);
    if (!match.groupFits) continue;
    for (const filter of OTHER_FILTERS) {
      if (failure !== null && failure !== filter) continue;
      countWithout(counts, filter, number);
      countChoices(counts.facets, filter, match.profile, number);
    }
  }
}

/** Adds a study site at this distance that matches all filters except maybe the radius. */
export function addToRadiusFacets({ facets: { radius } }: Counts, miles: number): void {
  if (radius === null) return;
  for (const choice of WIDEST_FIRST) {
    if (miles > choice) return;
    radius[choice] += 1;
  }
}

const WIDEST_FIRST = RADIUS_CHOICES.toReversed();

/** Group and status depend on each other: other groups count with this status, other statuses with this group. */
function countGroups(
  { facets, withoutFilter }: Counts,
  { profile, isOpen, hasGroup }: FilterMatch,
  number: number,
  query: StudySiteQuery,
): void {
  let [statusFits, isFull] = [false, false];
  for (const { cohort, status } of profile.cohorts) {
    if (query.status === undefined || query.status === status) {
      facets.cohort[cohort] += number;
      statusFits = true;
    }
    isFull ||= status === 'full' && (query.cohort === undefined || query.cohort === cohort);
  }
  if (isOpen) facets.status.open += number;
  if (isFull) facets.status.full += number;
  if (statusFits) countWithout({ withoutFilter }, 'cohort', number);
  if (hasGroup) countWithout({ withoutFilter }, 'status', number);
}

function countWithout(
  { withoutFilter }: Pick<Counts, 'withoutFilter'>,
  filter: FilterName,
  number: number,
): void {
  const count = withoutFilter[filter];
  if (count !== undefined) withoutFilter[filter] = count + number;
}

function countChoices(facets: Facets, filter: OtherFilter, profile: EnrollmentProfile, number: number): void {
  if (filter === 'condition') for (const value of profile.covidConditions) facets.condition[value] += number;
  if (filter === 'offSite') facets.offSite[`${profile.offSite}`] += number;
  if (filter === 'specialty') facets.specialty[profile.specialty] += number;
}

/** The smallest radius with matches, for a query without any. */
export function widerRadius({ facets }: Counts): { radius: RadiusChoice; total: number } | null {
  const wider = RADIUS_CHOICES.find((choice) => (facets.radius?.[choice] ?? 0) > 0);
  return wider === undefined ? null : { radius: wider, total: facets.radius?.[wider] ?? 0 };
}
