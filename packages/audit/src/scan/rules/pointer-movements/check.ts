import type { ElementHandle, Page } from 'playwright';

import { waitForEffects, watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const MAX_TARGETS = 10;
const MAX_BUTTONS = 12;
/** Distance of a movement. */
const DISTANCE_PX = 60;

/** Attributes of positions and values that a movement changes; not those of hover styles. */
const ATTRIBUTES = [
  'transform',
  'viewBox',
  'd',
  'x',
  'y',
  'cx',
  'cy',
  'aria-valuenow',
  'aria-valuetext',
  'style',
];

/** Watches for changes; each call returns the CSS paths of elements that changed since the last one. */
async function watchChanges(page: Page): Promise<() => Promise<string[]>> {
  const changed = await page.evaluateHandle((attributeFilter) => {
    const paths = new Set<string>();
    /** A style without what prevents text from being selected during a press, which nobody sees. */
    const toSeen = (style: string | null | undefined) =>
      (style ?? '').replaceAll(/(-webkit-)?user-select:[^;]*;?\s*/g, '').trim();
    new MutationObserver((mutations) => {
      for (const { target, attributeName, oldValue } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.isConnected) continue;
        const isSeen =
          attributeName !== 'style' || toSeen(oldValue) !== toSeen(element.getAttribute('style'));
        if (isSeen) paths.add(window.audit.getCssPath(element));
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter,
      attributeOldValue: true,
    });
    return paths;
  }, ATTRIBUTES);
  return async () => {
    await waitForEffects(page);
    return changed.evaluate((paths) => {
      const all = [...paths];
      paths.clear();
      return all;
    });
  };
}

type Point = { x: number; y: number };

/** The center of a visible element; undefined where another element covers it. */
const findCenter = (handle: ElementHandle<HTMLElement>) =>
  handle.evaluate((element) => {
    if (!element.isConnected || !window.audit.isShown(element)) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y))
      ? { x, y, where: window.audit.getCssPath(element) }
      : undefined;
  });

/** Buttons in the nearest group or section around an element that has one outside the element. */
const findButtonsAround = async (handle: ElementHandle<HTMLElement>) => {
  const list = await handle.evaluateHandle((element, limit) => {
    const groups = 'section, fieldset, form, li, [role=group], [role=region], main, body';
    for (
      let around = element.closest(groups);
      around;
      around = around.parentElement?.closest(groups) ?? null
    ) {
      const buttons = [...around.querySelectorAll('button:not([type=submit]), [role=button], select')].filter(
        (each) => window.audit.isShown(each) && !each.matches(':disabled') && !element.contains(each),
      );
      if (buttons.length > 0) return buttons.slice(0, limit);
    }
    return [];
  }, MAX_BUTTONS);
  const handles = [...(await list.getProperties()).values()].map((handle) => handle.asElement());
  return handles.filter((handle) => handle !== null) as ElementHandle<HTMLElement>[];
};

/** Dragging and swiping have an alternative by single clicks. */
export const pointerMovements: Rule = {
  id: 'pointer-movements',
  criteria: ['2.5.1', '2.5.7'],
  invariantTo: ['theme', 'width', 'language'],
  isSlow: true,
  needsScript: true,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      await watchContext(page);
      const elements = await findControls(page, await markMovable(page), MAX_TARGETS);
      const since = await watchChanges(page);
      const findings = [];
      let dragged = 0;
      for (const element of elements) {
        let at = await findCenter(element);
        if (!at) continue;
        /** From the center to one side and to the other; returns what changes. */
        const move = async ({ x, y }: Point, isPressed: boolean, to: 1 | -1 = 1) => {
          await page.mouse.move(x, y);
          if (isPressed) await page.mouse.down();
          for (const side of [-to, to])
            await page.mouse.move(x + side * DISTANCE_PX, y + (side * DISTANCE_PX) / 4, { steps: 6 });
          if (isPressed) await page.mouse.up();
          return since();
        };
        await since();
        const byHover = await move(at, false);
        let byDrag = (await move(at, true)).filter((path) => !byHover.includes(path));
        if (byDrag.length === 0) continue;
        at = (await findCenter(element)) ?? at;
        // What has changed by chance, such as a message that leaves the page, does not change again.
        const again = await move(at, true, -1);
        byDrag = byDrag.filter((path) => again.includes(path));
        if (byDrag.length === 0) continue;
        dragged += 1;
        await page.mouse.click(at.x - DISTANCE_PX / 2, at.y);
        let isReached = (await since()).some((path) => byDrag.includes(path));
        for (const button of isReached ? [] : await findButtonsAround(element)) {
          if (!(await findCenter(button))) continue;
          await button.click();
          isReached = (await since()).some((path) => byDrag.includes(path));
          if (isReached) break;
        }
        if (!isReached)
          findings.push({
            where: at.where,
            seen: `Dragging it changes ${byDrag.slice(0, 3).join(', ')}; no click on it or on a button around it does.`,
          });
      }
      return dragged === 0 ? inapplicable : toResult(findings);
    }),
};

/** Marks elements that may be draggable or swipeable, by role, touch-action and cursor; returns their selector. */
async function markMovable(page: Page): Promise<string> {
  await page.evaluate(() => {
    const kinds =
      '[draggable=true], [role=slider], [aria-roledescription], [role=application], svg, canvas, [role=separator][tabindex]';
    for (const element of document.body.querySelectorAll('*')) {
      const { cursor, touchAction } = getComputedStyle(element);
      const isHandle = /^(grab|grabbing|move|all-scroll|.*-resize)$/.test(cursor);
      const { width, height } = element.getBoundingClientRect();
      const isLarge = width * height > 2000 || element.matches('[draggable=true], [role=slider]');
      if ((element.matches(kinds) || isHandle || /none|pan|pinch/.test(touchAction)) && isLarge)
        element.setAttribute('data-audit-movable', '');
    }
  });
  return '[data-audit-movable]';
}
