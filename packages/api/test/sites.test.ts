import { loadContent } from '@longcovid/content/load';
import { placeTables } from '@longcovid/content/search';
import { expect, test } from 'vitest';
import { searchNear } from '../src/routes/near.ts';
import { serviceUnderTest } from './service-under-test.ts';

type Page = {
  total: number;
  cursor: string | null;
  sites: { id: string; state: string; cohorts: object[]; distanceMiles?: number; direction?: string }[];
};

async function find(query: string, language = 'en') {
  const { app } = await serviceUnderTest();
  return app.inject({ url: `/api/sites?${query}`, headers: { 'accept-language': language } });
}

const idsOf = ({ sites }: Page): string[] => sites.map(({ id }) => id);

test('a study site comes with everything that the form and the finder need', async () => {
  const answer = await find('limit=1');
  expect(answer.statusCode).toBe(200);
  const [site] = answer.json<Page>().sites;
  const known = loadContent('en').studySites.find(({ id }) => id === site?.id);
  expect(site).toEqual(known);
});

test('pages follow one another to the end, each study site once', async () => {
  const { app } = await serviceUnderTest();
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

test('filters narrow the list', async () => {
  const page = (await find('cohort=adult&status=open&limit=200')).json<Page>();
  expect(page.total).toBeGreaterThan(0);
  for (const { cohorts } of page.sites) expect(cohorts).toContainEqual({ cohort: 'adult', status: 'open' });
});

test('with a place, the nearest comes first, with distance and direction', async () => {
  const page = (await find('lat=35.08&long=-106.65&radius=900')).json<Page>();
  const distances = page.sites.map(({ distanceMiles = NaN }) => distanceMiles);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(900);
  expect(page.sites.at(-1)?.direction).toMatch(/^[NESW]{1,2}$/);
});

test('a box on the map limits the list', async () => {
  const page = (await find('bbox=-110,31,-102,38')).json<Page>();
  const all = loadContent('en').studySites;
  const inside = all.filter(({ lat, long }) => long >= -110 && long <= -102 && lat >= 31 && lat <= 38);
  expect(page.total).toBe(inside.length);
  expect(inside.length).toBeGreaterThan(0);
});

test('a box that crosses the date line finds nothing between its edges', async () => {
  const page = (await find('bbox=170,51,-66,72&limit=200')).json<Page>();
  const all = loadContent('en').studySites;
  const inside = all.filter(({ lat, long }) => (long >= 170 || long <= -66) && lat >= 51 && lat <= 72);
  expect(page.total).toBe(inside.length);
});

test('a state limits the list to it, by name', async () => {
  const { sites } = (await find('state=NM')).json<Page>();
  expect(new Set(sites.map(({ state }) => state))).toEqual(new Set(['NM']));
});

test('open ones come first when they are asked for first', async () => {
  const { sites } = (await find('cohort=adult&sort=status&limit=200')).json<Page>();
  const open = sites.map(({ cohorts }) =>
    cohorts.some((group) => JSON.stringify(group) === '{"cohort":"adult","status":"open"}'),
  );
  expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)));
  expect(new Set(open)).toEqual(new Set([true, false]));
});

test('the words of a place find what its coordinates find', async () => {
  const words = (await find('near=Albuquerque%2C%20nm&radius=500')).json<Page>();
  expect(words.sites[0]?.distanceMiles).toBeLessThan(50);
  expect((await find('near=87102&radius=500')).json<Page>().sites[0]?.id).toBe(words.sites[0]?.id);
});

test('the words of a state find all of it, in either language', async () => {
  const english = (await find('near=New%20Mexico&radius=10')).json<Page>();
  expect(idsOf(english)).toEqual(idsOf((await find('near=nuevo+m%C3%A9xico', 'es')).json<Page>()));
  expect(idsOf(english)).toEqual(idsOf((await find('state=NM')).json<Page>()));
});

