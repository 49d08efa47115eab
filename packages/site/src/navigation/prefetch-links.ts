import { AHEAD_LIMIT, mayPrefetch, whenIdle } from './prefetch.ts';
import { prefetchPageData } from './page-data.ts';

/** Milliseconds of hover or focus on a link before it is prefetched. */
export const REST = 200;

/** Remaining prefetches of the page, and whether the one for a hovered or focused link remains. */
type Left = { requests: number; forRest: boolean };

let left: Left = { requests: 0, forRest: false };

/**
 * Prefetches the data of the pages that the build has chosen, when idle. Call once per page.
 * @param paths The pages, likeliest first, within the limit.
 * @param spent Number of earlier prefetches of the page.
 */
export function prefetchAhead(paths: readonly string[], spent = 0): void {
  const ofThisPage = { requests: AHEAD_LIMIT.requests - spent, forRest: true };
  left = ofThisPage;
  whenIdle(() => {
    if (left !== ofThisPage || !mayPrefetch()) return;
    for (const path of paths) {
      if (left.requests > 0 && prefetchPageData(path)) left.requests -= 1;
    }
  });
}

/** Prefetches the data of one more page: that of the first hovered or focused link. */
export function prefetchRestedLink(): void {
  // One timer each: scrolling under a resting pointer must not reset the timer of focus.
  for (const [enter, leave] of [
    ['pointerover', 'pointerout'],
    ['focusin', 'focusout'],
  ] as const) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener(leave, () => clearTimeout(timer));
    document.addEventListener(enter, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || !left.forRest) return;
      timer = setTimeout(() => {
        if (left.forRest && mayPrefetch() && prefetchPageData(link.pathname)) left.forRest = false;
      }, REST);
    });
  }
}
