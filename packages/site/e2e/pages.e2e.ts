import AxeBuilder from '@axe-core/playwright';

import { localePath, pages } from '../src/pages.ts';
import { hydrate } from './hydrated.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** Text spacing that WCAG 1.4.12 asks a page to bear. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The words of the page but those of controls that only script can serve, such as “Use my location”, and of hints that speak of them. */
function textWithoutScriptControls(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  const scripted = 'script, noscript, button:not([type=submit]), [data-part=hint], [role=status]';
  for (const element of body.querySelectorAll(scripted)) element.remove();
  return body.innerText.replaceAll(/\s+/g, ' ').trim();
}

for (const locale of locales) {
  for (const { id, path } of pages) {
    const address = localePath(locale, path);

    test(`${address}: language, one heading, description, twin in the other language`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2}/);
      for (const twin of locales) {
        await expect(page.locator(`link[rel=alternate][hreflang=${twin}]`)).toHaveAttribute(
          'href',
          new RegExp(`${localePath(twin, path)}$`),
        );
      }
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });

    test(`${address}: 320 px wide, with text spacing, at 200 % text`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await expectNoSidewaysScroll(page);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, textSpacing);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 640, height: 640 });
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% }');
        document.adoptedStyleSheets = [sheet];
      });
      await expectNoSidewaysScroll(page);
    });

    for (const [look, media] of Object.entries(looks)) {
      test(`${address}: axe finds nothing, ${look}`, async ({ page }) => {
        await page.emulateMedia(media);
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations).toEqual([]);
      });
    }

    test(`${id} in ${locale}: every word is there without script`, async ({ browser, baseURL }) => {
      const read = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({ javaScriptEnabled, baseURL });
        const page = await context.newPage();
        await page.goto(address);
        if (javaScriptEnabled) {
          await hydrate(page);
        }
        const text = await page.evaluate(textWithoutScriptControls);
        await context.close();
        return text;
      };
      expect(await read(false)).toBe(await read(true));
    });
  }
}