test('a state by its code counts more than the state of the words', async () => {
  const { sites } = (await find('near=Texas&state=NM')).json<Page>();
  expect(new Set(sites.map(({ state }) => state))).toEqual(new Set(['NM']));
});

test('no words are no place', async () => {
  const all = loadContent('en').studySites.length;
  expect((await find('near=&radius=50')).json<Page>()).toMatchObject({ total: all });
  expect((await find('near=%20')).json<Page>().sites[0]).not.toHaveProperty('distanceMiles');
});

test('an answer about where somebody is stays in no cache', async () => {
  expect((await find('near=87102')).headers['cache-control']).toBe('no-store');
});

test.each([
  ['en', 'We could not search.', 'more than one place', 'New York'],
  ['es', 'No pudimos hacer la búsqueda.', 'más de un lugar', 'Nueva York'],
])(
  'an ambiguous place is a problem that names the choices (%s)',
  async (language, detail, message, state) => {
    const answer = await find('near=New+York', language);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
    });
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: expect.stringContaining(detail) as string,
      problem: 'search',
      locale: language,
      errors: [
        { field: 'near', code: 'ambiguous_place', message: expect.stringContaining(message) as string },
      ],
      choices: [
        expect.objectContaining({ label: 'New York, NY', precision: 'point', state: 'NY', country: 'US' }),
        expect.objectContaining({ label: state, precision: 'state', state: 'NY', country: 'US' }),
      ],
    });
  },
);

test('a choice can be searched with what stands beside its label', async () => {
  type Choice = { label: string; lat: number; long: number; precision: string; state: string };
  const { choices } = (await find('near=Springfield')).json<{ choices: Choice[] }>();
  const oregon = choices.find(({ label }) => label === 'Springfield, OR');
  const chosen = (await find(`lat=${oregon?.lat}&long=${oregon?.long}&limit=200`)).json<Page>();
  expect(chosen).toEqual((await find('near=Springfield,+Oregon&limit=200')).json<Page>());
});

test.each([
  ['Qwertyville', 'unknown_place', undefined],
  ['Nowhere, TX', 'unknown_place', ['Texas']],
  ['99999', 'unknown_postal_code', ['999']],
  ['8710', 'unknown_postal_code', undefined],
  ['<script>', 'unknown_place', undefined],
  ['\u{1f600}', 'unknown_place', undefined],
  ['x'.repeat(300), 'too_long', undefined],
])('the unknown place "%s" is refused, with a guess when there is one', async (near, code, guess) => {
  for (const language of ['en', 'es']) {
    const answer = await find(`near=${encodeURIComponent(near)}`, language);
    expect(answer.statusCode).toBe(400);
    const { errors, choices } = answer.json<{
      errors: { field: string; code: string; message: string }[];
      choices?: { label: string }[];
    }>();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ field: 'near', code });
    expect(choices?.map(({ label }) => label)).toEqual(guess);
    expect(answer.body).not.toContain('<script>');
  }
});

test('when places cannot be looked up, it is said that this passes', async () => {
  const broken = placeTables(() => Promise.reject(new Error('gone')), []);
  const search = searchNear('Houston', {}, broken, 'en');
  await expect(search).rejects.toMatchObject({ refusal: { status: 503, retryAfter: 10 } });
});

test('every wrong part of a query is named, and nothing that was sent is said again', async () => {
  const answer = await find('cohort=wizards&limit=0&lat=91&long=0', 'es');
  const { detail, errors } = answer.json<{ detail: string; errors: object[] }>();
  expect(detail).toContain('No pudimos');
  const message = expect.stringContaining('Este filtro') as string;
  expect(errors).toEqual(['cohort', 'lat', 'limit'].map((field) => ({ field, code: 'invalid', message })));
  expect((await find('Zyxwv=Zyxwv')).body).not.toContain('Zyxwv');
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
])('?%s is refused with 400', async (query) => {
  const answer = await find(query);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});
