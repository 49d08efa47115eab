import type { Page } from 'playwright';

import { waitForEffects } from '../context-changes.ts';
import { diffSnapshots, takeSnapshot } from '../page-snapshot.ts';
import { inapplicable, toResult, undecided, type Rule } from '../rule.ts';

/** Whether the page listens to the motion of the device, which only the debugger knows. */
async function listensToMotion(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  try {
    for (const expression of ['window', 'document']) {
      const { result } = await session.send('Runtime.evaluate', { expression });
      if (result.objectId === undefined) continue;
      const { listeners } = await session.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId,
      });
      if (listeners.some(({ type }) => /^device(motion|orientation)/.test(type))) return true;
    }
    return false;
  } finally {
    await session.detach();
  }
}

/** What moving the device does can be done by a control, and turned off. */
export const motionActuation: Rule = {
  id: 'motion-actuation',
  criteria: ['2.5.4'],
  invariantTo: ['theme', 'width', 'language'],
  async check(loaded, { withFreshPage }) {
    if (!(await listensToMotion(loaded))) return inapplicable;
    return withFreshPage(async (page) => {
      const before = await takeSnapshot(page);
      await waitForEffects(page);
      const still = await takeSnapshot(page);
      if (diffSnapshots(before, still)) return inapplicable;
      await page.evaluate(async () => {
        // Plain events: without a secure connection there are no others, and the page reads the same from them.
        for (const angle of [-80, -20, 40, 80]) {
          const shake = { x: angle, y: angle, z: angle };
          for (const target of [window, document]) {
            const turned = Object.assign(new Event('deviceorientation'), {
              alpha: 180,
              beta: angle,
              gamma: angle,
            });
            const moved = Object.assign(new Event('devicemotion'), {
              acceleration: shake,
              accelerationIncludingGravity: shake,
              rotationRate: { alpha: angle, beta: angle, gamma: angle },
              interval: 16,
            });
            target.dispatchEvent(turned);
            target.dispatchEvent(moved);
          }
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      await waitForEffects(page);
      const change = diffSnapshots(still, await takeSnapshot(page));
      if (!change) return inapplicable;
      const findings = [{ where: 'html', seen: `When the device is moved, ${change}.` }];
      const hasControl = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'button, a[href], select, summary, input:not([type=range], [type=text]), [role=button], [role=switch], [role=checkbox], [onclick]',
          ),
        ].some((control) => window.audit.isShown(control)),
      );
      return hasControl
        ? undecided(
            'Whether a control does the same, and another one turns it off, needs manual review.',
            findings,
          )
        : toResult(findings);
    });
  },
};
