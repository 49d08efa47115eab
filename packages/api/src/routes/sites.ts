import { COHORT_IDS, COHORT_STATUSES, COUNTRIES } from '@longcovid/content';
import { DIRECTIONS, searchStudySites } from '@longcovid/content/search';
import type { FoundStudySite } from '@longcovid/content/search';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemAnswer } from '../problems/problem.ts';
import type { ApiParts } from './api.ts';
import { cursorAt, readSitesQuery, sitesQuery } from './sites-query.ts';

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
  distanceMiles: z.number().optional(),
  direction: z.enum(DIRECTIONS).optional(),
});

const page = z.object({
  total: z.number().int().describe('How many study sites fit, on all pages together.'),
  sites: z.array(site),
  cursor: z.string().nullable().describe('Asks for the next page; null on the last.'),
});

/** `GET /sites`: the study sites that fit a query, a page at a time. */
export function sites(app: FastifyInstance, { studySites }: ApiParts): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/sites',
    {
      schema: {
        summary: 'Find study sites',
        querystring: sitesQuery,
        response: { 200: page, 400: problemAnswer('A part of the query is wrong.') },
      },
    },
    (request) => {
      const { search, from, limit } = readSitesQuery(request.query);
      const { total, matches } = searchStudySites(studySites, search);
      const end = from + limit;
      return {
        total,
        sites: matches.slice(from, end).map(siteOf),
        cursor: end < total ? cursorAt(end) : null,
      };
    },
  );
}

function siteOf({ studySite, ...measured }: FoundStudySite): z.output<typeof site> {
  return { ...studySite, ...measured };
}
