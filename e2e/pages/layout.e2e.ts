import type { Page } from '@playwright/test';

import { getLanguages, localePath, pages } from '../../packages/site/src/pages.ts';
import { expect, locales, test } from './test.ts';

/** The height of each kind of page at 1280 and 390 px; Spanish, which is longer, may have an eighth more. */
const MAX_HEIGHTS: Record<string, [wide: number, phone: number]> = {
  '/': [4900, 7200],
  '/study-sites': [2400, 3800],
  '/for-participants': [5900, 10_900],
  '/for-participants/adults': [7200, 11_900],
  '/for-participants/tissue-pathology': [4900, 7700],
  '/for-participants/adults/journey': [3300, 4700],
  '/about-us': [4000, 6200],
  '/about-us/by-the-numbers': [6000, 10_400],
  '/about-us/ehr': [2800, 4900],
  '/stay-informed': [5200, 8500],
  '/study-materials': [4000, 8500],
  '/new-mexico': [3600, 5400],
  '/site-map': [2900, 5000],
};

const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** What has a border all around and neither is nor contains what a visitor presses or fills in. */
const findBoxes = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const hasBorder = (['Top', 'Right', 'Bottom', 'Left'] as const).every(
          (side) => style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px',
        );
        return hasBorder && width > 60 && height > 30;
      })
      .filter((element) => !element.closest('a, button, input, select, textarea, form, details, svg'))
      .filter((element) => !element.querySelector('a, button, form, details'))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

for (const locale of locales) {
  for (const [path, heights] of Object.entries(MAX_HEIGHTS)) {
    test(`is no longer than it has to be: ${path}, ${locale}`, async ({ page }) => {
      for (const [index, width] of [1280, 390].entries()) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(localePath(locale, path));
        const limit = (heights[index] ?? 0) * (locale === 'es' ? 1.125 : 1);
        expect(await getHeight(page), `at ${width} px`).toBeLessThanOrEqual(limit);
      }
    });
  }

  test(`has the same masthead on every page, and few boxes, ${locale}`, async ({ page }) => {
    const mastheads = new Map<string, string[]>();
    for (const each of pages.filter(
      (row) => getLanguages(row).includes(locale) && row.layout !== 'consent',
    )) {
      const path = localePath(locale, each.path);
      await page.goto(path);
      const box = await page.getByRole('banner').boundingBox();
      const key = `${box?.y} to ${(box?.y ?? 0) + (box?.height ?? 0)}`;
      mastheads.set(key, [...(mastheads.get(key) ?? []), path]);
      const boxes = await findBoxes(page);
      expect(boxes.length, `${path}: ${boxes.join('\n')}`).toBeLessThanOrEqual(6);
    }
    expect([...mastheads.keys()], JSON.stringify([...mastheads])).toHaveLength(1);
  });
}
