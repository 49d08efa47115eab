import { COHORT_IDS, COHORT_STATUSES, COVID_CONDITIONS, SPECIALTIES } from '@longcovid/content';
import type { StudySiteQuery } from '@longcovid/content/search';
import { z } from 'zod';

const MAX_LIMIT = 200;
const DEFAULT_LIMIT = 50;

/** A number of a closed list, written as text. */
const oneOf = <Value extends number>(values: readonly Value[]) =>
  z.enum(values.map(String)).transform((text) => Number(text) as Value);

const decimal = z
  .string()
  .regex(/^-?\d{1,5}(\.\d{1,15})?$/)
  .transform(Number);
const latitude = decimal.pipe(z.number().min(-90).max(90));
const longitude = decimal.pipe(z.number().min(-180).max(180));

const cursor = z
  .string()
  .regex(/^o\d{1,6}$/)
  .transform((text) => Number(text.slice(1)));

/** The query of `GET /sites`. A name that is not known is refused: a filter with a slip in it would filter nothing. */
export const sitesQuery = z
  .strictObject({
    cohort: z.enum(COHORT_IDS),
    condition: oneOf(COVID_CONDITIONS).describe(
      '2 never had COVID, 3 over a month ago, 4 in the past month.',
    ),
    status: z.enum(COHORT_STATUSES).describe('Of the group asked for, or of any.'),
    offSite: z.enum(['true', 'false']).transform((text) => text === 'true'),
    specialty: oneOf(SPECIALTIES),
    lat: latitude,
    long: longitude,
    radius: decimal.pipe(z.number().positive()).describe('In miles; needs lat and long.'),
    bbox: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.tuple([longitude, latitude, longitude, latitude]))
      .describe('west,south,east,north'),
    sort: z.enum(['distance', 'name']),
    limit: decimal.pipe(z.number().int().min(1).max(MAX_LIMIT)).describe(`Default ${DEFAULT_LIMIT}.`),
    cursor: cursor.describe('The `cursor` of the page before.'),
  })
  .partial()
  .refine(({ lat, long }) => (lat === undefined) === (long === undefined), { path: ['lat'] })
  .refine(({ lat, radius }) => radius === undefined || lat !== undefined, { path: ['radius'] })
  .refine(({ lat, sort }) => sort !== 'distance' || lat !== undefined, { path: ['sort'] });

/** The page that was asked for: which study sites, and which part of the list. */
export function readSitesQuery(query: z.output<typeof sitesQuery>): {
  search: StudySiteQuery;
  from: number;
  limit: number;
} {
  const { cursor: from = 0, limit = DEFAULT_LIMIT, bbox, ...filters } = query;
  if (bbox === undefined) return { search: filters, from, limit };
  const [west, south, east, north] = bbox;
  return { search: { ...filters, bbox: { west, south, east, north } }, from, limit };
}

/** The cursor of the page that begins at a place in the list. */
export const cursorAt = (from: number): string => `o${from}`;
