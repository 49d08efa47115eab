import type { Locale } from '@longcovid/content';
import { chromium, type Page } from '@playwright/test';

import { findTestChromium, shortVisitArgs } from '../../scripts/chromium.mjs';
import { getLanguages, localePath, pages } from '../../packages/site/src/pages.ts';
import { expect, locales, test } from './test.ts';

// Twice the usual size of text, as in the browser's settings.
test.use({
  launchOptions: {
    executablePath: findTestChromium(),
    args: [...shortVisitArgs, '--blink-settings=defaultFontSize=32'],
  },
});

/** A page of each kind, and results, whose rows have most in them. */
const kinds = Map.groupBy(
  pages.filter((page) => getLanguages(page).includes('es')),
  ({ id, template = id }) => template,
);
const shown = [...[...kinds.values()].map(([first]) => first?.path ?? '/'), '/#find-sites?near=87101'];

/** What larger text breaks: the page scrolls sideways, controls lie over each other, a word is a column of letters. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const sideways =
      root.scrollWidth > root.clientWidth ? [`${root.scrollWidth - root.clientWidth} px sideways`] : [];
    const controls = [...document.querySelectorAll('a, button, summary, input, select')]
      .filter((control) => control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((control) => getComputedStyle(control).clipPath === 'none')
      .flatMap((control) => [...control.getClientRects()].map((box) => ({ control, box })))
      .filter(({ box }) => box.width > 4 && box.height > 4);
    const getName = ({ control }: (typeof controls)[number]) =>
      (control.textContent || control.tagName).trim().slice(0, 30);
    const overlaps = controls.flatMap((one, at) =>
      controls
        .slice(at + 1)
        .filter(({ control }) => !control.contains(one.control) && !one.control.contains(control))
        .filter(
          ({ box }) =>
            one.box.left < box.right - 2 &&
            box.left < one.box.right - 2 &&
            one.box.top < box.bottom - 2 &&
            box.top < one.box.bottom - 2,
        )
        .map((other) => `“${getName(one)}” over “${getName(other)}”`),
    );
    const words = [...document.querySelectorAll('a, button, summary, h1, h2, h3, h4, dt, label')]
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((element) => element.getBoundingClientRect().width > 8);
    const columns = words.flatMap((element) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        // What is visually hidden has a box of a pixel.
        if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 8) continue;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 2) broken.push(`“${word}” in pieces`);
        }
      }
      return broken;
    });
    return [...sideways, ...new Set(overlaps), ...new Set(columns)];
  });

async function expectNoFaults(
  page: Page,
  locale: Locale,
  widths: readonly number[],
  css = '',
): Promise<void> {
  for (const path of shown) {
    await page.goto(localePath(locale, path));
    if (css) await page.addStyleTag({ content: css });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
}

const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** A page in a browser whose settings have this size of text, in px. */
async function openPage(size: number, baseURL: string | undefined) {
  const browser = await chromium.launch({
    executablePath: findTestChromium(),
    args: [...shortVisitArgs, `--blink-settings=defaultFontSize=${size}`],
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }), bypassCSP: true });
  return { page, close: () => browser.close() };
}

for (const locale of locales) {
  for (const [what, size, widths, css] of [
    ['text of 125 %', 20, [320, 360, 390, 1280], ''],
    ['text of 150 %', 24, [320, 360, 390, 1280], ''],
    ['text of 200 %', 32, [320, 390, 768, 1280], ''],
    ['text of 200 % by a style sheet', 16, [390, 1280], 'html { font-size: 200% !important }'],
    ['text spacing', 16, [320, 360, 1280], TEXT_SPACING],
  ] as const)
    test(`sizes rows by their words in ${what}, ${locale}`, async ({ baseURL }) => {
      const { page, close } = await openPage(size, baseURL);
      await expectNoFaults(page, locale, widths, css);
      await close();
    });

  test(`has two rows in the header of a phone in text of 200 %, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(localePath(locale, '/'));
    const getTop = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.y ?? Infinity;
    const language = await getTop('header li a[lang]:visible');
    expect(Math.abs((await getTop('header summary')) - language)).toBeLessThan(8);
    expect((await page.locator('header').boundingBox())?.height).toBeLessThan(240);
    // It opens over the whole width.
    await page.locator('header summary').first().click();
    const list = await page.locator('header details ul').first().boundingBox();
    expect(list?.width).toBeGreaterThan(300);
  });

  test(`breaks no word of the heading in text of 200 %, ${locale}`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localePath(locale, '/'));
      const broken = await page.locator('h1').evaluate((heading) => {
        const text = heading.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)]
          .filter(({ 0: match, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + match.length);
            return range.getClientRects().length > 1;
          })
          .map(([match]) => match);
      });
      expect(broken).toEqual([]);
    }
  });
}

test('puts the menu level with the language at 768 px', async ({ browser }) => {
  for (const locale of locales) {
    const page = await browser.newPage({ viewport: { width: 1536, height: 800 } });
    await page.goto(localePath(locale, '/'));
    const getMiddle = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const language = await getMiddle('header [data-component=language-switch] a[hreflang]');
    expect(Math.abs((await getMiddle('header summary')) - language)).toBeLessThan(4);
    await page.close();
  }
});
