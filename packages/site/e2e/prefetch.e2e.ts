import type { CDPSession, Page } from '@playwright/test';

import { hydrate } from './hydrated.ts';
import { expect, locales, test } from './test.ts';

type Ahead = { path: string; bytes: number };

const isOfFinder = (path: string) => path === '/data/map.json';

/** What a page fetches ahead of any press: documents, and data of other pages; bytes of the bodies as they were sent. */
async function watchAhead(page: Page): Promise<{ ahead: Ahead[]; client: CDPSession }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const ahead: Ahead[] = [];
  const requests = new Map<string, Ahead>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    const isPrefetch = type === 'Prefetch' || request.headers['Sec-Purpose'] === 'prefetch';
    if (!isPrefetch && (!pathname.startsWith('/data/') || isOfFinder(pathname))) return;
    const entry = { path: pathname, bytes: 0 };
    requests.set(requestId, entry);
    ahead.push(entry);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const entry = requests.get(requestId);
    if (entry) entry.bytes += encodedDataLength;
  });
  return { ahead, client };
}

const bytes = (ahead: readonly Ahead[]) => ahead.reduce((sum, entry) => sum + entry.bytes, 0);

/** Time for an idle moment: the longest wait for one is 2 seconds. */
const settle = async (page: Page) => {
  await page.waitForTimeout(2500);
  await page.waitForLoadState('networkidle');
};

const address = (locale: 'en' | 'es', path: string) =>
  locale === 'en' ? path : `/es${path === '/' ? '' : path}`;

for (const locale of locales) {
  for (const path of ['/site-map', '/', '/about-us']) {
    test(`at most 3 requests and 24 KiB ahead of any press, and one for a link that is rested on: ${path}, ${locale}`, async ({
      page,
    }) => {
      const { ahead } = await watchAhead(page);
      await page.goto(address(locale, path));
      await settle(page);
      expect(ahead.length, 'something is fetched ahead before script').toBeGreaterThan(0);
      expect(ahead.length, 'before script').toBeLessThanOrEqual(3);
      await hydrate(page);
      await settle(page);
      expect(ahead.length, JSON.stringify(ahead)).toBe(3);
      expect(bytes(ahead)).toBeGreaterThan(0);
      expect(bytes(ahead)).toBeLessThanOrEqual(24 * 1024);

      // A pointer that rests on one link after the other: one more, no matter how many.
      const links = page.getByRole('contentinfo').getByRole('link');
      for (const index of [0, 1, 2, 3]) {
        await links.nth(index).hover();
        await page.waitForTimeout(400);
      }
      await page.waitForLoadState('networkidle');
      expect(ahead.length, JSON.stringify(ahead)).toBeLessThanOrEqual(4);
    });
  }

  test(`each page that script leads to has its own three, and what was fetched ahead is not fetched again, ${locale}`, async ({
    page,
  }) => {
    await page.goto(address(locale, '/accessibility'));
    await hydrate(page);
    await settle(page);
    const { ahead } = await watchAhead(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: /Site map|Mapa del sitio/ });
    const rested = page.waitForResponse(`**/data${address(locale, '/site-map')}.json`);
    await link.focus();
    await rested;
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Site map|Mapa del sitio/);
    await settle(page);
    expect(ahead.filter((entry) => entry.path.endsWith('/site-map.json'))).toHaveLength(1);
    expect(ahead.length - 1, JSON.stringify(ahead)).toBeGreaterThan(0);
    expect(ahead.length - 1, JSON.stringify(ahead)).toBeLessThanOrEqual(3);
    expect(bytes(ahead.slice(1))).toBeLessThanOrEqual(24 * 1024);
  });
}

test('nothing is fetched ahead with data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const { ahead } = await watchAhead(page);
  await page.goto('/site-map');
  await settle(page);
  await hydrate(page);
  await settle(page);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.waitForTimeout(500);
  expect(ahead).toEqual([]);
});
