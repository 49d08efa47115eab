import type { Page } from 'playwright';

import { moveToTop } from '../focus-walk.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Limit of tab stops in each direction and at each window height. */
const MAX_STOPS = 60;

/** The focused element and what covers it entirely; undefined when focus has left the page. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    if (!active || active === document.body || active === document.documentElement) return undefined;
    if (active.hasAttribute('data-audit-edge')) return undefined;
    const label = active instanceof HTMLInputElement ? active.labels?.[0] : undefined;
    const own = [active, ...(label ? [label] : [])];
    const isOpaque = (element: Element) => {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const [, alpha] = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor) ?? [];
      const isFilled = Number(alpha ?? 1) > 0.5 || backgroundImage !== 'none';
      return (isFilled || element.matches('img, video, canvas, iframe')) && Number(opacity) > 0.5;
    };
    /** The element that hides a point of the focused one; null when the point is visible. */
    const coverAt = (x: number, y: number): Element | null => {
      const [top] = document.elementsFromPoint(x, y);
      if (!top || own.some((each) => each.contains(top) || top.contains(each))) return null;
      for (let at: Element | null = top; at && !own.some((each) => at?.contains(each)); at = at.parentElement)
        if (isOpaque(at)) return at;
      return null;
    };
    const path = window.audit.getCssPath(active);
    const covers: Element[] = [];
    for (const element of own) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const seen = {
        left: Math.max(left, 0),
        right: Math.min(right, innerWidth),
        top: Math.max(top, 0),
        bottom: Math.min(bottom, innerHeight),
      };
      const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top];
      // Outside the window nothing is covered.
      if (wide < 2 || high < 2) continue;
      for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        for (const other of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const cover = coverAt(seen.left + wide * part, seen.top + high * other);
          if (!cover) return { path, cover: undefined };
          covers.push(cover);
        }
      }
    }
    const [cover] = covers;
    return { path, cover: cover ? window.audit.getCssPath(cover) : undefined };
  });

/** At each tab stop, forwards and backwards, at least a part of the element is visible. */
export const focusNotObscured: Rule = {
  id: 'focus-not-obscured',
  criteria: ['2.4.11'],
  invariantTo: ['theme'],
  isSlow: true,
  async check(page) {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    const covered = new Map<string, string>();
    let stops = 0;
    for (const height of [size.height, Math.round(size.height / 2)]) {
      await page.setViewportSize({ width: size.width, height });
      await moveToTop(page);
      // Backwards, the browser scrolls elements under a sticky header.
      const walked: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = new Set<string>();
        while (seen.size < MAX_STOPS) {
          await page.keyboard.press(key);
          const stop = await readFocus(page);
          if (!stop || seen.has(stop.path)) break;
          seen.add(stop.path);
          walked.push(stop.path);
          if (stop.cover)
            covered.set(
              stop.path,
              `Is entirely behind ${stop.cover} when focused, in a window ${height} px high.`,
            );
          // Another Shift+Tab would leave the page.
          if (key === 'Shift+Tab' && stop.path === walked[0]) break;
        }
        stops += seen.size;
        if (seen.size === 0) break;
      }
    }
    await page.setViewportSize(size);
    await moveToTop(page);
    if (stops === 0) return inapplicable;
    return toResult([...covered].map(([where, seen]) => ({ where, seen })));
  },
};
