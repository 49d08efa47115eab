import { loadContent } from '@longcovid/content/load';
import { placeTables } from '@longcovid/content/search';
import { expect, test } from 'vitest';
import { resolveNear } from '../src/routes/resolve-near.ts';
import { createTestService } from './test-service.ts';

type Page = {
  total: number;
  cursor: string | null;
  sites: { id: string; state: string; cohorts: object[]; distanceMiles?: number; direction?: string }[];
};

async function getSites(query: string, language = 'en') {
  const { app } = await createTestService();
  return app.inject({ url: `/api/sites?${query}`, headers: { 'accept-language': language } });
}

const getIds = ({ sites }: Page): string[] => sites.map(({ id }) => id);

test('finds the same for a city and its postal code', async () => {
  const byName = (await getSites('near=Albuquerque%2C%20nm&radius=500')).json<Page>();
  expect(byName.sites[0]?.distanceMiles).toBeLessThan(50);
  expect((await getSites('near=87102&radius=500')).json<Page>().sites[0]?.id).toBe(byName.sites[0]?.id);
});

test('finds all study sites of a state by its name in either language', async () => {
  const english = (await getSites('near=New%20Mexico&radius=10')).json<Page>();
  expect(getIds(english)).toEqual(getIds((await getSites('near=nuevo+m%C3%A9xico', 'es')).json<Page>()));
  expect(getIds(english)).toEqual(getIds((await getSites('state=NM')).json<Page>()));
});

test('prefers the state parameter to a state in near', async () => {
  const { sites } = (await getSites('near=Texas&state=NM')).json<Page>();
  expect(new Set(sites.map(({ state }) => state))).toEqual(new Set(['NM']));
});

test('ignores an empty place', async () => {
  const all = loadContent('en').studySites.length;
  expect((await getSites('near=&radius=50')).json<Page>()).toMatchObject({ total: all });
  expect((await getSites('near=%20')).json<Page>().sites[0]).not.toHaveProperty('distanceMiles');
});

test('does not allow caching of a search near a place', async () => {
  expect((await getSites('near=87102')).headers['cache-control']).toBe('no-store');
});

test.each([
  ['en', 'We could not search.', 'more than one place', 'New York'],
  ['es', 'No pudimos hacer la búsqueda.', 'más de un lugar', 'Nueva York'],
])('responds with the choices for an ambiguous place (%s)', async (language, detail, message, state) => {
  const response = await getSites('near=New+York', language);
  expect(response.statusCode).toBe(400);
  expect(response.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
  });
  expect(response.json()).toEqual({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: expect.stringContaining(detail) as string,
    problem: 'search',
    locale: language,
    errors: [{ field: 'near', code: 'ambiguous_place', message: expect.stringContaining(message) as string }],
    choices: [
      expect.objectContaining({ label: 'New York, NY', precision: 'point', state: 'NY', country: 'US' }),
      expect.objectContaining({ label: state, precision: 'state', state: 'NY', country: 'US' }),
    ],
  });
});

test('finds the same by the coordinates of a choice', async () => {
  type Choice = { label: string; lat: number; long: number; precision: string; state: string };
  const { choices } = (await getSites('near=Springfield')).json<{ choices: Choice[] }>();
  const oregon = choices.find(({ label }) => label === 'Springfield, OR');
  const chosen = (await getSites(`lat=${oregon?.lat}&long=${oregon?.long}&limit=200`)).json<Page>();
  expect(chosen).toEqual((await getSites('near=Springfield,+Oregon&limit=200')).json<Page>());
});

test.each([
  ['Qwertyville', 'unknown_place', undefined],
  ['Nowhere, TX', 'unknown_place', ['Texas']],
  ['99999', 'unknown_postal_code', ['999']],
  ['8710', 'unknown_postal_code', undefined],
  ['<script>', 'unknown_place', undefined],
  ['\u{1f600}', 'unknown_place', undefined],
  ['x'.repeat(300), 'too_long', undefined],
])('rejects the unknown place "%s", with a suggestion if there is one', async (near, code, guess) => {
  for (const language of ['en', 'es']) {
    const response = await getSites(`near=${encodeURIComponent(near)}`, language);
    expect(response.statusCode).toBe(400);
    const { errors, choices } = response.json<{
      errors: { field: string; code: string; message: string }[];
      choices?: { label: string }[];
    }>();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ field: 'near', code });
    expect(choices?.map(({ label }) => label)).toEqual(guess);
    expect(response.body).not.toContain('<script>');
  }
});

test('throws a 503 problem when the place tables cannot be loaded', async () => {
  const failingTables = placeTables(() => Promise.reject(new Error('gone')));
  const search = resolveNear('Houston', {}, failingTables, 'en');
  await expect(search).rejects.toMatchObject({ problem: { status: 503, retryAfter: 10 } });
});
