import { AHEAD_LIMIT, mayPrefetch, whenIdle } from './prefetch.ts';
import { prefetchPageData } from './page-data.ts';

/** Milliseconds on a link after which pointer or keyboard rest there and do not only pass. */
export const REST = 200;

/** Requests that the page may still make ahead, and whether one for a link with pointer or focus on it is left. */
type Left = { requests: number; forRest: boolean };

let left: Left = { requests: 0, forRest: false };

/**
 * Fetches the data of the pages that the build has chosen for this one, in an idle moment. To be called once per page.
 * @param paths The pages, the likeliest first; the build keeps them within the limit.
 * @param spent Requests that the page has already made ahead.
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

/** Fetches the data of one page more: that of the first link on which pointer or keyboard rest. */
export function prefetchRestedLink(): void {
  // A timer for each: a page that scrolls under a pointer at rest must not end the rest of the keyboard.
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
