import type { Locator } from '@playwright/test';

import { expect, locales, test } from './test.ts';

const getBox = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, height };
  });

/** Expects a decorative picture, loaded at twice its displayed size. */
async function expectThumbnail(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 240);
  await expect(picture).toHaveAttribute('alt', '');
}

for (const locale of locales) {
  const prefix = locale === 'en' ? '' : '/es';

  test(`shows decorative thumbnails for documents and newsletters, ${locale}`, async ({ page }) => {
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4 }) });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/thumbnails/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${prefix}/study-materials`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const firstCards = (await cards.all()).slice(0, 3);
    const before = await Promise.all(firstCards.map(getBox));
    release();
    for (const [index, card] of firstCards.entries()) {
      const picture = card.locator('img');
      await expectThumbnail(picture);
      await expect(card.getByRole('img')).toHaveCount(0);
      expect((await getBox(card)).height, 'its space was reserved').toBe(before[index]?.height);
      expect((await getBox(picture)).right).toBeLessThan((await getBox(card.getByRole('heading'))).left);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    const first = cards.first();
    await expect(first.locator('img'), 'on a phone it would be too small to be of use').toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ media: 'print' });
    await expect(first.locator('img')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.goto(`${prefix}/stay-informed`);
    const newsletter = page.locator('#newsletter-fall-2025');
    await newsletter.locator('summary').click();
    await expectThumbnail(newsletter.locator('img'));
  });
}
