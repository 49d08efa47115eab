import type { Page } from 'playwright';

import { inapplicable, toResult, undecided, type Rule } from '../rule.ts';
import type { Finding } from '../../../evidence/record.ts';
import { findOverlappingText } from './overlapping-text.ts';

/** Narrower windows are not zoomed: half of their width is not a real viewport. */
const MIN_ZOOM_WIDTH_PX = 640;

async function findLostText(page: Page, enlarge: () => Promise<void>, method: string): Promise<Finding[]> {
  const findClipped = () =>
    page.evaluate(() => {
      const { findClippingContainers, isClipped, getCssPath } = window.audit;
      return findClippingContainers().filter(isClipped).map(getCssPath);
    });
  const before = { clipped: await findClipped(), overlaps: await findOverlappingText(page) };
  await enlarge();
  const after = { clipped: await findClipped(), overlaps: await findOverlappingText(page) };
  const knownPairs = new Set(before.overlaps.map(({ upper, lower }) => `${upper} ${lower}`));
  return [
    ...after.clipped
      .filter((where) => !before.clipped.includes(where))
      .map((where) => ({ where, seen: `With ${method} its text is clipped.` })),
    ...after.overlaps
      .filter(({ upper, lower }) => !knownPairs.has(`${upper} ${lower}`))
      .map(({ upper, lower }) => ({
        where: upper,
        seen: `With ${method} its text overlaps that of ${lower}.`,
      })),
  ];
}

/** Text at 200 % is neither clipped nor overlapped. */
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
    const maxScale = /maximum-scale\s*=\s*([\d.]+)/.exec(viewport)?.[1];
    if (/user-scalable\s*=\s*(no|0)/.test(viewport) || (maxScale && Number(maxScale) < 2)) {
      return toResult([{ where: 'meta[name=viewport]', seen: `“${viewport}” prevents zooming.` }]);
    }
    if (size.width >= MIN_ZOOM_WIDTH_PX) {
      const half = { width: size.width / 2, height: Math.round(size.height / 2) };
      const lost = await findLostText(page, () => page.setViewportSize(half), 'a zoom of 200 %');
      await page.setViewportSize(size);
      if (lost.length > 0) return toResult(lost);
    }
    const largeText = await page.evaluateHandle(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { font-size: 200% !important; }');
      return sheet;
    });
    const lost = await findLostText(
      page,
      () => largeText.evaluate((sheet) => void document.adoptedStyleSheets.push(sheet)),
      'a text size of 200 %',
    );
    await largeText.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
    if (lost.length > 0)
      return undecided(
        'Zoom to 200 % loses no text, a text size of 200 % does, as on a phone with large text.',
        lost,
      );
    return toResult([]);
  },
};
