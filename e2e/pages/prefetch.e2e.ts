import type { Page } from '@playwright/test';

import { REST } from '../../packages/site/src/navigation/prefetch-links.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';
import { sumBytes, watchPrefetches } from './watch-prefetches.ts';

/** Waits until the page has had its idle time. Idle callbacks run in the order in which they were requested. */
const settle = async (page: Page) => {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
};

/**
 * Advances the page's clock, which must be installed, past the time of hover or focus before a prefetch. Then waits for
 * a request of its own: CDP reports requests in order, so any prefetch is known when this one is answered.
 */
const passRest = async (page: Page) => {
  await page.clock.runFor(2 * REST);
  await page.evaluate(() => fetch('/', { method: 'HEAD' }));
};

const localizePath = (locale: 'en' | 'es', path: string) =>
  locale === 'en' ? path : `/es${path === '/' ? '' : path}`;

for (const locale of locales) {
  for (const path of ['/site-map', '/', '/about-us']) {
    test(`prefetches at most 3 requests and 24 KiB, and one hovered link: ${path}, ${locale}`, async ({
      page,
    }) => {
      const ahead = await watchPrefetches(page);
      await page.goto(localizePath(locale, path));
      await settle(page);
      expect(ahead.length, 'something is fetched ahead before script').toBeGreaterThan(0);
      expect(ahead.length, 'before script').toBeLessThanOrEqual(3);
      await hydrate(page);
      await settle(page);
      // Two if a third would exceed the bytes.
      expect(ahead.length, JSON.stringify(ahead)).toBeGreaterThanOrEqual(2);
      expect(ahead.length, JSON.stringify(ahead)).toBeLessThanOrEqual(3);
      expect(sumBytes(ahead)).toBeGreaterThan(0);
      expect(sumBytes(ahead)).toBeLessThanOrEqual(24 * 1024);

      // Hovering over several links prefetches one more in all.
      const links = page.getByRole('contentinfo').getByRole('link');
      await page.clock.install();
      for (const index of [0, 1, 2, 3]) {
        await links.nth(index).hover();
        await passRest(page);
      }
      expect(ahead.length, JSON.stringify(ahead)).toBeLessThanOrEqual(4);
    });
  }

  test(`prefetches three per client-rendered page, and nothing twice, ${locale}`, async ({ page }) => {
    await page.goto(localizePath(locale, '/accessibility'));
    await hydrate(page);
    await settle(page);
    const ahead = await watchPrefetches(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: /Site map|Mapa del sitio/ });
    const rested = page.waitForResponse(`**/data${localizePath(locale, '/site-map')}.json`);
    await link.focus();
    await rested;
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Site map|Mapa del sitio/);
    await settle(page);
    expect(ahead.filter((entry) => entry.path.endsWith('/site-map.json'))).toHaveLength(1);
    expect(ahead.length - 1, JSON.stringify(ahead)).toBeGreaterThan(0);
    expect(ahead.length - 1, JSON.stringify(ahead)).toBeLessThanOrEqual(3);
    expect(sumBytes(ahead.slice(1))).toBeLessThanOrEqual(24 * 1024);
  });
}

/** Links whose pages are not prefetched, and why. */
const NEVER = {
  '/join': 'rendered per request',
  '/es/contact/sent': 'rendered per request',
  '/search?q=fatigue': 'has a query',
  '/pdf/en/adult-join.pdf': 'a file',
  '/accessibility/reports/report.en.html': 'a file',
  '/site-map#top': 'the page itself',
  'https://example.org/newsletter': 'another site',
};

for (const how of ['hover', 'focus'] as const)
  test(`prefetches the document of one link before script, by ${how}`, async ({ page }) => {
    const ahead = await watchPrefetches(page);
    await page.goto('/site-map');
    await settle(page);
    const whileIdle = ahead.length;
    await page.clock.install();
    await page.evaluate((addresses) => {
      const links = addresses.map((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        const item = document.createElement('p');
        item.append(link);
        return item;
      });
      document.querySelector('main')?.prepend(...links);
    }, Object.keys(NEVER));
    for (const [address, reason] of Object.entries(NEVER)) {
      await page.getByRole('link', { name: address, exact: true })[how]();
      await passRest(page);
      expect(ahead.length, `${address}: ${reason}`).toBe(whileIdle);
    }

    const links = page.getByRole('contentinfo');
    await links.getByRole('link', { name: 'Glossary' })[how]();
    await passRest(page);
    await links.getByRole('link', { name: 'Medical disclaimer' })[how]();
    await passRest(page);
    expect(ahead.slice(whileIdle).map(({ path }) => path)).toEqual(['/glossary']);

    // The press is answered from the cache.
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const opened = new Promise<boolean | undefined>((resolve) => {
      client.on('Network.responseReceived', ({ type, response }) => {
        if (type === 'Document') resolve(response.fromDiskCache);
      });
    });
    await links.getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL('/glossary');
    expect(await opened).toBe(true);
  });

for (const [what, restrict] of Object.entries({
  'data saver': () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  'no connection': () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
}))
  test(`prefetches nothing before script with ${what}`, async ({ page }) => {
    await page.addInitScript(restrict);
    const ahead = await watchPrefetches(page);
    await page.goto('/site-map');
    await settle(page);
    await page.clock.install();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await passRest(page);
    expect(ahead).toEqual([]);
  });

test('prefetches nothing with data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const ahead = await watchPrefetches(page);
  await page.goto('/site-map');
  await settle(page);
  await hydrate(page);
  await settle(page);
  await page.clock.install();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await passRest(page);
  expect(ahead).toEqual([]);
});
