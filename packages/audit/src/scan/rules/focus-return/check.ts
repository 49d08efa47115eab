import type { ElementHandle } from 'playwright';

import { settle, watchContext } from '../context-changes.ts';
import { controlsOf } from '../controls.ts';
import { inapplicable, judged, type Rule } from '../rule.ts';
import { wake } from '../trigger-hydration.ts';

const MOST_BUTTONS = 40;

/** Focus goes into a dialog that opens, comes back when it closes, and is never lost. */
export const focusReturn: Rule = {
  id: 'focus-return',
  criteria: ['2.4.3'],
  regardlessOf: ['theme', 'language'],
  check: (_, { inFreshPage }) =>
    inFreshPage(async (page) => {
      await wake(page);
      await watchContext(page);
      const buttons = await controlsOf(
        page,
        'button[type=button], button:not([type], form *), button[aria-haspopup], [role=button], summary, a[aria-haspopup=dialog]',
        MOST_BUTTONS,
      );
      const findings = [];
      let pressed = 0;
      /** Where focus is: in the open modal dialog, on the button, elsewhere, or lost. */
      const focusOf = (button: ElementHandle<HTMLElement>) =>
        button.evaluate((element) => {
          const { activeElement: active } = document;
          const dialog = [...document.querySelectorAll('dialog, [role=dialog], [role=alertdialog]')].find(
            (each) => each.matches(':modal') || (each.ariaModal === 'true' && window.audit.isShown(each)),
          );
          return {
            dialog: dialog && window.audit.pathOf(dialog),
            isInside: Boolean(dialog?.contains(active)),
            isLost: !active || active === document.body,
            isOnButton: active === element,
            isGone: !element.isConnected || !window.audit.isShown(element),
          };
        });
      for (const button of buttons) {
        const where = await button.evaluate((element) =>
          element.isConnected && window.audit.isShown(element) && !element.matches(':disabled')
            ? window.audit.pathOf(element)
            : undefined,
        );
        if (where === undefined || (await focusOf(button)).dialog) continue;
        pressed += 1;
        await button.focus();
        await page.keyboard.press('Enter');
        await settle(page);
        const opened = await focusOf(button);
        if (!opened.dialog) {
          if (opened.isLost) findings.push({ where, seen: 'After Enter, focus is nowhere.' });
          continue;
        }
        if (!opened.isInside)
          findings.push({ where, seen: `Opens ${opened.dialog}, and focus stays outside of it.` });
        await page.keyboard.press('Escape');
        await settle(page);
        const closed = await focusOf(button);
        if (closed.dialog) break;
        if (!closed.isOnButton && !closed.isGone)
          findings.push({
            where,
            seen: `After Escape closes ${opened.dialog}, focus is not on the button again.`,
          });
      }
      return pressed === 0 ? inapplicable : judged(findings);
    }),
};
