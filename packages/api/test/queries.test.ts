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

/** The queries that browser, service and the page without script must answer alike. */
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
/** Each test sends over a hundred queries, which takes time on a busy machine. In milliseconds. */
const timeout = 60_000;
const tables = loadPlaceTables();
const { studySites } = loadContent('en');

type SearchResponse = {
  total: number;
  sites: { id: string }[];
  choices?: { label: string }[];
};

/** Sends the page's filters and place to the service. */
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

/** Runs the shared search without the service. */
async function searchDirectly({ place, search }: Query): Promise<{ total: number; ids: string[] }> {
  const resolved = await resolvePlace(place, tables);
  const { radius, ...filters } = parseSearch(new URLSearchParams(search));
  const location = resolved.kind === 'place' ? nearPlace(resolved, radius) : {};
  const { total, matches } = searchStudySites(studySites, { ...filters, ...location });
  return { total, ids: matches.map(({ studySite }) => studySite.id) };
}

const found = queries.filter(({ expect: { total } }) => total !== undefined);
const rejected = queries.filter(({ expect: { total } }) => total === undefined);

test('has 200 queries with and without results', () => {
  expect([found.length + rejected.length, found.length > 100, rejected.length > 20]).toEqual([
    200,
    true,
    true,
  ]);
});

test.each(['en', 'es'])('finds what the shared search finds (%s)', { timeout }, async (language) => {
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
});

test(
  'rejects ambiguous and unknown places with the shared choices and suggestions',
  { timeout },
  async () => {
    const { app } = await createTestService();
    for (const query of rejected) {
      const { choices } = await searchService(app, query, 'en');
      const { firstChoices, near, choices: count } = query.expect;
      const labels = choices?.map(({ label }) => label);
      if (firstChoices)
        expect({ count: labels?.length, first: labels?.slice(0, 3) }, query.place).toEqual({
          count,
          first: firstChoices,
        });
      // Beside the state that the text ends with there are the towns that it nearly names.
      else if (near !== undefined) expect(labels, query.place).toContain(near);
      expect(labels?.length ?? 0, query.place).toBeLessThanOrEqual(count ?? 3);
    }
  },
);
