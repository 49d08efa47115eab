import { COHORT_IDS, COHORT_STATUSES, COUNTRIES } from '@longcovid/content';
import { loadPlaceTables, loadStateAreas } from '@longcovid/content/load';
import { DIRECTIONS, searchStudySites } from '@longcovid/content/search';
import type { FoundStudySite } from '@longcovid/content/search';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createProblemResponse, sendProblemDetails } from '../problems/problem.ts';
import { toSearchProblemDetails, searchProblemSchema } from '../problems/search-problem.ts';
import type { ApiContext } from './context.ts';
import { ETAG_HEADERS, createEtag, isNotModified, NOT_MODIFIED } from './etag.ts';
import { resolveNear } from './resolve-near.ts';
import { getRequestLocale } from './request-locale.ts';
import { encodeCursor, toSitesSearch, hasLocation, createSitesQuerySchema } from './sites-query.ts';

/** A study site as it goes over the wire. */
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
  distanceMiles: z.number().optional().describe('As the crow flies; there when a place is asked for.'),
  direction: z.enum(DIRECTIONS).optional().describe('From the place; not there at the place itself.'),
});

const pageSchema = z
  .object({
    total: z.number().int().describe('How many study sites fit, on all pages together.'),
    sites: z.array(siteSchema),
    cursor: z.string().nullable().describe('Asks for the next page; null on the last.'),
  })
  .describe('The study sites that fit, in order.');

/** `GET /sites`: the study sites that fit a query, a page at a time. */
export function registerSites(app: FastifyInstance, { studySites, messages }: ApiContext): void {
  const placeTables = loadPlaceTables();
  // Puts all names in order, which the first visitor would otherwise wait for.
  searchStudySites(studySites, {});

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
          'A part of the query is wrong, or `near` is no place or several.',
          searchProblemSchema,
        ),
        503: createProblemResponse('Places cannot be looked up now; see Retry-After.'),
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
      const { total, matches } = searchStudySites(studySites, resolved.search);
      const end = from + limit;
      const found = {
        total,
        sites: matches.slice(from, end).map(toSite),
        cursor: end < total ? encodeCursor(end) : null,
      };
      // Where somebody is must not stay in a cache.
      if (hasLocation(request.query)) return reply.header('Cache-Control', 'no-store').send(found);
      const etag = createEtag(JSON.stringify(found));
      void reply.header('ETag', etag).header('Cache-Control', 'public, max-age=60');
      return isNotModified(request.headers['if-none-match'], etag)
        ? reply.code(304).send()
        : reply.send(found);
    },
  });
}

function toSite({ studySite, ...measured }: FoundStudySite): z.output<typeof siteSchema> {
  return { ...studySite, ...measured };
}
