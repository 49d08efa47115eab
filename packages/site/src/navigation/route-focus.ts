/** Delays in milliseconds and number of tries (specification §2 and §9). */
export const ROUTE_FOCUS = { scrollToTop: 100, anchorRetry: 100, anchorTries: 50 } as const;

/** Focuses a non-interactive element without scrolling. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** The id in a fragment. Fragments with invalid escapes, as in broken shared links, are taken literally. */
function decodeAnchor(hash: string): string {
  const encoded = hash.slice(1).replace(/\?.*$/s, '');
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return encoded;
    throw error;
  }
}

type RouteChange = {
  window: Window;
  /** Fragment of the URL with its '#', or ''. Only the part before a '?' is an anchor. */
  hash: string;
  /** Saved scroll position of this history entry, or undefined for a new one. */
  savedScroll: number | undefined;
  /** False with `prefers-reduced-motion`. */
  smooth: boolean;
};

/**
 * Restores or sets the scroll position of the new page and moves focus to the anchor or the h1, which announces the
 * page.
 * @returns a function that cancels pending work.
 */
export function handleRouteChange({ window, hash, savedScroll, smooth }: RouteChange): () => void {
  const { document } = window;
  const anchor = decodeAnchor(hash);
  let timer: number | undefined;
  const heading = document.querySelector<HTMLElement>('main h1');

  if (savedScroll !== undefined) {
    if (heading) focusWithoutScroll(heading);
    window.scrollTo({ top: savedScroll, behavior: 'instant' });
  } else if (anchor) {
    const scrollToAnchor = (triesLeft: number) => {
      const target =
        document.getElementById(anchor) ?? (triesLeft === 0 ? document.getElementById('main') : null);
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
