import type { ElementHandle, Page } from 'playwright';

import { waitForEffects, watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const MAX_CONTROLS = 20;
/** Where the pointer rests: nothing of a page stands there. */
const NEUTRAL = [0, 0] as const;

/** What a control says of itself, and how it looks: with its label, without focus, pointer and motion. */
async function take(page: Page, control: ElementHandle<HTMLElement>) {
  const { says, ...clip } = await control.evaluate((element) => {
    element.blur();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
    const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - 2);
    const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - 2);
    const states = ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-expanded', 'aria-current'];
    return {
      says: [
        ...[...states, 'aria-valuenow', 'aria-valuetext', 'aria-label'].map((name) =>
          element.getAttribute(name),
        ),
        element instanceof HTMLInputElement ? `${element.checked} ${element.value}` : element.textContent,
      ].join('|'),
      x,
      y,
      width: Math.max(1, Math.max(...boxes.map(({ right }) => right)) + 2 - x),
      height: Math.max(1, Math.max(...boxes.map(({ bottom }) => bottom)) + 2 - y),
    };
  });
  return { says, looks: await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }) };
}

/** Takes that are made at most, until two are alike: what a press brings about may take the page a while. */
const MAX_ATTEMPTS = 8;

/** What a control says and how it looks once neither changes any more. */
async function takeStill(page: Page, control: ElementHandle<HTMLElement>) {
  let last = await take(page, control);
  for (let takes = 1; takes < MAX_ATTEMPTS; takes += 1) {
    await waitForEffects(page);
    const now = await take(page, control);
    if (now.says === last.says && now.looks.equals(last.looks)) break;
    last = now;
  }
  return last;
}

/** Where a control is on or off, or has a value, what it says of that changes when, and only when, its looks do. */
export const controlStates: Rule = {
  id: 'control-states',
  criteria: ['4.1.2'],
  invariantTo: ['width', 'language'],
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      await watchContext(page);
      const controls = await findControls(
        page,
        '[role=checkbox], [role=switch], [role=radio], [role=slider], [role=tab], [role=option], [aria-pressed], input:is([type=checkbox], [type=radio], [type=range])',
        MAX_CONTROLS,
      );
      const findings = [];
      let used = 0;
      for (const control of controls) {
        const where = await control.evaluate((element) =>
          element.isConnected &&
          window.audit.isShown(element) &&
          !element.matches(':disabled, [aria-disabled=true]')
            ? window.audit.getCssPath(element)
            : undefined,
        );
        if (where === undefined) continue;
        await page.mouse.move(...NEUTRAL);
        const before = await takeStill(page, control);
        const isSlider = await control.evaluate((element) => element.matches('[role=slider], [type=range]'));
        await control.focus();
        await page.keyboard.press(isSlider ? 'ArrowRight' : 'Space');
        await waitForEffects(page);
        const isGone = await control.evaluate(
          (element) => !element.isConnected || !window.audit.isShown(element),
        );
        if (isGone) continue;
        const after = await takeStill(page, control);
        const [isSaid, isSeen] = [before.says !== after.says, !before.looks.equals(after.looks)];
        if (isSaid || isSeen) used += 1;
        if (isSaid === isSeen) continue;
        findings.push({
          where,
          seen: isSeen
            ? 'Looks different after it was used, and says the same of itself.'
            : 'Says another state or value after it was used, and looks the same.',
        });
      }
      return used === 0 ? inapplicable : toResult(findings);
    }),
};
