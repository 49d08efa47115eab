import { afterEach, expect, test, vi } from 'vitest';

import { dataUrl } from './page-data.ts';

/** A fresh module for each test, since it caches responses. */
async function freshModule() {
  vi.resetModules();
  return import('./page-data.ts');
}

const serve = (files: Record<string, unknown>) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(
      url in files ? new Response(JSON.stringify(files[url])) : new Response(null, { status: 503 }),
    );
  });
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', '/data/index.json'],
  ['/es', '/data/es.json'],
  ['/es/join/sent', '/data/es/join/sent.json'],
])('returns for the data of %s the URL %s', (path, url) => {
  expect(dataUrl(path)).toBe(url);
});

test('rejects an unknown path as not pre-rendered, without a request', async () => {
  const asked = serve({});
  const { fetchPageData } = await freshModule();
  await expect(fetchPageData('/gone')).rejects.toMatchObject({
    data: 'Route /gone is not pre-rendered',
    init: { status: 404 },
  });
  expect(asked).toEqual([]);
});

test('fetches a page once', async () => {
  const asked = serve({ '/data/index.json': { heading: 'Home' } });
  const { fetchPageData, prefetchPageData } = await freshModule();
  expect(prefetchPageData('/')).toBe(true);
  expect(await fetchPageData('/')).toEqual({ heading: 'Home' });
  expect(await fetchPageData('/')).toEqual({ heading: 'Home' });
  expect(prefetchPageData('/')).toBe(false);
  expect(asked).toEqual(['/data/index.json']);
});

test('retries after a failure', async () => {
  serve({});
  const { fetchPageData } = await freshModule();
  await expect(fetchPageData('/')).rejects.toMatchObject({ init: { status: 503 } });
  serve({ '/data/index.json': { heading: 'Home' } });
  expect(await fetchPageData('/')).toEqual({ heading: 'Home' });
});

test('returns to the first page without a request, also to a 404 page', async () => {
  const asked = serve({});
  const { fetchPageData, fetchShellData, keepFirstData } = await freshModule();
  keepFirstData('/gone', 'en', { page: { heading: 'Not found' }, shell: { programme: {} } });
  expect(await fetchPageData('/gone')).toEqual({ heading: 'Not found' });
  expect(await fetchShellData('en')).toEqual({ programme: {} });
  expect(asked).toEqual([]);
});
