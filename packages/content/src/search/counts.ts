import type { CohortId, CohortStatus, CovidCondition, Specialty } from '../index.ts';
import { OTHER_FILTERS } from './judge.ts';
import type { FilterName, Judgement, OtherFilter } from './judge.ts';
import { RADIUS_CHOICES } from './study-site-query.ts';
import type { RadiusChoice, StudySiteQuery } from './study-site-query.ts';

/** For each choice of a filter: how many study sites would fit if only that filter had that choice. */
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
  /** For each filter that is set: how many study sites would fit without it. */
  withoutFilter: Partial<Record<FilterName, number>>;
};

/** Nothing counted yet; `withoutFilter` names the filters that are set. */
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

/** Adds one study site to the counts. */
export function countIn(counts: Counts, judged: Judgement, query: StudySiteQuery): void {
  if (judged.failure === null) countGroups(counts, judged, query);
  if (!judged.groupFits) return;
  for (const filter of OTHER_FILTERS) {
    if (judged.failure !== null && judged.failure !== filter) continue;
    countWithout(counts, filter);
    countChoices(counts.facets, filter, judged);
  }
}

/** Group and status depend on each other: another group is counted with this status, another status with this group. */
function countGroups({ facets, withoutFilter }: Counts, judged: Judgement, query: StudySiteQuery): void {
  let [statusFits, isFull] = [false, false];
  for (const { cohort, status } of judged.studySite.cohorts) {
    if (query.status === undefined || query.status === status) {
      facets.cohort[cohort] += 1;
      statusFits = true;
    }
    isFull ||= status === 'full' && (query.cohort === undefined || query.cohort === cohort);
  }
  if (judged.isOpen) facets.status.open += 1;
  if (isFull) facets.status.full += 1;
  if (statusFits) countWithout({ withoutFilter }, 'cohort');
  if (judged.hasGroup) countWithout({ withoutFilter }, 'status');
}

function countWithout({ withoutFilter }: Pick<Counts, 'withoutFilter'>, filter: FilterName): void {
  const count = withoutFilter[filter];
  if (count !== undefined) withoutFilter[filter] = count + 1;
}

function countChoices(facets: Facets, filter: OtherFilter, { studySite, miles }: Judgement): void {
  if (filter === 'condition') for (const value of studySite.covidConditions) facets.condition[value] += 1;
  if (filter === 'offSite') facets.offSite[`${studySite.offSite}`] += 1;
  if (filter === 'specialty') facets.specialty[studySite.specialty] += 1;
  if (filter === 'radius' && miles !== null && facets.radius !== null)
    for (const choice of RADIUS_CHOICES) if (miles <= choice) facets.radius[choice] += 1;
}

/** The smallest choice of radius that finds something; asked when the query's own finds nothing. */
export function widerRadius({ facets }: Counts): { radius: RadiusChoice; total: number } | null {
  const wider = RADIUS_CHOICES.find((choice) => (facets.radius?.[choice] ?? 0) > 0);
  return wider === undefined ? null : { radius: wider, total: facets.radius?.[wider] ?? 0 };
}
