import { readFocusChanges } from '../focus-changes.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Each tab stop looks different with focus. */
export const focusVisible: Rule = {
  id: 'focus-visible',
  criteria: ['2.4.7'],
  isSlow: true,
  async check(page) {
    const stops = await readFocusChanges(page);
    if (stops.length === 0) return inapplicable;
    return toResult(
      stops.flatMap(({ path, change }) => {
        if (!change) return [{ where: path, seen: 'Is focused outside the window.' }];
        return change.pixels === 0 ? [{ where: path, seen: 'Looks the same with and without focus.' }] : [];
      }),
    );
  },
};
