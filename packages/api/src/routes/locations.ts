import { COHORT_IDS, COHORT_STATUSES } from '@longcovid/content';
import type { StudySite } from '@longcovid/content';
import { loadSiteMap } from '@longcovid/content/load';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MISDIRECTED } from '../problems/problem.ts';
import type { ApiContext } from './context.ts';
import { CACHED_BRIEFLY, ETAG_HEADERS, createEtag, isNotModified, NOT_MODIFIED } from './etag.ts';

/** A study site as a marker on the map. */
const locationSchema = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  long: z.number(),
  cohorts: z.array(z.object({ cohort: z.enum(COHORT_IDS), status: z.enum(COHORT_STATUSES) })),
  status: z.enum(COHORT_STATUSES).describe('open if any group is open.'),
  x: z.number().optional().describe('On the map, in units of viewBox; absent for places off the map.'),
  y: z.number().optional(),
});

const locationsSchema = z
  .object({
    viewBox: z.array(z.number()).length(4).describe('Left, top, width and height of the map.'),
    locations: z.array(locationSchema).describe('Every study site.'),
  })
  .describe('Cacheable for seconds, with an ETag.');

/** `GET /locations`: every study site for the map, serialized whenever one changes, with an ETag. */
export function registerLocations(app: FastifyInstance, { getStudySites }: ApiContext): void {
  const { map, points } = loadSiteMap();
  const serialize = (studySites: readonly StudySite[]) => {
    const body: z.output<typeof locationsSchema> = {
      viewBox: map.viewBox,
      locations: studySites.map((studySite) => ({ ...toLocation(studySite), ...points[studySite.id] })),
    };
    const json = JSON.stringify(locationsSchema.parse(body));
    return { studySites, json, etag: createEtag(json) };
  };
  let current = serialize(getStudySites());

  app.get(
    '/locations',
    {
      schema: {
        summary: 'All study sites for the map',
        headers: ETAG_HEADERS,
        response: { 200: locationsSchema, 304: NOT_MODIFIED, 421: MISDIRECTED },
      },
    },
    (request, reply) => {
      if (current.studySites !== getStudySites()) current = serialize(getStudySites());
      const { json, etag } = current;
      void reply.header('ETag', etag).header('Cache-Control', CACHED_BRIEFLY);
      if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.header('Content-Type', 'application/json; charset=utf-8').send(json);
    },
  );
}

function toLocation({ id, name, lat, long, cohorts }: StudySite): z.output<typeof locationSchema> {
  return {
    id,
    name,
    lat,
    long,
    cohorts,
    status: cohorts.some(({ status }) => status === 'open') ? 'open' : 'full',
  };
}
