import type { ElementHandle, Page } from 'playwright';

import { waitForEffects, watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { measurePixels } from '../pixels.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const CONTROLS =
  '[role=checkbox], [role=switch], [role=radio], [role=slider], [role=tab], [role=option], [aria-pressed], input:is([type=checkbox], [type=radio], [type=range])';
const MAX_CONTROLS = 20;
/** Of 255: a round edge that Chromium draws again differs by up to 29. */
const MAX_NOISE = 48;
/** Position of the pointer away from controls. */
const NEUTRAL = [0, 0] as const;

/** Exposed state and appearance of a control: with its label, without focus, pointer and motion. */
async function read(page: Page, control: ElementHandle<HTMLElement>) {
  const { state, ...clip } = await control.evaluate((element) => {
    element.blur();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
    const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - 2);
    const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - 2);
    const states = ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-expanded', 'aria-current'];
    return {
      state: [
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
  return { state, screenshot: await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }) };
}

/** Limit of reads until two are equal, since effects of a press may take a while. */
const MAX_ATTEMPTS = 8;

/** Reads a control once it no longer changes. */
async function readStable(page: Page, control: ElementHandle<HTMLElement>) {
  let last = await read(page, control);
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    await waitForEffects(page);
    const now = await read(page, control);
    if (now.state === last.state && now.screenshot.equals(last.screenshot)) break;
    last = now;
  }
  return last;
}

/** Whether two screenshots differ by more than the browser's smoothing of edges. */
const isVisible = (page: Page, screenshots: readonly Buffer[]): Promise<boolean> =>
  measurePixels(
    page,
    screenshots,
    (most) => {
      const [one, other] = window.screenshots;
      if (!one || one.width !== other?.width || one.height !== other.height) return true;
      return one.data.some((byte, at) => Math.abs(byte - (other.data[at] ?? 0)) > most);
    },
    MAX_NOISE,
  );

/** The exposed state or value of a control changes if and only if its appearance does. */
export const controlStates: Rule = {
  id: 'control-states',
  criteria: ['4.1.2'],
  invariantTo: ['width', 'language'],
  isSlow: true,
  needs: CONTROLS,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      await watchContext(page);
      const controls = await findControls(page, CONTROLS, MAX_CONTROLS);
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
        const before = await readStable(page, control);
        const isSlider = await control.evaluate((element) => element.matches('[role=slider], [type=range]'));
        await control.focus();
        await page.keyboard.press(isSlider ? 'ArrowRight' : 'Space');
        await waitForEffects(page);
        const isGone = await control.evaluate(
          (element) => !element.isConnected || !window.audit.isShown(element),
        );
        if (isGone) continue;
        const after = await readStable(page, control);
        const hasNewState = before.state !== after.state;
        const hasNewAppearance =
          !before.screenshot.equals(after.screenshot) &&
          (hasNewState || (await isVisible(page, [before.screenshot, after.screenshot])));
        if (hasNewState || hasNewAppearance) used += 1;
        if (hasNewState === hasNewAppearance) continue;
        findings.push({
          where,
          seen: hasNewAppearance
            ? 'Looks different after use, and exposes the same state.'
            : 'Exposes another state or value after use, and looks the same.',
        });
      }
      return used === 0 ? inapplicable : toResult(findings);
    }),
};
