import { readFocusChanges } from '../focus-changes.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

const MIN_CONTRAST = 3;

/** The focus indicator has enough contrast with its surroundings, or with the unfocused state. */
export const focusContrast: Rule = {
  id: 'focus-contrast',
  criteria: ['1.4.11'],
  invariantTo: ['language'],
  isSlow: true,
  async check(page) {
    // An element without any change, or outside the window, fails focus-visible.
    const seen = (await readFocusChanges(page)).flatMap(({ path, change }) =>
      change && change.pixels > 0 ? [{ path, best: Math.max(change.toBefore, change.toBeside) }] : [],
    );
    if (seen.length === 0) return inapplicable;
    return toResult(
      seen
        .filter(({ best }) => best < MIN_CONTRAST - 0.01)
        .map(({ path, best }) => ({
          where: path,
          seen: `The focus indicator has a contrast of ${best.toFixed(2)}; ${MIN_CONTRAST} is required.`,
        })),
    );
  },
};
