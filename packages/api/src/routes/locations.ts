import { COHORT_IDS, COHORT_STATUSES } from '@longcovid/content';
import type { StudySite } from '@longcovid/content';
import { loadSiteMap } from '@longcovid/content/load';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiParts } from './api.ts';
import { ETAG_HEADERS, etagOf, isKnown, UNCHANGED } from './etag.ts';

/** A study site as a marker on the map. */
const location = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  long: z.number(),
  cohorts: z.array(z.object({ cohort: z.enum(COHORT_IDS), status: z.enum(COHORT_STATUSES) })),
  status: z.enum(COHORT_STATUSES).describe('open when any group is open.'),
  x: z.number().optional().describe('On the map, in the units of viewBox; not there off the map.'),
  y: z.number().optional(),
});

const answer = z
  .object({
    viewBox: z.array(z.number()).length(4).describe('Of the map: left, top, width and height.'),
    locations: z.array(location).describe('Every study site.'),
  })
  .describe('To be kept for a minute; with an ETag.');

/** `GET /locations`: every study site for the map, written once at start; 304 for whoever has it already. */
export function locations(app: FastifyInstance, { studySites }: ApiParts): void {
  const { map, points } = loadSiteMap();
  const body: z.output<typeof answer> = {
    viewBox: map.viewBox,
    locations: studySites.map((studySite) => ({ ...markerOf(studySite), ...points[studySite.id] })),
  };
  const json = JSON.stringify(answer.parse(body));
  const etag = etagOf(json);

  app.get(
    '/locations',
    {
      schema: {
        summary: 'All study sites for the map',
        headers: ETAG_HEADERS,
        response: { 200: answer, 304: UNCHANGED },
      },
    },
    (request, reply) => {
      void reply.header('ETag', etag).header('Cache-Control', 'public, max-age=60');
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.header('Content-Type', 'application/json; charset=utf-8').send(json);
    },
  );
}

function markerOf({ id, name, lat, long, cohorts }: StudySite): z.output<typeof location> {
  return {
    id,
    name,
    lat,
    long,
    cohorts,
    status: cohorts.some(({ status }) => status === 'open') ? 'open' : 'full',
  };
}
