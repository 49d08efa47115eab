import type { CohortId, CohortStatus, Country, CovidCondition, Specialty, StudySite } from '../index.ts';
import type { BoundingBox, Direction } from './geography.ts';
import type { Place } from './place.ts';

/** The distances in miles that a visitor can choose from. */
export const RADIUS_CHOICES = [10, 25, 50, 100, 200, 500] as const;
export type RadiusChoice = (typeof RADIUS_CHOICES)[number];

/** `status`: open ones first, then as without it. */
export const SORTS = ['distance', 'name', 'status'] as const;
export type Sort = (typeof SORTS)[number];

/** A search; an absent field filters nothing. */
export type StudySiteQuery = {
  cohort?: CohortId;
  condition?: CovidCondition;
  /** Of the chosen group; without one, a study site matches when any of its groups has this status. */
  status?: CohortStatus;
  offSite?: boolean;
  specialty?: Specialty;
  /** Code of a state or province. */
  state?: string;
  country?: Country;
  /** Where the visitor is, in degrees; both or neither. */
  lat?: number;
  long?: number;
  /** Maximum distance in miles; ignored without `lat` and `long`. */
  radius?: number;
  bbox?: BoundingBox;
  /** Only these study sites, such as those in the visible part of the map. */
  ids?: ReadonlySet<string>;
  /** Default: 'distance' with `lat` and `long`, except for a whole state or country; otherwise 'name'. */
  sort?: Sort;
};

/** A match; distance and direction are present when the visitor's place is known. */
export type FoundStudySite = { studySite: StudySite; distanceMiles?: number; direction?: Direction };

/**
 * What to search near a place: round a town or postal code, with the radius; in a state, all of it whatever the radius,
 * since its middle is nobody's home.
 */
export function nearPlace(
  { lat, long, precision, state, country }: Place,
  radius?: number,
): Pick<StudySiteQuery, 'lat' | 'long' | 'radius' | 'state' | 'country'> {
  if (precision === 'state' && state !== undefined) return { lat, long, state };
  if (precision === 'state' && country !== undefined) return { lat, long, country };
  return radius === undefined ? { lat, long } : { lat, long, radius };
}
