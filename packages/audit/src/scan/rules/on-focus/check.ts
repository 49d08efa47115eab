import { watchContext } from '../context-changes.ts';
import { pressTab, moveToTop } from '../focus-walk.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { triggerHydration } from '../trigger-hydration.ts';

const MAX_STOPS = 60;

/** Focus by Tab causes no change of context. */
export const onFocus: Rule = {
  id: 'on-focus',
  criteria: ['3.2.1'],
  invariantTo: ['theme', 'language'],
  isSlow: true,
  needsScript: true,
  check: (_, { withFreshPage }) =>
    withFreshPage(async (page) => {
      await triggerHydration(page);
      const changes = await watchContext(page);
      await page.evaluate(() => {
        const { isShown, getCssPath } = window.audit;
        window.auditFocused = [];
        // In the capture phase, before a handler of the page can move focus.
        document.addEventListener(
          'focus',
          ({ target }) => {
            // Ignores invisible focus guards of dialogs.
            if (
              target instanceof Element &&
              !target.hasAttribute('data-audit-edge') &&
              isShown(target) &&
              target.getBoundingClientRect().width > 1
            )
              window.auditFocused.push(getCssPath(target));
          },
          true,
        );
      });
      await moveToTop(page);
      const findings = [];
      const seen = new Set<string>();
      while (seen.size < MAX_STOPS) {
        const { path } = await pressTab(page);
        const happened = await changes.since();
        const focused = await page.evaluate(() => window.auditFocused.splice(0));
        const [first = path] = focused;
        if (first === undefined || seen.has(first)) break;
        seen.add(first);
        const jump = focused.find((each) => each !== first && !each.startsWith(first));
        const now = await page.evaluate(() => document.activeElement === document.body);
        if (jump) happened.push(`moves focus to ${jump}`);
        else if (now) happened.push('loses focus');
        if (happened.length > 0)
          findings.push({ where: first, seen: `On focus, it ${happened.join(', and ')}.` });
      }
      return seen.size === 0 ? inapplicable : toResult(findings);
    }),
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** CSS paths of elements that received focus since the last read, in their order. */
    auditFocused: string[];
  }
}
