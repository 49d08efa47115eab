type Direction = 'ltr' | 'rtl';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Options = {
  /** Left and right change places where the page runs from right to left. */
  direction: Direction;
  /** horizontal: up and down scroll the page. Default 'both'. */
  axis?: 'both' | 'horizontal';
  /** Whether the last item leads to the first, and the other way round. Default false. */
  wraps?: boolean;
};

/**
 * To which of `count` items in one Tab stop a key moves: arrow keys to the next and the one before, Home and End to the
 * first and the last. Undefined when the key does nothing here. Source: ARIA Authoring Practices Guide, roving tabindex.
 */
export function getNextIndex(
  key: string,
  index: number,
  count: number,
  { direction, axis = 'both', wraps = false }: Options,
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft';
  if (step === undefined || (axis === 'horizontal' && !isSideways)) return undefined;
  const next = index + (isSideways && direction === 'rtl' ? -step : step);
  return wraps ? (next + count) % count : Math.min(count - 1, Math.max(0, next));
}

/** The reading direction at an element. */
export const getDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
