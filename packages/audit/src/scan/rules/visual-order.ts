import type { Page } from 'playwright';

/** Two parts of a row, column or grid: `first` comes first in the document, and is seen after `second`. */
export type SwappedParts = { first: string; second: string; text: string };

/**
 * Neighbours in a flex or grid container that are seen in another order than that of the document: the second one above
 * the first, or before it in the same row. A next column is no other order; nor is what is positioned over the page.
 * Both hold what is asked for: stops of the Tab key, or words that are seen.
 */
export const findSwappedParts = (
  page: Page,
  holding: 'stops' | 'words',
): Promise<{ parts: number; swapped: SwappedParts[] }> =>
  page.evaluate((wanted) => {
    const { isVisuallyHidden, isShown, getCssPath, getVisibleText } = window.audit;
    const stops =
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
    const holds = (element: Element) =>
      wanted === 'words'
        ? getVisibleText(element) !== ''
        : [element, ...element.querySelectorAll(stops)].some(
            (each) => each.matches(`:is(${stops}):not([tabindex^="-"])`) && isShown(each),
          );
    let parts = 0;
    const swapped: SwappedParts[] = [];
    for (const container of document.body.querySelectorAll('*')) {
      const { display, direction } = getComputedStyle(container);
      if (!/flex|grid/.test(display)) continue;
      const children = [...container.children].filter(
        (child) =>
          isShown(child) &&
          !isVisuallyHidden(child) &&
          !/absolute|fixed|sticky/.test(getComputedStyle(child).position) &&
          holds(child),
      );
      if (children.length < 2) continue;
      parts += 1;
      for (const [at, second] of children.entries()) {
        const first = children[at - 1];
        if (!first) continue;
        const [one, two] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
        const isSameRow = one.top < two.bottom - 1 && two.top < one.bottom - 1;
        const isBefore = direction === 'rtl' ? two.left >= one.right - 1 : two.right <= one.left + 1;
        const isAfter = direction === 'rtl' ? two.right <= one.left + 1 : two.left >= one.right - 1;
        const isAbove = two.bottom <= one.top + 1 && !isAfter;
        if (isAbove || (isSameRow && isBefore))
          swapped.push({
            first: getCssPath(first),
            second: getCssPath(second),
            text: getVisibleText(second).slice(0, 60),
          });
      }
    }
    return { parts, swapped };
  }, holding);
