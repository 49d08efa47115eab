/*
 * What a document without layout, such as that of jsdom, does not have. Wherever the browser has it, each of these is
 * the browser's own.
 */

/** Whether elements have sizes, and their changes can be observed. In jsdom every size is 0. */
export const hasLayout = (): boolean => typeof ResizeObserver === 'function';

/**
 * Calls `changed` as soon as the elements are observed and whenever the size of one changes; never without layout.
 * Returns a function that ends it.
 */
export function observeSize(elements: readonly Element[], changed: () => void): () => void {
  if (!hasLayout()) return () => undefined;
  const observer = new ResizeObserver(() => changed());
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Whether a media query matches; false where media are unknown. */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;

/** Calls `changed` whenever a media query begins or ceases to match, until the signal ends it. */
export function observeMedia(query: string, changed: (event: Event) => void, signal: AbortSignal): void {
  if (typeof matchMedia === 'function') matchMedia(query).addEventListener('change', changed, { signal });
}

/** Whether an element is shown, and so can take focus. Without layout: neither it nor one around it is `display: none`. */
export function isVisible(element: Element): boolean {
  return (element as Partial<Element>).checkVisibility?.() ?? isDisplayed(element);
}

function isDisplayed(element: Element): boolean {
  if (getComputedStyle(element).display === 'none') return false;
  return element.parentElement === null || isDisplayed(element.parentElement);
}

/** Scrolls an element into view when there is one; does nothing where nothing scrolls. */
export function scrollIntoView(element: Element | null | undefined, options?: ScrollIntoViewOptions): void {
  (element as Partial<Element> | null | undefined)?.scrollIntoView?.(options);
}
