import type { Direction } from '../../internal/roving-tabindex.ts';

/**
 * To which of `count` tabs a key moves: left and right arrow to the next one, around both ends; Home and End to the first
 * and the last. Undefined for other keys: up and down scroll the page.
 */
export function getNextTab(
  key: string,
  index: number,
  count: number,
  direction: Direction,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isForward = (key === 'ArrowRight') === (direction === 'ltr');
  return (index + (isForward ? 1 : count - 1)) % count;
}
