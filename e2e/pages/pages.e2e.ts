import type { Page } from '@playwright/test';

import { localizePath, getLanguages, localePath, pages } from '../../packages/site/src/pages.ts';
import { AA_TAGS, findViolations } from './axe.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { nightly } from './nightly.ts';
import { expect, locales, test, type Locale } from './test.ts';

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
} as const;

type Theme = keyof typeof themes;
const themeNames = Object.keys(themes) as Theme[];

const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Headings more than one level below the previous one. */
const skippedHeadings = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) => {
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    return headings
      .filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
      .map(({ textContent }) => textContent);
  });

/** The text spacing of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The text of the page, without what needs script, such as “Use my location” and the map, and without hints about it. */
function textWithoutScriptControls(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  const scripted =
    'script, noscript, [data-script-only], button:not([type=submit]), [data-part$=hint], [role=status]';
  for (const element of body.querySelectorAll(scripted)) element.remove();
  return body.innerText.replaceAll(/\s+/g, ' ').trim();
}

/** Index of the theme in which a page is tested. Its other language gets the next one. */
const at = (index: number, locale: Locale) => (index + locales.indexOf(locale)) % themeNames.length;

/** Every page in one theme, every theme on every third page. */
const chooseTheme = (index: number, locale: Locale): Theme => themeNames[at(index, locale)] ?? 'light';

async function expectNoViolation(page: Page): Promise<void> {
  // Soft, so that one visit reports all that is wrong.
  expect.soft(await findViolations(page, { tags: AA_TAGS })).toEqual([]);
}

const getKind = ({ id, template = id }: (typeof pages)[number]) => template;
const byKind = Map.groupBy(pages, getKind);

/** The gate tests one page of each kind, in one of its languages; the nightly run every page in both. */
function isInGate(page: (typeof pages)[number], locale: Locale): boolean {
  const kind = getKind(page);
  const languages = getLanguages(page);
  const index = [...byKind.keys()].indexOf(kind) % languages.length;
  return byKind.get(kind)?.[0] === page && languages[index] === locale;
}

const shownPages = locales.flatMap((locale) =>
  pages
    .filter((page) => getLanguages(page).includes(locale))
    .map((page) => ({
      locale,
      options: isInGate(page, locale) ? {} : nightly,
      page,
      path: localePath(locale, page.path),
      theme: chooseTheme(pages.indexOf(page), locale),
    })),
);

for (const { locale, options, page: line, path, theme } of shownPages) {
  test(
    `${path}: has no axe violation, ${theme}; language, one heading, description, alternate language, narrow, text spacing, large text`,
    options,
    async ({ page }) => {
      await page.emulateMedia(themes[theme]);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expectNoViolation(page);
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2}/);
      for (const other of locales) {
        await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute(
          'href',
          new RegExp(`${localizePath(other, line)}$`),
        );
      }
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await skippedHeadings(page)).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await addStyle(page, textSpacing);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 640, height: 640 });
      await addStyle(page, 'html { font-size: 200% }');
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    },
  );

  for (const other of themeNames.filter((name) => name !== theme)) {
    test(`${path}: has no axe violation, ${other}`, nightly, async ({ page }) => {
      await page.emulateMedia(themes[other]);
      await page.goto(path);
      await expectNoViolation(page);
    });
  }
}

// One page per kind, since text depends on script by its component, not by its content.
const kinds = [...byKind.values()].map(([first]) => first);
for (const locale of locales) {
  for (const { id, path } of kinds.filter((page) => page !== undefined)) {
    test(`${id} in ${locale}: shows all text without script`, nightly, async ({ browser, baseURL }) => {
      const read = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({ javaScriptEnabled, baseURL });
        const page = await context.newPage();
        await page.goto(localePath(locale, path));
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
