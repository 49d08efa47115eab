import type { Page } from 'playwright';

import { inapplicable, toResult, undecided, type Rule } from '../rule.ts';
import type { Finding } from '../../../evidence/record.ts';
import { findOverlappingText } from './text-over-text.ts';

/** Half of a narrower window is no window that a person has: 200 % is asked for on wide ones. */
const NARROWEST_TO_ZOOM = 640;

async function lostBetween(page: Page, enlarge: () => Promise<void>, how: string): Promise<Finding[]> {
  const pathsOfCut = () =>
    page.evaluate(() => {
      const { findClippingContainers, isClipped, getCssPath } = window.audit;
      return findClippingContainers().filter(isClipped).map(getCssPath);
    });
  const before = { cut: await pathsOfCut(), over: await findOverlappingText(page) };
  await enlarge();
  const after = { cut: await pathsOfCut(), over: await findOverlappingText(page) };
  const knownPairs = new Set(before.over.map(({ upper, lower }) => `${upper} ${lower}`));
  return [
    ...after.cut
      .filter((where) => !before.cut.includes(where))
      .map((where) => ({ where, seen: `With ${how} its text is cut off.` })),
    ...after.over
      .filter(({ upper, lower }) => !knownPairs.has(`${upper} ${lower}`))
      .map(({ upper, lower }) => ({
        where: upper,
        seen: `With ${how} its text lies over that of ${lower}.`,
      })),
  ];
}

/** Text twice as large is neither cut off nor covered by other text. */
export const resizeText: Rule = {
  id: 'resize-text',
  criteria: ['1.4.4'],
  invariantTo: ['theme'],
  async check(page) {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    const { hasText, viewport } = await page.evaluate(() => ({
      hasText: document.body.innerText.trim() !== '',
      viewport: document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? '',
    }));
    if (!hasText) return inapplicable;
    const most = /maximum-scale\s*=\s*([\d.]+)/.exec(viewport)?.[1];
    if (/user-scalable\s*=\s*(no|0)/.test(viewport) || (most && Number(most) < 2)) {
      return toResult([{ where: 'meta[name=viewport]', seen: `“${viewport}” keeps a person from zooming.` }]);
    }
    if (size.width >= NARROWEST_TO_ZOOM) {
      const half = { width: size.width / 2, height: Math.round(size.height / 2) };
      const lost = await lostBetween(page, () => page.setViewportSize(half), 'a zoom of 200 %');
      await page.setViewportSize(size);
      if (lost.length > 0) return toResult(lost);
    }
    const largeText = await page.evaluateHandle(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { font-size: 200% !important; }');
      return sheet;
    });
    const lost = await lostBetween(
      page,
      () => largeText.evaluate((sheet) => void document.adoptedStyleSheets.push(sheet)),
      'letters of 200 %',
    );
    await largeText.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
    if (lost.length > 0)
      return undecided(
        'Zoom keeps all text, larger letters alone do not: for whoever reads on a phone with large text.',
        lost,
      );
    return toResult([]);
  },
};
