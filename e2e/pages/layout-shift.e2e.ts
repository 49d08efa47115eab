import type { Page } from '@playwright/test';

import { localePath } from '../../packages/site/src/pages.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { hold } from './requests.ts';
import { expect, locales, test } from './test.ts';

const WIDTHS = [320, 390, 768, 1280];

/** Records layout shift from the start of the next page, also that which follows an input. */
const recordShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that nothing has moved, after the frames in which shifts are reported. */
async function expectNoShift(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(Number(shifted.toFixed(2))).toBe(0);
}

for (const locale of locales) {
  for (const width of WIDTHS) {
    for (const search of ['', '?near=59801&cohort=adult'])
      test(`moves nothing when style and fonts arrive late, ${width} px, ${locale}, /${search}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const sendStyle = await hold(page, '**/*.css');
        const sendFonts = await hold(page, '**/*.woff2');
        await recordShift(page);
        await page.goto(localePath(locale, '/') + search, { waitUntil: 'commit' });
        sendStyle();
        await page.waitForLoadState('domcontentloaded');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoShift(page);
        sendFonts();
        await page.evaluate(() => document.fonts.ready);
        await hydrate(page);
        await page.waitForLoadState('networkidle');
        await expectNoShift(page);
      });

    test(`moves nothing when the device finds the results of a shared link, ${width} px, ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordShift(page);
      await page.goto(`${localePath(locale, '/')}#find-sites?near=59801`);
      await isHydrated(page);
      await expect(page.getByRole('heading', { level: 3, name: /Missoula/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoShift(page);
    });
  }

  test(`leaves no empty room below the few results of a shared link, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 });
    const nearest = page.getByRole('heading', { level: 3, name: /Albuquerque/ });
    await page.goto(`${localePath(locale, '/')}?radius=25#find-sites?near=87101`);
    await isHydrated(page);
    await expect(nearest).toBeVisible();
    // The last line of the finder would fill it.
    const credit = page.locator('#find-sites p').last();
    await expect.poll(async () => (await credit.boundingBox())?.height).toBeLessThan(60);
  });
}
