import type { Browser } from 'playwright';

import type { State } from '../evidence/record.ts';
import { withFreshPage } from './fresh-page.ts';
import { triggerHydration } from './rules/trigger-hydration.ts';
import type { ScanTarget, TargetSteps } from './targets.ts';

/** States of a page that are tested: each takes a visit. */
const MAX_STATES = 5;

/**
 * Finds the states of a page that one click opens: closed details, and buttons that say that they expand something. No
 * link is followed and no form is submitted. Of similar controls, two are opened.
 */
export async function findStates(
  browser: Browser,
  { kind, id, addresses }: ScanTarget,
  state: State,
): Promise<TargetSteps[]> {
  const target = { kind, id, address: addresses[state.language] ?? '' };
  return withFreshPage(browser, { target, state, steps: [] }, async (page) => {
    await triggerHydration(page);
    const found = await page.evaluate(() => {
      const { isShown, getCssPath, getName, sampleSimilar } = window.audit;
      const closed = [
        ...document.querySelectorAll('details:not([open]) > summary, [aria-expanded=false]:not(:disabled)'),
      ].filter((control) => {
        const isSubmit =
          control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
        return isShown(control) && !isSubmit && !control.matches('input, a[href]:not([href^="#"])');
      });
      return sampleSimilar(closed).map((control) => ({ name: getName(control), path: getCssPath(control) }));
    });
    return found
      .slice(0, MAX_STATES)
      .map(({ name, path }) => ({ name: `“${name || path}” open`, steps: [{ click: path }], isFound: true }));
  });
}
