import { loadContent, loadSiteMap } from '@longcovid/content/load';
import { expect, test } from 'vitest';
import { createTestService } from './test-service.ts';

type Locations = {
  viewBox: number[];
  locations: { id: string; status: string; x?: number; y?: number }[];
};

async function getLocations(headers: Record<string, string> = {}) {
  const { app } = await createTestService();
  return app.inject({ url: '/api/locations', headers });
}

test('lists every study site with its groups and its point on the map', async () => {
  const response = await getLocations();
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const { map, points } = loadSiteMap();
  const { viewBox, locations } = response.json<Locations>();
  expect(viewBox).toEqual(map.viewBox);
  expect(locations).toHaveLength(loadContent('en').studySites.length);
  for (const { id, name, lat, long, cohorts } of loadContent('en').studySites) {
    expect(locations.find((location) => location.id === id)).toEqual({
      id,
      name,
      lat,
      long,
      cohorts,
      status: cohorts.every(({ status }) => status === 'full') ? 'full' : 'open',
      ...points[id],
    });
  }
});

test('returns 304 for a matching ETag', async () => {
  const etag = String((await getLocations()).headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await getLocations({ 'if-none-match': ifNoneMatch });
    expect([response.statusCode, response.body]).toEqual([304, '']);
    expect(response.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3' });
  }
});

test('returns the whole list for another ETag', async () => {
  for (const ifNoneMatch of ['"other"', 'W/"other"', '', 'other']) {
    expect((await getLocations({ 'if-none-match': ifNoneMatch })).statusCode).toBe(200);
  }
});
