import { readFocusChanges } from '../focus-changes.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Letters and round corners take a little of a ring away. */
const NEARLY = 0.85;

/** What shows focus is as large as a line of 2 px around what has it, and changes by a contrast of 3. */
export const focusAppearance: Rule = {
  id: 'focus-appearance',
  criteria: ['2.4.13'],
  invariantTo: ['language'],
  async check(page) {
    // What does not change at all is for focus-visible.
    const seen = (await readFocusChanges(page)).flatMap(({ path, outline, change }) =>
      change && change.pixels > 0 && outline !== undefined ? [{ path, outline, area: change.area }] : [],
    );
    if (seen.length === 0) return inapplicable;
    return toResult(
      seen
        .filter(({ outline, area }) => area < outline * NEARLY)
        .map(({ path, outline, area }) => ({
          where: path,
          seen: `With focus ${area} pixels change by a contrast of 3; a line of 2 px around it has ${Math.round(outline)}.`,
        })),
    );
  },
};
