import { loadContent } from '@longcovid/content/load';
import { expect, test } from 'vitest';
import { serviceUnderTest } from './service-under-test.ts';

type Page = {
  total: number;
  cursor: string | null;
  sites: { id: string; cohorts: object[]; distanceMiles?: number; direction?: string }[];
};

async function find(query: string) {
  const { app } = await serviceUnderTest();
  return app.inject({ url: `/api/sites?${query}` });
}

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

test.each([
  'cohort=wizards',
  'condition=1',
  'status=closed',
  'offSite=yes',
  'specialty=9',
  'lat=91&long=0',
  'lat=&long=',
  'lat=35',
  'radius=10',
  'sort=distance',
  'limit=0',
  'limit=201',
  'limit=1e2',
  'bbox=1,2,3',
  'cursor=abc',
  'cohrt=adult',
  'cohort=adult&cohort=autopsy',
])('?%s is refused with 400', async (query) => {
  const answer = await find(query);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});
