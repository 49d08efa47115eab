import type { Page } from '@playwright/test';

import { combine } from './combinations.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';

/** Malformed fragments of shared links. */
const FRAGMENTS = [
  '#50%',
  '#%',
  '#%E0%A4%A',
  '#%C3',
  '#%zz',
  '#find-sites?near=%E0%A4',
  '#?',
  '#%23',
  '#"\'<',
];

/** Home, a page with disclosures and a page with tabs. */
const PAGES = ['/', '/for-participants', '/about-us/by-the-numbers'];

const shown = combine(locales, PAGES, FRAGMENTS);

/** Adds a link to the page, as an editor may have written it, and presses it. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    document.getElementById('added')?.remove();
    const link = Object.assign(document.createElement('a'), {
      href: url,
      textContent: 'added',
      id: 'added',
    });
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.locator('#added').click();
}

for (const locale of locales) {
  for (const path of PAGES) {
    test(`shows the whole page for a link with a malformed fragment: ${path}, ${locale}`, async ({
      page,
    }) => {
      const url = locale === 'en' ? path : `/es${path === '/' ? '' : path}`;
      await page.goto(url);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      for (const [, , fragment] of shown.filter(([inLocale, on]) => inLocale === locale && on === path)) {
        // A new fragment alone would not load the document again.
        await page.goto('about:blank');
        await page.goto(url + fragment);
        await hydrate(page);
        await expect(page.getByRole('heading', { level: 1 }), fragment).toHaveText(heading ?? '');
      }
      // A malformed fragment breaks nothing after hydration either.
      await page.evaluate(() => (location.hash = '#50%'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    });
  }

  test(`follows an internal link with a malformed fragment to its page, ${locale}`, async ({ page }) => {
    const prefix = locale === 'en' ? '' : '/es';
    await page.goto(`${prefix}/accessibility`);
    await hydrate(page);
    for (const fragment of ['#50%', '#%C3']) {
      await followLink(page, `${prefix}/site-map${fragment}`);
      await expect(page).toHaveURL(`${prefix}/site-map${fragment}`);
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
