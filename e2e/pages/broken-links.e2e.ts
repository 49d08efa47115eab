import type { Page } from '@playwright/test';

import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';

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
}
