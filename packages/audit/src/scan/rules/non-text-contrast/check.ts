import type { Page } from 'playwright';

import { measurePixels, takeScreenshot } from '../pixels.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

const MIN_CONTRAST = 3;

type Part = {
  where: string;
  kind: 'field' | 'icon';
  box: { left: number; top: number; right: number; bottom: number };
};

/** Positions of fields and of controls without text. */
const findParts = (page: Page): Promise<Part[]> =>
  page.evaluate(() => {
    const { isVisuallyHidden, isShown, getCssPath, getVisibleText } = window.audit;
    const fields =
      'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=range]), select, textarea';
    return [...document.querySelectorAll(`${fields}, a[href], button, [role=button]`)].flatMap(
      (element): Part[] => {
        if (!isShown(element) || isVisuallyHidden(element)) return [];
        if (element.closest(':disabled, [aria-disabled=true], [inert]')) return [];
        const isField = element.matches(fields);
        const isIcon =
          !isField && getVisibleText(element) === '' && element.querySelector('img, picture, video') === null;
        if (!isField && !isIcon) return [];
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (right - left < 6 || bottom - top < 6) return [];
        const box = {
          left: left + scrollX,
          top: top + scrollY,
          right: right + scrollX,
          bottom: bottom + scrollY,
        };
        return [{ where: getCssPath(element), kind: isField ? 'field' : 'icon', box }];
      },
    );
  });

/** The highest contrast of each part: of a field across its edges, of an icon within it. Runs in the page. */
const computeContrasts = (all: readonly Part[]) => {
  const [screenshot] = window.screenshots;
  if (!screenshot) return [];
  const { width, height, data } = screenshot;
  const getColor = (x: number, y: number) => {
    const at = (Math.round(y) * width + Math.round(x)) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  return all.map(({ kind, box: { left, top, right, bottom } }) => {
    if (top < 4 && bottom < 4) return undefined;
    if (bottom > height || left < 0 || right > width) return undefined;
    if (kind === 'icon') {
      const counts = new Map<string, number>();
      const colors = new Map<string, number[]>();
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const color = getColor(x, y);
          const key = color.join();
          counts.set(key, (counts.get(key) ?? 0) + 1);
          colors.set(key, color);
        }
      }
      const [mostFrequent] = [...counts].sort(([, a], [, b]) => b - a);
      const background = colors.get(mostFrequent?.[0] ?? '') ?? [];
      return Math.max(...[...colors.values()].map((color) => window.contrast(color, background)));
    }
    // Lines across each edge at three positions, from outside to inside.
    const edges = [0.3, 0.5, 0.7].flatMap((part) => {
      const x = left + (right - left) * part;
      const y = top + (bottom - top) * part;
      return [
        [0, 1, 2, 3, 4, 5, 6].map((step) => [x, top - 3 + step] as const),
        [0, 1, 2, 3, 4, 5, 6].map((step) => [x, bottom + 2 - step] as const),
        [0, 1, 2, 3, 4, 5, 6].map((step) => [left - 3 + step, y] as const),
        [0, 1, 2, 3, 4, 5, 6].map((step) => [right + 2 - step, y] as const),
      ];
    });
    const contrasts = edges.map((line) => {
      const inside = line.filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
      const [outside, ...others] = inside.map(([x, y]) => getColor(x, y));
      return outside ? Math.max(1, ...others.map((color) => window.contrast(color, outside))) : 1;
    });
    return Math.max(...contrasts);
  });
};

/** Edges of fields, and icons, have enough contrast. */
export const nonTextContrast: Rule = {
  id: 'non-text-contrast',
  criteria: ['1.4.11'],
  invariantTo: ['language'],
  async check(page) {
    await page.evaluate(() => window.scrollTo(0, 0));
    const found = await findParts(page);
    if (found.length === 0) return inapplicable;
    const contrasts = await measurePixels(page, [await takeScreenshot(page)], computeContrasts, found);
    return toResult(
      found.flatMap(({ where, kind }, at) => {
        const contrast = contrasts[at];
        if (contrast === undefined || contrast >= MIN_CONTRAST - 0.01) return [];
        const part = kind === 'field' ? 'The edge of the field' : 'The icon';
        return [
          { where, seen: `${part} has a contrast of ${contrast.toFixed(2)}; ${MIN_CONTRAST} is required.` },
        ];
      }),
    );
  },
};
