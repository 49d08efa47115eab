import { COHORT_IDS, COHORT_STATUSES, COUNTRIES } from '@longcovid/content';
import { loadPlaceTables, loadStateAreas } from '@longcovid/content/load';
import { DIRECTIONS, searchStudySites } from '@longcovid/content/search';
import type { FoundStudySite } from '@longcovid/content/search';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createProblemResponse, MISDIRECTED, sendProblemDetails } from '../problems/problem.ts';
import { toSearchProblemDetails, searchProblemSchema } from '../problems/search-problem.ts';
import type { ApiContext } from './context.ts';
import { CACHED_BRIEFLY, ETAG_HEADERS, createEtag, isNotModified, NOT_MODIFIED } from './etag.ts';
import { resolveNear } from './resolve-near.ts';
import { getRequestLocale } from './context.ts';
import { encodeCursor, toSitesSearch, hasLocation, createSitesQuerySchema } from './sites-query.ts';

/** A study site in the response; on the wire it is a site. */
const siteSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.enum(COUNTRIES),
  postalCode: z.string(),
  lat: z.number(),
  long: z.number(),
  cohorts: z.array(z.object({ cohort: z.enum(COHORT_IDS), status: z.enum(COHORT_STATUSES) })),
  covidConditions: z.array(z.number()),
  specialty: z.number(),
  offSite: z.boolean(),
  website: z.string().nullable(),
  sample: z.boolean(),
  distanceMiles: z.number().optional().describe('In a straight line; only in a search near a place.'),
  direction: z.enum(DIRECTIONS).optional().describe('From the place; absent at the place itself.'),
});

const pageSchema = z
  .object({
    total: z.number().int().describe('The number of matching study sites on all pages.'),
    sites: z.array(siteSchema),
    cursor: z.string().nullable().describe('Cursor of the next page; null on the last.'),
  })
  .describe('The matching study sites, sorted.');

/** `GET /sites`: the study sites that match a query, in pages. */
export function registerSites(app: FastifyInstance, { getStudySites, messages }: ApiContext): void {
  const placeTables = loadPlaceTables();
  // Sorts all names now; the first request would wait for it.
  searchStudySites(getStudySites(), {});

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/sites',
    schema: {
      summary: 'Find study sites',
      headers: ETAG_HEADERS,
      querystring: createSitesQuerySchema(loadStateAreas().map(({ code }) => code)),
      response: {
        200: pageSchema,
        304: NOT_MODIFIED,
        400: createProblemResponse(
          'A parameter is invalid, or `near` is unknown or ambiguous.',
          searchProblemSchema,
        ),
        421: MISDIRECTED,
        503: createProblemResponse('The place tables cannot be loaded; see Retry-After.'),
      },
    },
    errorHandler: (error, request, reply) => {
      if (error.validation === undefined) throw error;
      const fields = new Set(error.validation.map(({ instancePath }) => instancePath.split('/')[1] ?? ''));
      const errors = [...fields].map((field) => ({ field, code: 'invalid' as const }));
      const locale = getRequestLocale(request);
      void sendProblemDetails(reply, toSearchProblemDetails({ errors }, locale, messages[locale]));
    },
    handler: async (request, reply) => {
      const { near, search, from, limit } = toSitesSearch(request.query);
      const locale = getRequestLocale(request);
      const resolved = await resolveNear(near, search, placeTables, locale);
      if ('problem' in resolved) {
        return sendProblemDetails(reply, toSearchProblemDetails(resolved.problem, locale, messages[locale]));
      }
      const { total, matches } = searchStudySites(getStudySites(), resolved.search);
      const end = from + limit;
      const found = {
        total,
        sites: matches.slice(from, end).map(toSite),
        cursor: end < total ? encodeCursor(end) : null,
      };
      // A visitor's location must not be cached.
      if (hasLocation(request.query)) return reply.header('Cache-Control', 'no-store').send(found);
      const etag = createEtag(JSON.stringify(found));
      void reply.header('ETag', etag).header('Cache-Control', CACHED_BRIEFLY);
      return isNotModified(request.headers['if-none-match'], etag)
        ? reply.code(304).send()
        : reply.send(found);
    },
  });
}

function toSite({ studySite, ...measured }: FoundStudySite): z.output<typeof siteSchema> {
  return { ...studySite, ...measured };
}
