import { COHORT_IDS, COHORT_STATUSES, COVID_CONDITIONS, SPECIALTIES } from '@longcovid/content';
import { SORTS } from '@longcovid/content/search';
import type { StudySiteQuery } from '@longcovid/content/search';
import { z } from 'zod';

const MAX_LIMIT = 200;
const DEFAULT_LIMIT = 50;

/** A number from a closed list, as text. */
const numericEnum = <Value extends number>(values: readonly Value[]) =>
  z.enum(values.map(String)).transform((text) => Number(text) as Value);

const decimal = z
  .string()
  .regex(/^-?\d{1,5}(\.\d{1,15})?$/)
  .transform(Number);
const latitude = decimal.pipe(z.number().min(-90).max(90));
const longitude = decimal.pipe(z.number().min(-180).max(180));

const boundingBox = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([longitude, latitude, longitude, latitude]))
  .refine(([, south, , north]) => south <= north)
  .transform(([west, south, east, north]) => ({ west, south, east, north }));

const cursor = z
  .string()
  .regex(/^o\d{1,6}$/)
  .transform((text) => Number(text.slice(1)));

const fields = {
  cohort: z.enum(COHORT_IDS).describe('The group to join.'),
  condition: numericEnum(COVID_CONDITIONS).describe(
    '2 never had COVID, 3 over a month ago, 4 in the past month.',
  ),
  status: z.enum(COHORT_STATUSES).describe('Status of the group in cohort, else of any group.'),
  offSite: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .describe('true: enrolls people away from the study site.'),
  specialty: numericEnum(SPECIALTIES).describe(
    '0 none, 1 ABCD, 2 MUSIC, 3 C4R, 4 pregnant women and babies.',
  ),
  near: z
    .string()
    .describe(
      'A place: a city, a city with its state, a state, or a US or Canadian postal code, in English or Spanish. A state matches the study sites in it, whatever the radius. Not with lat and long.',
    ),
  lat: latitude.describe('Degrees north; requires long.'),
  long: longitude.describe('Degrees east, so negative in the Americas; requires lat.'),
  radius: decimal.pipe(z.number().positive()).describe('In miles; ignored without a place.'),
  bbox: boundingBox.describe(
    'west,south,east,north in degrees; west is greater than east across the date line.',
  ),
  sort: z
    .enum(SORTS)
    .describe('Default: distance near a place; name otherwise, and for a whole state. status: open first.'),
  limit: decimal
    .pipe(z.number().int().min(1).max(MAX_LIMIT))
    .describe(`1 to ${MAX_LIMIT}; default ${DEFAULT_LIMIT}.`),
  cursor: cursor.describe('The `cursor` of the previous page, with the same query.'),
};

/**
 * The query of `GET /sites`. An unknown parameter is rejected: a misspelled filter would filter nothing.
 *
 * @param states The codes of all states and provinces.
 */
export const createSitesQuerySchema = (states: readonly string[]) =>
  z
    .strictObject({ ...fields, state: z.enum(states).describe('Code of a state or province.') })
    .partial()
    .refine(({ lat, long }) => lat !== undefined || long === undefined, { path: ['lat'] })
    .refine(({ lat, long }) => long !== undefined || lat === undefined, { path: ['long'] })
    .refine(({ near, lat }) => near === undefined || lat === undefined, { path: ['near'] });

type SitesQuery = z.output<ReturnType<typeof createSitesQuerySchema>>;

/** Whether a query contains a location, the visitor's or another. */
export const hasLocation = ({ near, lat, bbox, state }: SitesQuery): boolean =>
  [near, lat, bbox, state].some((part) => part !== undefined);

/** The search in a query, and which page of its results. */
export function toSitesSearch(query: SitesQuery): {
  search: StudySiteQuery;
  near: string;
  from: number;
  limit: number;
} {
  const { cursor: from = 0, limit = DEFAULT_LIMIT, near = '', ...search } = query;
  return { search, near, from, limit };
}

/** The cursor of the page that starts at an index. */
export const encodeCursor = (from: number): string => `o${from}`;
