import type { Browser, Page } from '@playwright/test';

import { hydrate } from '../test/hydrated.ts';
import type { Figure } from './figure.ts';

type Loaded = { path: string; bytes: number; isPrefetch: boolean };

/** Loads a page and records its transfers, in bytes of the compressed bodies (brotli). */
async function load(page: Page, url: string): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const bytes = new Map<string, number>();
  const urls = new Map<string, { path: string; isPrefetch: boolean }>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const isPrefetch =
      type === 'Prefetch' ||
      request.headers.Purpose === 'prefetch' ||
      request.headers['Sec-Purpose'] === 'prefetch';
    urls.set(requestId, { path: new URL(request.url).pathname, isPrefetch });
  });
  // Compressed bodies only; headers depend on the host.
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId }) => {
    const request = urls.get(requestId);
    if (request) loaded.push({ ...request, bytes: bytes.get(requestId) ?? 0 });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return loaded;
}

const sum = (loaded: Loaded[], pattern: RegExp) =>
  loaded.filter(({ path }) => pattern.test(path)).reduce((total, { bytes }) => total + bytes, 0);

const gate = (what: string, value: number, unit: string, budget: number): Figure => ({
  what,
  value,
  unit,
  budget,
  isGate: true,
});

/** Bytes and requests of a content page and of home: before any interaction and once hydrated. */
export async function measureGates(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, requests, hydrated, near, shows } of [
    { name: 'content page', path: '/accessibility', requests: 6, hydrated: 103.75 },
    // With the map, which is fetched when it comes near.
    // Its scene is a file of its own. docs/decisions/2026-11-24-scene-files.md
    {
      name: 'home',
      path: '/',
      requests: 7,
      hydrated: 150,
      near: '#find-sites',
      shows: '[data-component=region-map]',
    },
    // Not a content page: it includes the form's fields and validation. docs/decisions/2026-11-22-join-form-applicants.md
    { name: 'join form', path: '/join?site=sample-001', requests: 6, hydrated: 120.5 },
  ]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const loaded = await load(page, siteUrl + path);
    const before = loaded.filter(({ isPrefetch }) => !isPrefetch);
    figures.push(
      gate(`${name}: script before interaction`, sum(before, /\.js$/) / 1000, 'kB', 3),
      gate(`${name}: requests before interaction`, before.length, '', requests),
      gate(`${name}: CSS`, sum(before, /\.css$/) / 1000, 'kB', 14.25),
      gate(`${name}: fonts`, sum(before, /\.woff2$/) / 1000, 'kB', 40),
    );
    await hydrate(page);
    if (near && shows) {
      await page.locator(near).evaluate((element) => element.scrollIntoView());
      await page.locator(shows).waitFor();
    }
    await page.waitForLoadState('networkidle');
    figures.push(gate(`${name}: script once hydrated`, sum(loaded, /\.js$/) / 1000, 'kB', hydrated));
    await context.close();
  }
  return figures;
}
