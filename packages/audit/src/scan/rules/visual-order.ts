import type { Page } from 'playwright';

/** Two items of a flex or grid container: `first` precedes `second` in the document, and follows it visually. */
export type SwappedParts = { first: string; second: string; text: string };

/**
 * Finds adjacent items of flex and grid containers whose visual order differs from the document order: the second one is
 * above the first, or before it in the same row. An item that a row begins with, beside one that reaches down from the row
 * above, is after that. Ignores columns and positioned items. Both items contain tab stops, or visible text.
 */
export const findSwappedParts = (
  page: Page,
  content: 'stops' | 'text',
): Promise<{ parts: number; swapped: SwappedParts[] }> =>
  page.evaluate((wanted) => {
    const { isVisuallyHidden, isShown, getCssPath, getVisibleText } = window.audit;
    const stops =
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
    const hasContent = (element: Element) =>
      wanted === 'text'
        ? getVisibleText(element) !== ''
        : [element, ...element.querySelectorAll(stops)].some(
            (each) => each.matches(`:is(${stops}):not([tabindex^="-"])`) && isShown(each),
          );
    const areBeside = (one: DOMRect, two: DOMRect) => one.top < two.bottom - 1 && two.top < one.bottom - 1;
    let parts = 0;
    const swapped: SwappedParts[] = [];
    for (const container of document.body.querySelectorAll('*')) {
      const { display, direction } = getComputedStyle(container);
      if (!/flex|grid/.test(display)) continue;
      const items = [...container.children].filter(
        (child) =>
          isShown(child) &&
          !isVisuallyHidden(child) &&
          !/absolute|fixed|sticky/.test(getComputedStyle(child).position),
      );
      const children = items.filter(hasContent);
      if (children.length < 2) continue;
      parts += 1;
      for (const [at, second] of children.entries()) {
        const first = children[at - 1];
        if (!first) continue;
        const [one, two] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
        const isNextRow = items
          .slice(0, items.indexOf(first))
          .map((item) => item.getBoundingClientRect())
          .some((box) => areBeside(box, one) && box.bottom <= two.top + 1);
        const isSameRow = areBeside(one, two) && !isNextRow;
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
  }, content);
