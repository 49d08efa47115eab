import type { Position } from './saved-position.ts';

/** Delays in milliseconds and number of tries (specification §2 and §9). */
export const ROUTE_FOCUS = { scrollToTop: 100, anchorRetry: 100, anchorTries: 50 } as const;

/** Focuses a non-interactive element without scrolling. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

type RouteChange = {
  window: Window;
  /** Fragment of the URL with its '#', or ''. */
  hash: string;
  /** Finds the element that a fragment names. */
  getTarget: (hash: string) => HTMLElement | null;
  /** Saved position of this history entry, or undefined for a new one. */
  saved: Position | undefined;
  /** False with `prefers-reduced-motion`. */
  smooth: boolean;
};

/**
 * Restores position and focus of a page, or sets the position of a new page and moves focus to the anchor or the h1,
 * which announces it.
 * @returns a function that cancels pending work.
 */
export function handleRouteChange({ window, hash, getTarget, saved, smooth }: RouteChange): () => void {
  const { document } = window;
  // The finder and the journeys keep their state after a '?'.
  const anchor = hash.replace(/\?.*$/s, '');
  let timer: number | undefined;
  const heading = document.querySelector<HTMLElement>('main h1');

  if (saved) {
    // What had focus may be hidden now, and then does not take it.
    if (heading) focusWithoutScroll(heading);
    saved.findFocused?.()?.focus({ preventScroll: true });
    window.scrollTo({ top: saved.top, behavior: 'instant' });
  } else if (anchor.length > 1) {
    const scrollToAnchor = (triesLeft: number) => {
      const target = getTarget(anchor) ?? (triesLeft === 0 ? document.getElementById('main') : null);
      if (!target) {
        timer = window.setTimeout(scrollToAnchor, ROUTE_FOCUS.anchorRetry, triesLeft - 1);
        return;
      }
      target.scrollIntoView({ behavior: smooth ? 'smooth' : 'instant' });
      focusWithoutScroll(target);
    };
    scrollToAnchor(ROUTE_FOCUS.anchorTries);
  } else {
    if (heading) focusWithoutScroll(heading);
    timer = window.setTimeout(
      () => window.scrollTo({ top: 0, behavior: 'instant' }),
      ROUTE_FOCUS.scrollToTop,
    );
  }
  return () => window.clearTimeout(timer);
}
