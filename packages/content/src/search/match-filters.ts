import type { StudySite } from '../index.ts';
import type { FoundStudySite } from './study-site-query.ts';
import { isInside } from './geography.ts';
import type { StudySiteQuery } from './study-site-query.ts';

/** The filters that say nothing of groups; `area` is the box or the part of the map in view. */
export const OTHER_FILTERS = ['condition', 'offSite', 'specialty', 'state', 'radius', 'area'] as const;
export type OtherFilter = (typeof OTHER_FILTERS)[number];

/** The filters that a visitor can drop one by one. */
export type FilterName = 'cohort' | 'status' | OtherFilter;

/** The one filter that a study site fails; null when it fails none. */
export type Failure = OtherFilter | 'several' | null;

/** What a study site offers, wherever it stands. Many have it in common, so that it is judged once for all of them. */
export type EnrollmentProfile = Pick<StudySite, 'cohorts' | 'covidConditions' | 'offSite' | 'specialty'>;

/** How the place of a study site can stand to a query: the one filter that it fails. */
export const LOCATION_FAILURES = ['none', 'state', 'radius', 'area', 'several'] as const;
export type LocationFailure = Exclude<(typeof LOCATION_FAILURES)[number], 'none'> | null;

/** How an offer stands to a query, and how many study sites have it. */
export type FilterMatch = {
  offer: EnrollmentProfile;
  /** Of condition, off-site and specialty. */
  failure: Failure;
  /** It enrolls the chosen group, or any when none is chosen. */
  hasGroup: boolean;
  /** One of those groups is open. */
  isOpen: boolean;
  /** One of those groups has the status that is asked for. */
  groupFits: boolean;
  /** How many study sites with this offer fail which filter of place; filled in by whoever goes through the list. */
  countsByFailure: Record<(typeof LOCATION_FAILURES)[number], number>;
};

export function evaluateFilters(offer: EnrollmentProfile, query: StudySiteQuery): FilterMatch {
  let [hasGroup, isOpen, groupFits] = [false, false, false];
  for (const { cohort, status } of offer.cohorts) {
    if (query.cohort !== undefined && query.cohort !== cohort) continue;
    hasGroup = true;
    isOpen ||= status === 'open';
    groupFits ||= query.status === undefined || query.status === status;
  }
  const failure = combineFailures(
    passes('condition', query.condition === undefined || offer.covidConditions.includes(query.condition)),
    passes('offSite', query.offSite === undefined || query.offSite === offer.offSite),
    passes('specialty', query.specialty === undefined || query.specialty === offer.specialty),
  );
  const countsByFailure = { none: 0, state: 0, radius: 0, area: 0, several: 0 };
  return { offer, failure, hasGroup, isOpen, groupFits, countsByFailure };
}

/** Asked for each study site of the list, so it makes nothing. `miles`: from the place, infinite without one. */
export function evaluateLocation(
  found: FoundStudySite,
  miles: number,
  query: StudySiteQuery,
): LocationFailure {
  let failure: LocationFailure = null;
  if (query.state !== undefined && query.state !== found.studySite.state) failure = 'state';
  if (query.radius !== undefined && miles > query.radius && miles !== Infinity)
    failure = failure === null ? 'radius' : 'several';
  if ((query.bbox || query.ids) && !isInArea(found.studySite, query))
    failure = failure === null ? 'area' : 'several';
  return failure;
}

/** What fails in all when each of these does. */
export function combineFailures(...failures: readonly Failure[]): Failure {
  const failed = failures.filter((failure) => failure !== null);
  return failed.length > 1 ? 'several' : (failed[0] ?? null);
}

const passes = (filter: OtherFilter, passed: boolean): Failure => (passed ? null : filter);

const isInArea = (studySite: StudySite, { bbox, ids }: StudySiteQuery) =>
  (bbox === undefined || isInside(studySite, bbox)) && (ids === undefined || ids.has(studySite.id));
