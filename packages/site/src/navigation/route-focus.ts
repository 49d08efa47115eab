/** Times of an arrival, in milliseconds, and the number of tries (specification §2 and §9). */
export const ROUTE_FOCUS = { scrollToTop: 100, anchorRetry: 100, anchorTries: 50 } as const;

/** Focuses an element that is not a control by nature, without moving the page. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** The id that a fragment names. Shared links come with broken ends: such a fragment is taken as it is written. */
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
  /** Fragment of the address with its '#', or ''. Only the part before a '?' names an anchor. */
  hash: string;
  /** Where the window stood when the visitor left this entry of the history, or undefined for a new one. */
  savedScroll: number | undefined;
  /** True when the visitor has not asked for less motion. */
  smooth: boolean;
};

/**
 * Brings a visitor who has followed a link, or gone back, to the right place of the new page.
 * Focus goes to the anchor or the h1, and hearing it is the announcement.
 * @returns a function that stops what is still under way.
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
