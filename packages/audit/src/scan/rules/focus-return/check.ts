import type { ElementHandle } from 'playwright';

import { waitForEffects, watchContext } from '../context-changes.ts';
import { findControls } from '../controls.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const CONTROLS =
  'button[type=button], button:not([type], form *), button[aria-haspopup], [role=button], summary, a[aria-haspopup=dialog]';
const MAX_BUTTONS = 40;

/** Focus moves into an opened dialog, returns when it closes, and is never lost. */
export const focusReturn: Rule = {
  id: 'focus-return',
  criteria: ['2.4.3'],
  invariantTo: ['theme', 'language'],
  isSlow: true,
  needs: CONTROLS,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      await watchContext(page);
      const buttons = await findControls(page, CONTROLS, MAX_BUTTONS);
      const findings = [];
      let pressed = 0;
      /** Locates focus: in the open modal dialog, on the button, elsewhere, or lost. */
      const locateFocus = (button: ElementHandle<HTMLElement>) =>
        button.evaluate((element) => {
          const { activeElement: active } = document;
          const dialog = [...document.querySelectorAll('dialog, [role=dialog], [role=alertdialog]')].find(
            (each) => each.matches(':modal') || (each.ariaModal === 'true' && window.audit.isShown(each)),
          );
          return {
            dialog: dialog && window.audit.getCssPath(dialog),
            isInside: Boolean(dialog?.contains(active)),
            isLost: !active || active === document.body,
            isOnButton: active === element,
            isGone: !element.isConnected || !window.audit.isShown(element),
          };
        });
      for (const button of buttons) {
        const where = await button.evaluate((element) =>
          element.isConnected && window.audit.isShown(element) && !element.matches(':disabled')
            ? window.audit.getCssPath(element)
            : undefined,
        );
        if (where === undefined || (await locateFocus(button)).dialog) continue;
        pressed += 1;
        await button.focus();
        await page.keyboard.press('Enter');
        await waitForEffects(page);
        const opened = await locateFocus(button);
        if (!opened.dialog) {
          if (opened.isLost) findings.push({ where, seen: 'After Enter, focus is lost.' });
          continue;
        }
        if (!opened.isInside)
          findings.push({ where, seen: `Opens ${opened.dialog}, and focus stays outside.` });
        await page.keyboard.press('Escape');
        await waitForEffects(page);
        const closed = await locateFocus(button);
        if (closed.dialog) break;
        if (!closed.isOnButton && !closed.isGone)
          findings.push({
            where,
            seen: `After Escape closes ${opened.dialog}, focus does not return to the button.`,
          });
      }
      return pressed === 0 ? inapplicable : toResult(findings);
    }),
};
