import type { Locator } from '@playwright/test';

import { localePath } from '../../packages/site/src/pages.ts';
import { expect, locales, test } from './test.ts';

/** Pages of text, with what takes the third at their right. */
const pages = [
  ['/privacy-policy', 'On this page'],
  ['/es/privacy-policy', 'En esta página'],
  ['/accessibility', 'Talk to a person'],
  ['/contact', 'Talk to a person'],
  ['/stay-informed/updates/enrollment-complete', 'More updates'],
] as const;

const getBox = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

for (const [path, label] of pages) {
  test(`fills the third beside the text, and tells the help once, on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const main = page.getByRole('main');
    const text = await getBox(main.getByRole('heading', { level: 1 }));
    const beside = main.getByText(label, { exact: true }).filter({ visible: true }).first();
    expect((await getBox(beside)).x).toBeGreaterThan(text.x + 42 * 16);
    await expect(beside).toBeInViewport();
    await expect(page.locator('[data-component=help-ways]')).toHaveCount(1);
  });
}

for (const locale of locales) {
  test(`tells the phone once at the end of the tissue page, ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, '/for-participants/tissue-pathology'));
    const end = page.locator('//main//a[preceding::h2[@id="questions"]]');
    await expect(end.filter({ hasText: /tissue|tejido|@/i }).first()).toBeVisible();
    await expect(end.and(page.locator('[href^="tel:"]'))).toHaveCount(0);
    await expect(page.locator('footer a[href^="tel:"]')).toHaveCount(1);
  });
}

test('lists the contents in a closed disclosure on a phone, before hydration', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
  await page.goto('/about-us');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'What we study' }).click();
  await expect(page).toHaveURL(/#studies$/);
  await page.close();
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`marks the section in view in the contents by weight and edge, forced colors ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/privacy-policy');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const findMarked = () =>
      links.evaluateAll((all) =>
        all
          .filter((link) => {
            const { fontWeight, borderInlineStartWidth } = getComputedStyle(link);
            return fontWeight === '700' && borderInlineStartWidth === '4px';
          })
          .map((link) => link.textContent),
      );
    for (const heading of ['Children', 'If this policy changes']) {
      await page.getByRole('heading', { level: 2, name: heading }).evaluate((each) => {
        each.scrollIntoView();
      });
      await expect.poll(findMarked).toEqual([heading]);
    }
  });
}

test('opens a group as wide as its links, aligned with the brand, and read downwards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about-us');
  const banner = page.getByRole('banner');
  await banner.getByText('For participants', { exact: true }).click();
  const brand = await getBox(banner.getByRole('link', { name: 'Long COVID Research Program' }));
  const links = banner.locator('details[open] [data-part=pages]');
  const group = await getBox(links);
  expect(Math.abs(group.x - brand.x)).toBeLessThan(1);
  expect(group.width).toBeLessThan(800);
  const [first, second] = await links.getByRole('link').all();
  if (!first || !second) throw new Error('The group has fewer than two links.');
  const [one, two] = [await getBox(first), await getBox(second)];
  expect([two.x, two.y > one.y]).toEqual([one.x, true]);
});
