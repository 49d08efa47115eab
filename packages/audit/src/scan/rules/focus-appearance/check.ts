import { readFocusChanges } from '../focus-changes.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Tolerance for text and round corners over a focus ring. */
const TOLERANCE = 0.85;

/** The focus indicator is at least as large as a 2 px perimeter, with a contrast of 3 to the unfocused state. */
export const focusAppearance: Rule = {
  id: 'focus-appearance',
  criteria: ['2.4.13'],
  invariantTo: ['language'],
  isSlow: true,
  async check(page) {
    // An element without any change fails focus-visible.
    const seen = (await readFocusChanges(page)).flatMap(({ path, outline, change }) =>
      change && change.pixels > 0 && outline !== undefined ? [{ path, outline, area: change.area }] : [],
    );
    if (seen.length === 0) return inapplicable;
    return toResult(
      seen
        .filter(({ outline, area }) => area < outline * TOLERANCE)
        .map(({ path, outline, area }) => ({
          where: path,
          seen: `With focus ${area} pixels change with a contrast of 3; a 2 px perimeter has ${Math.round(outline)}.`,
        })),
    );
  },
};
