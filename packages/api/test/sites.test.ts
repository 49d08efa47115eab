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

test('returns every field of a study site', async () => {
  const response = await getSites('limit=1');
  expect(response.statusCode).toBe(200);
  const [site] = response.json<Page>().sites;
  const known = loadContent('en').studySites.find(({ id }) => id === site?.id);
  expect(site).toEqual(known);
});

test('returns each study site once over all pages', async () => {
  const { app } = await createTestService();
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page = (await app.inject({ url: `/api/sites?limit=90${next}` })).json<Page>();
    expect(page.total).toBe(loadContent('en').studySites.length);
    seen.push(...page.sites.map(({ id }) => id));
    cursor = page.cursor;
  }
  expect(new Set(seen).size).toBe(loadContent('en').studySites.length);
  expect(seen).toHaveLength(new Set(seen).size);
});

test('sorts by distance near a place, with distance and direction', async () => {
  const page = (await getSites('lat=35.08&long=-106.65&radius=900')).json<Page>();
  const distances = page.sites.map(({ distanceMiles = NaN }) => distanceMiles);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(900);
  expect(page.sites.at(-1)?.direction).toMatch(/^[NESW]{1,2}$/);
});

test('filters by bounding box', async () => {
  const page = (await getSites('bbox=-110,31,-102,38')).json<Page>();
  const all = loadContent('en').studySites;
  const inside = all.filter(({ lat, long }) => long >= -110 && long <= -102 && lat >= 31 && lat <= 38);
  expect(page.total).toBe(inside.length);
  expect(inside.length).toBeGreaterThan(0);
});

test('filters by a bounding box across the date line', async () => {
  const page = (await getSites('bbox=170,51,-66,72&limit=200')).json<Page>();
  const all = loadContent('en').studySites;
  const inside = all.filter(({ lat, long }) => (long >= 170 || long <= -66) && lat >= 51 && lat <= 72);
  expect(page.total).toBe(inside.length);
});

test('filters by state', async () => {
  const { sites } = (await getSites('state=NM')).json<Page>();
  expect(new Set(sites.map(({ state }) => state))).toEqual(new Set(['NM']));
});

test('allows caching of a search without a location, and returns 304 for its ETag', async () => {
  const { app } = await createTestService();
  const getWithEtag = (query: string, etag = '') =>
    app.inject({ url: `/api/sites?${query}`, headers: etag === '' ? {} : { 'if-none-match': etag } });
  const first = await getWithEtag('cohort=adult');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=3');
  expect((await getWithEtag('cohort=adult', etag)).statusCode).toBe(304);
  expect((await getWithEtag('cohort=adult', `W/${etag}`)).statusCode).toBe(304);
  expect((await getWithEtag('cohort=autopsy', etag)).statusCode).toBe(200);
});

test.each(['near=Houston,+TX', 'lat=35&long=-106', 'bbox=-110,31,-102,38', 'state=NM'])(
  'does not allow caching of a search with a location (%s)',
  async (query) => {
    const { headers } = await getSites(query);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  },
);

test('returns an empty last page for a cursor past the end', async () => {
  const { sites, cursor } = (await getSites('cursor=o99999')).json<Page>();
  expect([sites, cursor]).toEqual([[], null]);
});

test('names every invalid parameter without repeating its value', async () => {
  const response = await getSites('cohort=wizards&limit=0&lat=91&long=0', 'es');
  const { detail, errors } = response.json<{ detail: string; errors: object[] }>();
  expect(detail).toContain('No pudimos');
  const message = expect.stringContaining('Este filtro') as string;
  expect(errors).toEqual(['cohort', 'lat', 'limit'].map((field) => ({ field, code: 'invalid', message })));
  expect((await getSites('Zyxwv=Zyxwv')).body).not.toContain('Zyxwv');
});

test.each([
  'cohort=wizards',
  'condition=1',
  'status=closed',
  'offSite=yes',
  'specialty=9',
  'lat=91&long=0',
  'lat=&long=',
  'lat=35',
  'radius=0',
  'long=35',
  'near=Houston&lat=1&long=1',
  'near=Houston&near=Dallas',
  'sort=size',
  'state=ZZ',
  'state=nm',
  'limit=0',
  'limit=201',
  'limit=1e2',
  'bbox=1,2,3',
  'bbox=-110,38,-102,31',
  'cursor=abc',
  'cohrt=adult',
  'cohort=adult&cohort=autopsy',
])('responds 400 to ?%s', async (query) => {
  const response = await getSites(query);
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

test('prefers the state parameter to a state in near', async () => {
  const { sites } = (await getSites('near=Texas&state=NM')).json<Page>();
  expect(new Set(sites.map(({ state }) => state))).toEqual(new Set(['NM']));
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
