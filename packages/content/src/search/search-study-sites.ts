import type { CohortId, CohortStatus, CovidCondition, Specialty, StudySite } from '../index.ts';
import { directionTo, distanceInMiles, isInside } from './geography.ts';
import type { BoundingBox, Direction, Point } from './geography.ts';

/** What a visitor looks for; a field left out filters nothing. */
export type StudySiteQuery = {
  cohort?: CohortId;
  condition?: CovidCondition;
  /** Of the chosen group; without one, a study site fits when any of its groups has this status. */
  status?: CohortStatus;
  offSite?: boolean;
  specialty?: Specialty;
  /** Where the visitor is, in degrees; both or neither. */
  lat?: number;
  long?: number;
  /** Farthest distance in miles; counts only with `lat` and `long`. */
  radius?: number;
  bbox?: BoundingBox;
  /** Default: 'distance' with `lat` and `long`, otherwise 'name'. */
  sort?: 'distance' | 'name';
};

/** A study site that fits; distance and direction are there when the visitor's place is known. */
export type FoundStudySite = { studySite: StudySite; distanceMiles?: number; direction?: Direction };

const byName = new Intl.Collator('en', { numeric: true });

/**
 * The study sites that fit a query, in order; equal distances go by name, equal names by id.
 * Pure: browser, service and the page without script get the same answer.
 */
export function searchStudySites(studySites: readonly StudySite[], query: StudySiteQuery): FoundStudySite[] {
  const { lat, long, radius = Infinity, bbox } = query;
  const place = lat === undefined || long === undefined ? null : { lat, long };
  const found = studySites
    .filter((studySite) => fits(studySite, query) && (bbox === undefined || isInside(studySite, bbox)))
    .map((studySite) => measure(studySite, place))
    .filter(({ distanceMiles = 0 }) => distanceMiles <= radius);
  const nearestFirst = place !== null && query.sort !== 'name';
  return found.sort((a, b) => (nearestFirst ? compareDistances(a, b) : 0) || compareNames(a, b));
}

function fits(studySite: StudySite, query: StudySiteQuery): boolean {
  const groupFits = studySite.cohorts.some(
    ({ cohort, status }) => (query.cohort ?? cohort) === cohort && (query.status ?? status) === status,
  );
  return (
    groupFits &&
    (query.condition === undefined || studySite.covidConditions.includes(query.condition)) &&
    (query.offSite ?? studySite.offSite) === studySite.offSite &&
    (query.specialty ?? studySite.specialty) === studySite.specialty
  );
}

function measure(studySite: StudySite, place: Point | null): FoundStudySite {
  if (place === null) return { studySite };
  const direction = directionTo(place, studySite);
  const distanceMiles = distanceInMiles(place, studySite);
  return direction === null ? { studySite, distanceMiles } : { studySite, distanceMiles, direction };
}

const compareDistances = (a: FoundStudySite, b: FoundStudySite) =>
  (a.distanceMiles ?? 0) - (b.distanceMiles ?? 0);

const compareNames = ({ studySite: a }: FoundStudySite, { studySite: b }: FoundStudySite) =>
  byName.compare(a.name, b.name) || byName.compare(a.id, b.id);
