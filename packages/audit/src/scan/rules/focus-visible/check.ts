import { readFocusChanges } from '../focus-changes.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

/** At each stop of the Tab key the picture differs from the one without focus. */
export const focusVisible: Rule = {
  id: 'focus-visible',
  criteria: ['2.4.7'],
  async check(page) {
    const stops = await readFocusChanges(page);
    if (stops.length === 0) return inapplicable;
    return toResult(
      stops.flatMap(({ path, change }) => {
        if (!change) return [{ where: path, seen: 'Has focus outside the window.' }];
        return change.pixels === 0 ? [{ where: path, seen: 'Looks the same with and without focus.' }] : [];
      }),
    );
  },
};
