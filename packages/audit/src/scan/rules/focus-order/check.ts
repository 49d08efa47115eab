import { pressTab, moveToTop } from '../focus-walk.ts';
import { inapplicable, toResult, type Rule } from '../rule.ts';
import { findSwappedParts } from '../visual-order.ts';

const MAX_STOPS = 60;

/** The tab order is the document order and, in flex and grid containers, the visual order. */
export const focusOrder: Rule = {
  id: 'focus-order',
  criteria: ['2.4.3'],
  invariantTo: ['theme'],
  async check(page) {
    const { swapped } = await findSwappedParts(page, 'stops');
    await moveToTop(page);
    const stops: string[] = [];
    while (stops.length < MAX_STOPS) {
      const { path } = await pressTab(page);
      if (path === undefined || stops.includes(path)) break;
      stops.push(path);
    }
    if (stops.length === 0) return inapplicable;
    const back = await page.evaluate(
      (paths) =>
        paths.flatMap((path, at) => {
          const [before, now] = [paths[at - 1], path].map((each) => each && document.querySelector(each));
          if (!before || !now) return [];
          // The browser inserts a popover or dialog after its invoker.
          if ([before, now].some((each) => each.closest('[popover], dialog'))) return [];
          const isBack = before.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING;
          return isBack
            ? [
                {
                  where: path,
                  seen: `Follows ${paths[at - 1] ?? ''} in the tab order, and precedes it in the document.`,
                },
              ]
            : [];
        }),
      stops,
    );
    return toResult([
      ...back,
      ...swapped.map(({ first, second }) => ({
        where: second,
        seen: `Is visually before ${first}, and after it in the tab order.`,
      })),
    ]);
  },
};
