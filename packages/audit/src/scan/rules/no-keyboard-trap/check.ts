import { pressTab, moveToTop } from '../focus-walk.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';

const MAX_STOPS = 400;

/** Tab stops inside one element, such as the controls of a video or a date field, where focus stays on the element. */
const MAX_INNER_STOPS = 20;

/** Pressing Tab repeatedly leaves the page, or returns to its first tab stop. */
export const noKeyboardTrap: Rule = {
  id: 'no-keyboard-trap',
  criteria: ['2.1.2'],
  isSlow: true,
  async check(page) {
    await moveToTop(page);
    const stops: string[] = [];
    let inside = 0;
    while (stops.length < MAX_STOPS) {
      const { path } = await pressTab(page);
      if (path === undefined) return stops.length === 0 ? inapplicable : toResult([]);
      if (path === stops.at(-1) && ++inside < MAX_INNER_STOPS) continue;
      inside = 0;
      const first = stops.indexOf(path);
      if (first === 0 && stops.length > 1) return toResult([]);
      if (first !== -1) {
        const loop = stops.slice(first);
        const seen = `Tab returns to it after ${loop.length} tab stop${loop.length === 1 ? '' : 's'}, and not to the first one of the page.`;
        return toResult([{ where: path, seen }]);
      }
      stops.push(path);
    }
    return { outcome: 'cantTell', findings: [], reason: `There are more than ${MAX_STOPS} tab stops.` };
  },
};
