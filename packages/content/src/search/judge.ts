import type { StudySite } from '../index.ts';
import type { FoundStudySite } from './found-in-order.ts';
import { isInside } from './geography.ts';
import type { StudySiteQuery } from './study-site-query.ts';

/** The filters that say nothing of groups; `area` is the box or the part of the map in view. */
export const OTHER_FILTERS = ['condition', 'offSite', 'specialty', 'state', 'radius', 'area'] as const;
export type OtherFilter = (typeof OTHER_FILTERS)[number];

/** The filters that a visitor can drop one by one. */
export type FilterName = 'cohort' | 'status' | OtherFilter;

/** How a study site stands to a query. */
export type Judgement = {
  studySite: StudySite;
  /** From the visitor's place; null when it is not known. */
  miles: number | null;
  /** The one filter apart from group and status that it fails; null when it fails none. */
  failure: OtherFilter | 'several' | null;
  /** It enrolls the chosen group, or any when none is chosen. */
  hasGroup: boolean;
  /** One of those groups is open. */
  isOpen: boolean;
  /** One of those groups has the status that is asked for. */
  groupFits: boolean;
  /** It would do if place and distance did not matter: open, and fits condition, off-site and specialty. */
  couldHelp: boolean;
};

/** Everything that counts and lists are made of, found out once for each study site. */
export function judge({ studySite, distanceMiles }: FoundStudySite, query: StudySiteQuery): Judgement {
  const miles = distanceMiles ?? null;
  let [hasGroup, isOpen, groupFits] = [false, false, false];
  for (const { cohort, status } of studySite.cohorts) {
    if (query.cohort !== undefined && query.cohort !== cohort) continue;
    hasGroup = true;
    isOpen ||= status === 'open';
    groupFits ||= query.status === undefined || query.status === status;
  }
  const person = join(
    passes('condition', query.condition === undefined || studySite.covidConditions.includes(query.condition)),
    passes('offSite', query.offSite === undefined || query.offSite === studySite.offSite),
    passes('specialty', query.specialty === undefined || query.specialty === studySite.specialty),
  );
  const where = join(
    passes('state', query.state === undefined || query.state === studySite.state),
    passes('radius', query.radius === undefined || miles === null || miles <= query.radius),
    passes('area', isInArea(studySite, query)),
  );
  return {
    studySite,
    miles,
    failure: join(person, where, null),
    hasGroup,
    isOpen,
    groupFits,
    couldHelp: isOpen && person === null,
  };
}

type Failure = Judgement['failure'];

const passes = (filter: OtherFilter, passed: boolean): Failure => (passed ? null : filter);

function join(a: Failure, b: Failure, c: Failure): Failure {
  const failed = Number(a !== null) + Number(b !== null) + Number(c !== null);
  return failed > 1 ? 'several' : (a ?? b ?? c);
}

const isInArea = (studySite: StudySite, { bbox, ids }: StudySiteQuery) =>
  (bbox === undefined || isInside(studySite, bbox)) && (ids === undefined || ids.has(studySite.id));
