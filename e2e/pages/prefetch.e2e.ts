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
