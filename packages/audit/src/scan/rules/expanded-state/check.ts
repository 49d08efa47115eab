import { waitForEffects, watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const CONTROLS = '[aria-expanded][aria-controls]:not(input)';
const MAX_CONTROLS = 40;

/** `aria-expanded` matches the visibility of the controlled element. */
export const expandedState: Rule = {
  id: 'expanded-state',
  criteria: ['4.1.2'],
  invariantTo: ['theme', 'language'],
  isSlow: true,
  needs: CONTROLS,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      await watchContext(page);
      const controls = await findControls(page, CONTROLS, MAX_CONTROLS);
      const findings = [];
      let pressed = 0;
      for (const control of controls) {
        const read = () =>
          control.evaluate((element) => {
            const { isShown, getCssPath } = window.audit;
            const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '');
            return {
              where: getCssPath(element),
              isUsable: element.isConnected && isShown(element),
              expanded: element.getAttribute('aria-expanded'),
              isOpen: controlled !== null && isShown(controlled),
            };
          });
        const before = await read();
        if (!before.isUsable) continue;
        pressed += 1;
        await control.focus();
        await page.keyboard.press('Enter');
        await waitForEffects(page);
        const after = await read();
        const wrong = [before, ...(after.isUsable ? [after] : [])].find(
          ({ expanded, isOpen }) => expanded !== String(isOpen),
        );
        if (!wrong) continue;
        const seen = `Has aria-expanded “${wrong.expanded ?? ''}” while the controlled element is ${wrong.isOpen ? '' : 'not '}visible.`;
        findings.push({ where: wrong.where, seen });
      }
      return pressed === 0 ? inapplicable : toResult(findings);
    }),
};
