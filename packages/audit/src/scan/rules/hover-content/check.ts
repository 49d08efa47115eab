import type { Page } from 'playwright';

import { waitForEffects } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const CONTROLS =
  'a, button, summary, [tabindex], [aria-describedby], [aria-haspopup], [title], abbr, dfn, input, select, svg, li:has(ul), [class*=tooltip i], [class*=hover i]';
const MAX_TRIGGERS = 40;
/** Longer than common delays before hover content is shown or hidden. */
const DELAY_MS = 1500;
/** Time to read the content. */
const READING_MS = 30_000;

/** Advances the clock of the page, so that timers run. */
async function wait(page: Page, milliseconds: number): Promise<void> {
  await waitForEffects(page);
  await page.clock.runFor(milliseconds);
  await waitForEffects(page);
}

/** Stores the visible elements; `findAppeared` returns the topmost one with text that has appeared since. */
const storeVisible = (page: Page) =>
  page.evaluate(() => {
    window.auditShown = new Set(window.audit.getVisibleElements(document.body));
  });

const findAppeared = (page: Page) =>
  page.evaluate(() => {
    const { getCssPath, getVisibleElements: seenIn, getVisibleText } = window.audit;
    const found = seenIn(document.body).find(
      (element) => !window.auditShown.has(element) && getVisibleText(element) !== '',
    );
    if (!found) return undefined;
    const { left, top, width, height } = found.getBoundingClientRect();
    let covers = false;
    for (let at: Element | null = found; at && !covers; at = at.parentElement)
      covers = /absolute|fixed/.test(getComputedStyle(at).position);
    const isInWindow = left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;
    if (!isInWindow) return undefined;
    return { where: getCssPath(found), covers, x: left + width / 2, y: top + height / 2 };
  });

/** Hover content is hoverable, persistent and dismissible with Escape. */
export const hoverContent: Rule = {
  id: 'hover-content',
  criteria: ['1.4.13'],
  invariantTo: ['theme', 'language'],
  isSlow: true,
  needs: CONTROLS,
  check: (_, { withFreshPage }) =>
    withFreshPage(
      async (page) => {
        await triggerHydration(page);
        await page.mouse.move(0, 0);
        const triggers = await findControls(page, CONTROLS, MAX_TRIGGERS);
        const findings = new Map<string, string>();
        let shown = 0;
        for (const trigger of triggers) {
          const at = await trigger.evaluate((element) => {
            if (
              !element.isConnected ||
              !window.audit.isShown(element) ||
              window.audit.isVisuallyHidden(element)
            )
              return undefined;
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            const [box] = element.getClientRects();
            if (!box) return undefined;
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return element.contains(document.elementFromPoint(x, y))
              ? { x, y, where: window.audit.getCssPath(element) }
              : undefined;
          });
          if (!at) continue;
          await storeVisible(page);
          await page.mouse.move(at.x, at.y);
          await wait(page, DELAY_MS);
          const content = await findAppeared(page);
          if (!content) continue;
          shown += 1;
          const report = (seen: string) => findings.set(at.where, `${seen} (${content.where})`);
          await page.clock.runFor(READING_MS);
          if (!(await findAppeared(page))) report('Hover content disappears by itself');
          await page.mouse.move(content.x, content.y, { steps: 8 });
          await wait(page, DELAY_MS);
          if (!(await findAppeared(page))) report('Hover content disappears when the pointer moves onto it');
          await page.mouse.move(at.x, at.y);
          await wait(page, DELAY_MS);
          await page.keyboard.press('Escape');
          await wait(page, DELAY_MS);
          if (content.covers && (await findAppeared(page)))
            report('Hover content covers the page, and Escape does not dismiss it');
          await page.mouse.move(0, 0);
          await wait(page, DELAY_MS);
        }
        if (shown === 0) return inapplicable;
        return toResult([...findings].map(([where, seen]) => ({ where, seen: `${seen}.` })));
      },
      { hasClock: true },
    ),
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** Elements that were visible before the pointer moved. */
    auditShown: Set<Element>;
  }
}
