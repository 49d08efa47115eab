import { readFocusChanges } from '../focus-changes.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

const LEAST = 3;

/** What shows focus can be made out before what is around it, or before what was there without focus. */
export const focusContrast: Rule = {
  id: 'focus-contrast',
  criteria: ['1.4.11'],
  invariantTo: ['language'],
  async check(page) {
    // What does not change at all, or lies outside of the window, is for focus-visible.
    const seen = (await readFocusChanges(page)).flatMap(({ path, change }) =>
      change && change.pixels > 0 ? [{ path, best: Math.max(change.toBefore, change.toBeside) }] : [],
    );
    if (seen.length === 0) return inapplicable;
    return toResult(
      seen
        .filter(({ best }) => best < LEAST - 0.01)
        .map(({ path, best }) => ({
          where: path,
          seen: `Nothing of what shows focus has a contrast of ${LEAST}; the best is ${best.toFixed(2)}.`,
        })),
    );
  },
};
