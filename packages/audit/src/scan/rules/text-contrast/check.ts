import type { Page } from 'playwright';

import { measurePixels, takeScreenshot } from '../pixels.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { findVisibleLines, type VisibleLine } from './seen-lines.ts';

/** Takes the letters off the page, and leaves all that is behind them. */
const NO_LETTERS =
  '*, *::before, *::after, *::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; ' +
  'text-shadow: none !important; text-decoration-color: transparent !important; transition: none !important; }';

async function pictures(page: Page): Promise<[Buffer, Buffer]> {
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

/** In the two pictures: of each line, the contrast of its colour with what lies right behind its letters. */
const contrastsBehind = (lines: readonly VisibleLine[]) => {
  const [whole, behind] = window.pictures;
  if (!whole || !behind) return [];
  return lines.map(({ box, colour, cover }) => {
    const found: number[] = [];
    let letters = 0;
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(whole.height, box.bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(whole.width, box.right); x += 1) {
        const at = (y * whole.width + x) * 4;
        const back = [0, 1, 2].map((part) => behind.data[at + part] ?? 0);
        const differs = back.some((part, index) => Math.abs(part - (whole.data[at + index] ?? 0)) > 8);
        if (!differs) continue;
        letters += 1;
        const painted = back.map((part, index) => part + ((colour[index] ?? 0) - part) * cover);
        found.push(window.contrast(painted, back));
      }
    }
    found.sort((a, b) => a - b);
    // One px in twenty may lie at the edge of something else.
    return letters < 8 ? undefined : found[Math.floor(found.length / 20)];
  });
};

/** Text has a contrast of 4.5 (large: 3) with what is painted behind its letters, be it a picture or a gradient. */
export const textContrast: Rule = {
  id: 'text-contrast',
  criteria: ['1.4.3'],
  invariantTo: ['language'],
  async check(page) {
    // Forced colours are the person's own.
    if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) return inapplicable;
    await page.evaluate(() => window.scrollTo(0, 0));
    const lines = await findVisibleLines(page);
    if (lines.length === 0) return inapplicable;
    const contrasts = await measurePixels(page, await pictures(page), contrastsBehind, lines);
    const findings = new Map<string, string>();
    for (const [at, line] of lines.entries()) {
      const contrast = contrasts[at];
      const least = line.isLarge ? 3 : 4.5;
      // A hundredth is within the rounding of colours to bytes.
      if (contrast === undefined || contrast >= least - 0.01) continue;
      findings.set(
        line.where,
        `“${line.text}” has a contrast of ${contrast.toFixed(2)}; ${least} is needed.`,
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
