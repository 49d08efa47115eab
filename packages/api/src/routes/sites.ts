import { COHORT_IDS, COHORT_STATUSES, COUNTRIES } from '@longcovid/content';
import { loadPlaceTables, loadStateAreas } from '@longcovid/content/load';
import { DIRECTIONS, searchStudySites } from '@longcovid/content/search';
import type { FoundStudySite } from '@longcovid/content/search';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemAnswer, sendAsProblem } from '../problems/problem.ts';
import { searchProblemOf, searchProblemSchema } from '../problems/search-problem.ts';
import type { ApiParts } from './api.ts';
import { ETAG_HEADERS, etagOf, isKnown, UNCHANGED } from './etag.ts';
import { searchNear } from './resolve-near.ts';
import { problemLocale } from './request-locale.ts';
import { cursorAt, readSitesQuery, saysWhere, sitesQuery } from './sites-query.ts';

/** A study site as it goes over the wire. */
const site = z.object({
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

const page = z
  .object({
    total: z.number().int().describe('How many study sites fit, on all pages together.'),
    sites: z.array(site),
    cursor: z.string().nullable().describe('Asks for the next page; null on the last.'),
  })
  .describe('The study sites that fit, in order.');

/** `GET /sites`: the study sites that fit a query, a page at a time. */
export function sites(app: FastifyInstance, { studySites, words }: ApiParts): void {
  const places = loadPlaceTables();
  // Puts all names in order, which the first visitor would otherwise wait for.
  searchStudySites(studySites, {});

  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/sites',
    schema: {
      summary: 'Find study sites',
      headers: ETAG_HEADERS,
      querystring: sitesQuery(loadStateAreas().map(({ code }) => code)),
      response: {
        200: page,
        304: UNCHANGED,
        400: problemAnswer(
          'A part of the query is wrong, or `near` is no place or several.',
          searchProblemSchema,
        ),
        503: problemAnswer('Places cannot be looked up now; see Retry-After.'),
      },
    },
    errorHandler: (error, request, reply) => {
      if (error.validation === undefined) throw error;
      const fields = new Set(error.validation.map(({ instancePath }) => instancePath.split('/')[1] ?? ''));
      const errors = [...fields].map((field) => ({ field, code: 'invalid' as const }));
      const locale = problemLocale(request);
      void sendAsProblem(reply, searchProblemOf({ errors }, locale, words[locale]));
    },
    handler: async (request, reply) => {
      const { near, search, from, limit } = readSitesQuery(request.query);
      const locale = problemLocale(request);
      const resolved = await searchNear(near, search, places, locale);
      if ('refusal' in resolved) {
        return sendAsProblem(reply, searchProblemOf(resolved.refusal, locale, words[locale]));
      }
      const { total, matches } = searchStudySites(studySites, resolved.search);
      const end = from + limit;
      const found = {
        total,
        sites: matches.slice(from, end).map(siteOf),
        cursor: end < total ? cursorAt(end) : null,
      };
      // Where somebody is must not stay in a cache.
      if (saysWhere(request.query)) return reply.header('Cache-Control', 'no-store').send(found);
      const etag = etagOf(JSON.stringify(found));
      void reply.header('ETag', etag).header('Cache-Control', 'public, max-age=60');
      return isKnown(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(found);
    },
  });
}

function siteOf({ studySite, ...measured }: FoundStudySite): z.output<typeof site> {
  return { ...studySite, ...measured };
}
