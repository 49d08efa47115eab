import type { Page } from '@playwright/test';

import { combine } from './combinations.ts';
import { hydrate } from './hydrated.ts';
import { expect, locales, test } from './test.ts';

/** Ends of shared links as programs and people break them. */
const ENDS = ['#50%', '#%', '#%E0%A4%A', '#%C3', '#%zz', '#find-sites?near=%E0%A4', '#?', '#%23', '#"\'<'];

/** Home, a page with disclosures, and one with tabs, in each language. */
const PAGES = ['/', '/for-participants', '/about-us/by-the-numbers'];

const shown = combine(locales, PAGES, ENDS);

/** Adds a link to the page, as an editor may have written it, and presses it. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    document.getElementById('added')?.remove();
    const link = Object.assign(document.createElement('a'), {
      href: address,
      textContent: 'added',
      id: 'added',
    });
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.locator('#added').click();
}

for (const locale of locales) {
  for (const path of PAGES) {
    test(`shows the whole page for a link with a broken end, before and after script: ${path}, ${locale}`, async ({
      page,
    }) => {
      const address = locale === 'en' ? path : `/es${path === '/' ? '' : path}`;
      await page.goto(address);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      for (const [, , end] of shown.filter(([inLocale, on]) => inLocale === locale && on === path)) {
        // Another document each time: the same one with another fragment would not be loaded again.
        await page.goto('about:blank');
        await page.goto(address + end);
        await hydrate(page);
        await expect(page.getByRole('heading', { level: 1 }), end).toHaveText(heading ?? '');
      }
      // A link within the page works afterwards, and so does a broken one.
      await page.evaluate(() => (location.hash = '#50%'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    });
  }

  test(`follows an internal link with a broken end to its page, ${locale}`, async ({ page }) => {
    const prefix = locale === 'en' ? '' : '/es';
    await page.goto(`${prefix}/accessibility`);
    await hydrate(page);
    for (const end of ['#50%', '#%C3']) {
      await followLink(page, `${prefix}/site-map${end}`);
      await expect(page).toHaveURL(`${prefix}/site-map${end}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Site map|Mapa del sitio/);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/accessibility`);
    }
  });

  test(`moves focus to the section that a percent-encoded fragment names, ${locale}`, async ({ page }) => {
    const prefix = locale === 'en' ? '' : '/es';
    await page.goto(`${prefix}/accessibility`);
    await hydrate(page);
    await followLink(page, `${prefix || '/'}#how%2Dit%2Dworks`);
    await expect(page.locator('#how-it-works')).toBeFocused();
  });
}
