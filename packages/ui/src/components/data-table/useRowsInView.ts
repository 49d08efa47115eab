import { startTransition, useState } from 'react';
import { useHydrated } from '../../internal/useHydrated.ts';
import { usePrinting } from './usePrinting.ts';

const DEFAULT_ROW_COUNT = 50;

/** A whole number of rows, at least one; the default in place of an invalid one. */
export const toInitialRowCount = (count = DEFAULT_ROW_COUNT): number =>
  Number.isNaN(count) || count < 1 ? DEFAULT_ROW_COUNT : Math.floor(count);

/**
 * How many rows are visible, and whether the others are in the page all the same. The server's HTML has them all; from
 * the first use on the page has only those that are visible or printed, so that sorting 10,000 rows stays fast.
 */
export function useRowsInView(initialRowCount: number) {
  const isHydrated = useHydrated();
  const [isServerHtml, setIsServerHtml] = useState(!isHydrated);
  const [isUsed, setIsUsed] = useState(false);
  const [visibleCount, setVisibleCount] = useState(initialRowCount);
  const [isAllShown, setIsAllShown] = useState(false);
  const isPrinting = usePrinting();
  return {
    isHydrated,
    visibleCount,
    setVisibleCount,
    setIsAllShown,
    hasRest: isServerHtml || isAllShown || isPrinting,
    /** True for a moment after the first use: the others are invisible, and about to be removed. */
    isRestLeaving: isUsed && isServerHtml && !isAllShown && !isPrinting,
    /** To be called when a person uses the table. What they requested is rendered first; then the others are removed. */
    markUsed: () => {
      if (!isServerHtml) return;
      setIsUsed(true);
      startTransition(() => setIsServerHtml(false));
    },
  };
}
