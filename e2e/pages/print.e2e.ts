import { localePath } from '../../packages/site/src/pages.ts';
import { finderText } from './finder-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';

/** The most pages that each prints. */
const PRINTED = [
  ['/', '', 12],
  ['/', '#find-sites?near=87101', 12],
  ['/study-sites', '', 6],
  ['/about-us/by-the-numbers', '', 7],
  ['/for-participants/adults/journey', '', 5],
  ['/for-participants/children/babies-journey', '', 5],
  ['/stay-informed', '', 7],
  ['/study-materials', '', 6],
] as const;

for (const locale of locales) {
  for (const format of ['Letter', 'A4'] as const) {
    for (const [path, hash, max] of PRINTED) {
      test(`prints ${path}${hash} on at most ${max} pages, ${format}, ${locale}`, async ({ page }) => {
        await page.goto(localePath(locale, path) + hash);
        if (hash) {
          await hydrate(page);
          await expect(page.locator('[data-component=result-list] ol > li')).toHaveCount(10);
        }
        const pdf = (await page.pdf({ format })).toString('latin1');
        const count = [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(max);
        if (path === '/' && !hash) {
          await page.emulateMedia({ media: 'print' });
          await expect(page.locator('[data-component=filter-set]')).toBeHidden();
          await expect(page.locator('[data-component=result-list]')).toBeHidden();
          await expect(page.getByText(finderText[locale].demonstration)).toBeVisible();
        }
      });
    }
  }
}
