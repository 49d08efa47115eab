import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, loadPlaceTables } from '@longcovid/content/load';
import {
  formatSearch,
  nearPlace,
  parseSearch,
  resolvePlace,
  searchStudySites,
} from '@longcovid/content/search';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createTestService } from './test-service.ts';

/** The questions that browser, service and the page without script must answer alike. */
type Query = {
  place: string;
  search: string;
  expect: {
    kind: string;
    total?: number;
    first?: string[];
    choices?: number;
    firstChoices?: string[];
    near?: string;
  };
};
const queries = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/test/queries.json'), 'utf8'),
) as Query[];
/** Each test asks over a hundred queries, in milliseconds; a busy machine may take much longer. */
const timeout = 60_000;
const tables = loadPlaceTables();
const { studySites } = loadContent('en');

type SearchResponse = {
  total: number;
  sites: { id: string }[];
  choices?: { label: string }[];
};

/** Asks the service what the page asks: the filters of its address as the page understands them, and the place. */
async function searchService(
  app: FastifyInstance,
  { place, search }: Query,
  language: string,
): Promise<SearchResponse> {
  const query = formatSearch(parseSearch(new URLSearchParams(search)));
  query.set('near', place);
  query.set('limit', '200');
  const response = await app.inject({
    url: `/api/sites?${query.toString()}`,
    headers: { 'accept-language': language },
  });
  return response.json<SearchResponse>();
}

/** The same by the shared function, without the service. */
async function searchDirectly({ place, search }: Query): Promise<{ total: number; ids: string[] }> {
  const resolved = await resolvePlace(place, tables);
  const { radius, ...filters } = parseSearch(new URLSearchParams(search));
  const location = resolved.kind === 'place' ? nearPlace(resolved, radius) : {};
  const { total, matches } = searchStudySites(studySites, { ...filters, ...location });
  return { total, ids: matches.map(({ studySite }) => studySite.id) };
}

const found = queries.filter(({ expect: { total } }) => total !== undefined);
const rejected = queries.filter(({ expect: { total } }) => total === undefined);

test('the table holds 200 queries, found and refused', () => {
  expect([found.length + rejected.length, found.length > 100, rejected.length > 20]).toEqual([
    200,
    true,
    true,
  ]);
});

test.each(['en', 'es'])(
  'the service finds what the shared search finds (%s)',
  { timeout },
  async (language) => {
    const { app } = await createTestService();
    for (const query of found) {
      const { total, sites } = await searchService(app, query, language);
      const ids = sites.map(({ id }) => id);
      const label = `${query.place}?${query.search}`;
      expect({ total, ids }, label).toEqual(await searchDirectly(query));
      expect({ total, first: ids.slice(0, 3) }, label).toEqual({
        total: query.expect.total,
        first: query.expect.first,
      });
    }
  },
);

test(
  'the service refuses what means several places or none, with the same choices and guesses',
  { timeout },
  async () => {
    const { app } = await createTestService();
    for (const query of rejected) {
      const { choices } = await searchService(app, query, 'en');
      const { firstChoices, near, choices: count } = query.expect;
      const labels = choices?.map(({ label }) => label);
      expect({ count: labels?.length, first: labels?.slice(0, 3) }, query.place).toEqual({
        count: count ?? (near === undefined ? undefined : 1),
        first: firstChoices ?? (near === undefined ? undefined : [near]),
      });
    }
  },
);
