const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * To which of `count` items in one Tab stop a key moves: arrow keys to the next and the one before, Home and
 * End to the first and the last. Left and right change places where the page runs from right to left.
 * Undefined when the key does nothing here. Source: ARIA Authoring Practices Guide, roving tabindex.
 */
export function goesTo(
  key: string,
  index: number,
  count: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const sideways = key === 'ArrowRight' || key === 'ArrowLeft';
  const next = index + (sideways && direction === 'rtl' ? -step : step);
  return Math.min(count - 1, Math.max(0, next));
}

/** The reading direction at an element. */
export const directionAt = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
