import type { Page } from 'playwright';

import { waitForEffects, watchContext } from '../context-changes.ts';
import { diffSnapshots, takeSnapshot } from '../page-snapshot.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const CONTROLS =
  'a[href], button, summary, input:is([type=button], [type=submit], [type=checkbox], [type=radio]), [role=button], [role=tab], [role=switch], [role=checkbox], [role=menuitem]';
const MAX_CONTROLS = 40;
/** Position of the pointer away from controls. */
const NEUTRAL = [0, 0] as const;

/** Presses on a control, moves off and releases; a phrase for the change, if any. */
async function pressAndMoveOff(page: Page, x: number, y: number): Promise<string | undefined> {
  await page.mouse.move(...NEUTRAL);
  await waitForEffects(page);
  const before = await takeSnapshot(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(...NEUTRAL);
  await page.mouse.up();
  await waitForEffects(page);
  return diffSnapshots(before, await takeSnapshot(page), ['title', 'text', 'states']);
}

/** Moving the pointer off a pressed control cancels the action. */
export const pointerCancellation: Rule = {
  id: 'pointer-cancellation',
  criteria: ['2.5.2'],
  invariantTo: ['theme', 'language'],
  isSlow: true,
  needsScript: true,
  needs: CONTROLS,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      const changes = await watchContext(page);
      const controls = await findControls(page, CONTROLS, MAX_CONTROLS);
      const findings = [];
      let pressed = 0;
      for (const control of controls) {
        const at = await control.evaluate((element) => {
          if (!element.isConnected || !window.audit.isShown(element) || element.matches(':disabled'))
            return undefined;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const [box] = element.getClientRects();
          if (!box) return undefined;
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const isOnTop = element.contains(document.elementFromPoint(x, y));
          return isOnTop ? { x, y, where: window.audit.getCssPath(element) } : undefined;
        });
        if (!at) continue;
        pressed += 1;
        const change = await pressAndMoveOff(page, at.x, at.y);
        // A first press may trigger hydration; a second one repeats only an action.
        const repeated = change && (await pressAndMoveOff(page, at.x, at.y));
        const happened = [...(await changes.since()), ...(repeated ? [repeated] : [])];
        if (happened.length > 0) {
          const seen = `Pressed, and released elsewhere: ${happened.join(', and ')}.`;
          findings.push({ where: at.where, seen });
        }
      }
      return pressed === 0 ? inapplicable : toResult(findings);
    }),
};
