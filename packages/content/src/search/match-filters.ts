import type { StudySite } from '../index.ts';
import type { FoundStudySite } from './study-site-query.ts';
import { isInside } from './geography.ts';
import type { StudySiteQuery } from './study-site-query.ts';

/** The filters besides group and status; `area` is the box or the visible part of the map. */
export const OTHER_FILTERS = ['condition', 'offSite', 'specialty', 'state', 'radius', 'area'] as const;
export type OtherFilter = (typeof OTHER_FILTERS)[number];

/** The filters that a visitor can remove individually. */
export type FilterName = 'cohort' | 'status' | OtherFilter;

/** The one filter that a study site fails; null when it fails none. */
export type Failure = OtherFilter | 'several' | null;

/** The fields of a study site besides its location. Many study sites share them, so each profile is evaluated once. */
export type EnrollmentProfile = Pick<StudySite, 'cohorts' | 'covidConditions' | 'offSite' | 'specialty'>;

/** The one location filter that a study site fails. */
export const LOCATION_FAILURES = ['none', 'state', 'radius', 'area', 'several'] as const;
export type LocationFailure = Exclude<(typeof LOCATION_FAILURES)[number], 'none'> | null;

/** The evaluation of a profile for a query, and the number of study sites with it. */
export type FilterMatch = {
  profile: EnrollmentProfile;
  /** Of condition, off-site and specialty. */
  failure: Failure;
  /** It enrolls the chosen group, or any when none is chosen. */
  hasGroup: boolean;
  /** One of those groups is open. */
  isOpen: boolean;
  /** One of those groups has the requested status. */
  groupFits: boolean;
  /** Number of study sites with this profile per failed location filter; the caller counts them. */
  countsByFailure: Record<(typeof LOCATION_FAILURES)[number], number>;
};

export function evaluateFilters(profile: EnrollmentProfile, query: StudySiteQuery): FilterMatch {
  let [hasGroup, isOpen, groupFits] = [false, false, false];
  for (const { cohort, status } of profile.cohorts) {
    if (query.cohort !== undefined && query.cohort !== cohort) continue;
    hasGroup = true;
    isOpen ||= status === 'open';
    groupFits ||= query.status === undefined || query.status === status;
  }
  const failure = combineFailures(
    passes('condition', query.condition === undefined || profile.covidConditions.includes(query.condition)),
    passes('offSite', query.offSite === undefined || query.offSite === profile.offSite),
    passes('specialty', query.specialty === undefined || query.specialty === profile.specialty),
  );
  const countsByFailure = { none: 0, state: 0, radius: 0, area: 0, several: 0 };
  return { profile, failure, hasGroup, isOpen, groupFits, countsByFailure };
}

/** Allocates nothing, since it runs for each study site. `miles`: from the place, infinite without one. */
export function evaluateLocation(
  found: FoundStudySite,
  miles: number,
  query: StudySiteQuery,
): LocationFailure {
  let failure: LocationFailure = null;
  if (query.state !== undefined && query.state !== found.studySite.state) failure = 'state';
  if (query.country !== undefined && query.country !== found.studySite.country) failure = 'state';
  if (query.radius !== undefined && miles > query.radius && miles !== Infinity)
    failure = failure === null ? 'radius' : 'several';
  if ((query.bbox || query.ids) && !isInArea(found.studySite, query))
    failure = failure === null ? 'area' : 'several';
  return failure;
}

/** Combines the results of several filters. */
export function combineFailures(...failures: readonly Failure[]): Failure {
  const failed = failures.filter((failure) => failure !== null);
  return failed.length > 1 ? 'several' : (failed[0] ?? null);
}

const passes = (filter: OtherFilter, passed: boolean): Failure => (passed ? null : filter);

const isInArea = (studySite: StudySite, { bbox, ids }: StudySiteQuery) =>
  (bbox === undefined || isInside(studySite, bbox)) && (ids === undefined || ids.has(studySite.id));
