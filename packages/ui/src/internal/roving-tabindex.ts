/** The direction of writing. */
export type Direction = 'ltr' | 'rtl';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * To which of `count` items in one Tab stop a key moves: arrow keys to the next and the one before, Home and End to the
 * first and the last. Undefined when the key does nothing here. Source: ARIA Authoring Practices Guide, roving tabindex.
 *
 * @param direction left and right change places where the page runs from right to left.
 */
export function getNextIndex(
  key: string,
  index: number,
  count: number,
  direction: Direction,
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft';
  return Math.min(count - 1, Math.max(0, index + (isSideways && direction === 'rtl' ? -step : step)));
}

/** The reading direction at an element. */
export const getDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
