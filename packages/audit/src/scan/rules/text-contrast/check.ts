import type { Page } from 'playwright';

import { measurePixels, takeScreenshot } from '../pixels.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { findVisibleLines, type VisibleLine } from './visible-lines.ts';

/** Hides text, and leaves everything behind it: also shapes in `currentcolor`, and the edge around the text of a drawing. */
const NO_LETTERS =
  '*, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important; ' +
  'text-decoration-color: transparent !important; transition: none !important; } ' +
  'svg text, svg text * { fill: transparent !important; }';

async function takeScreenshots(page: Page): Promise<[Buffer, Buffer]> {
  const whole = await takeScreenshot(page);
  await page.evaluate((css) => {
    window.auditSheet = new CSSStyleSheet();
    window.auditSheet.replaceSync(css);
    document.adoptedStyleSheets.push(window.auditSheet);
  }, NO_LETTERS);
  const behind = await takeScreenshot(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.auditSheet);
  });
  return [whole, behind];
}

/** The contrast of each line of text with the pixels right behind its letters; runs in the page. */
const computeContrasts = (lines: readonly VisibleLine[]) => {
  const [whole, behind] = window.screenshots;
  if (!whole || !behind) return [];
  return lines.map(({ box, color, cover }) => {
    const found: number[] = [];
    // A page has millions of pixels, and few colors behind its text.
    const known = new Map<number, number>();
    const computeContrast = (back: readonly [number, number, number]) => {
      const painted = back.map((part, index) => part + ((color[index] ?? 0) - part) * cover);
      return window.contrast(painted, back);
    };
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(whole.height, box.bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(whole.width, box.right); x += 1) {
        const at = (y * whole.width + x) * 4;
        const red = behind.data[at] ?? 0;
        const green = behind.data[at + 1] ?? 0;
        const blue = behind.data[at + 2] ?? 0;
        const differs =
          Math.abs(red - (whole.data[at] ?? 0)) > 8 ||
          Math.abs(green - (whole.data[at + 1] ?? 0)) > 8 ||
          Math.abs(blue - (whole.data[at + 2] ?? 0)) > 8;
        if (!differs) continue;
        const key = (red << 16) | (green << 8) | blue;
        const contrast = known.get(key) ?? computeContrast([red, green, blue]);
        known.set(key, contrast);
        found.push(contrast);
      }
    }
    found.sort((a, b) => a - b);
    // Ignores 5 % of the pixels, at edges of other elements.
    return found.length < 8 ? undefined : found[Math.floor(found.length / 20)];
  });
};

/** Text has a contrast of 4.5 (large: 3) with what is painted behind it, also images and gradients. */
export const textContrast: Rule = {
  id: 'text-contrast',
  criteria: ['1.4.3'],
  invariantTo: ['language'],
  async check(page) {
    // Forced colors are chosen by the user.
    if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) return inapplicable;
    await page.evaluate(() => window.scrollTo(0, 0));
    const lines = await findVisibleLines(page);
    if (lines.length === 0) return inapplicable;
    const contrasts = await measurePixels(page, await takeScreenshots(page), computeContrasts, lines);
    const findings = new Map<string, string>();
    for (const [at, line] of lines.entries()) {
      const contrast = contrasts[at];
      const minimum = line.isLarge ? 3 : 4.5;
      // Tolerance for colors that are rounded to bytes.
      if (contrast === undefined || contrast >= minimum - 0.01) continue;
      findings.set(
        line.where,
        `“${line.text}” has a contrast of ${contrast.toFixed(2)}; ${minimum} is required.`,
      );
    }
    return toResult([...findings].map(([where, seen]) => ({ where, seen })));
  },
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    auditSheet: CSSStyleSheet;
  }
}
