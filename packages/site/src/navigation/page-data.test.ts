import { afterEach, expect, test, vi } from 'vitest';

import { dataUrl } from './page-data.ts';

/** A fresh module for each test: it keeps in memory what it has fetched. */
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
])('the data of %s is %s', (path, url) => {
  expect(dataUrl(path)).toBe(url);
});

test('a path that the page table does not have is said to be not pre-rendered, and nothing is asked', async () => {
  const asked = serve({});
  const { fetchPageData } = await freshModule();
  await expect(fetchPageData('/gone')).rejects.toMatchObject({
    data: 'Route /gone is not pre-rendered',
    init: { status: 404 },
  });
  expect(asked).toEqual([]);
});

test('a page is fetched once and kept in memory', async () => {
  const asked = serve({ '/data/index.json': { heading: 'Home' } });
  const { fetchPageData, prefetchPageData } = await freshModule();
  expect(prefetchPageData('/')).toBe(true);
  expect(await fetchPageData('/')).toEqual({ heading: 'Home' });
  expect(await fetchPageData('/')).toEqual({ heading: 'Home' });
  expect(prefetchPageData('/')).toBe(false);
  expect(asked).toEqual(['/data/index.json']);
});

test('a failed fetch is not kept: the next try asks again', async () => {
  serve({});
  const { fetchPageData } = await freshModule();
  await expect(fetchPageData('/')).rejects.toMatchObject({ init: { status: 503 } });
  serve({ '/data/index.json': { heading: 'Home' } });
  expect(await fetchPageData('/')).toEqual({ heading: 'Home' });
});

test('the way back to the first page needs no request, also when it was a page that does not exist', async () => {
  const asked = serve({});
  const { fetchPageData, fetchShellData, keepFirstData } = await freshModule();
  keepFirstData('/gone', 'en', { page: { heading: 'Not found' }, shell: { programme: {} } });
  expect(await fetchPageData('/gone')).toEqual({ heading: 'Not found' });
  expect(await fetchShellData('en')).toEqual({ programme: {} });
  expect(asked).toEqual([]);
});
