import type { Page } from 'playwright';

import { waitForEffects, watchContext } from '../context-changes.ts';
import { diffSnapshots, takeSnapshot } from '../page-snapshot.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const MAX_CONTROLS = 40;
/** Where the pointer rests before and after: nothing of a page stands there. */
const NEUTRAL = [0, 0] as const;

/** Presses on the middle of the control, moves off it, and lets go; what is noticed then, if anything. */
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

/** A finger or pointer that slips can be taken off the control, and nothing was done. */
export const pointerCancellation: Rule = {
  id: 'pointer-cancellation',
  criteria: ['2.5.2'],
  invariantTo: ['theme', 'language'],
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      const changes = await watchContext(page);
      const controls = await findControls(
        page,
        'a[href], button, summary, input:is([type=button], [type=submit], [type=checkbox], [type=radio]), [role=button], [role=tab], [role=switch], [role=checkbox], [role=menuitem]',
        MAX_CONTROLS,
      );
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
        const noticed = await pressAndMoveOff(page, at.x, at.y);
        // What a first press wakes, a second does not do again.
        const again = noticed && (await pressAndMoveOff(page, at.x, at.y));
        const happened = [...(await changes.since()), ...(again ? [again] : [])];
        if (happened.length > 0) {
          const seen = `Pressed, and let go elsewhere: ${happened.join(', and ')}.`;
          findings.push({ where: at.where, seen });
        }
      }
      return pressed === 0 ? inapplicable : toResult(findings);
    }),
};
