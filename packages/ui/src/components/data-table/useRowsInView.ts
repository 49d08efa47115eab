import { startTransition, useState } from 'react';
import { useHydrated } from '../../internal/useHydrated.ts';
import { usePrinting } from './usePrinting.ts';

/** Rows that stand in the table at first, when the prop does not say. */
const usualRows = 50;

/** A whole number of rows, at least one; the usual number in place of one that cannot be meant. */
export const toInitialRowCount = (asked = usualRows): number =>
  Number.isNaN(asked) || asked < 1 ? usualRows : Math.floor(asked);

/**
 * How many rows are seen, and whether the others are in the page all the same. As the server sent it the page has
 * them all; from the first use on only those that are seen or printed, so that sorting 10,000 rows stays quick.
 */
export function useRowsInView(rowsAtFirst: number) {
  const isLive = useHydrated();
  const [isAsSent, setIsAsSent] = useState(!isLive);
  const [isUsed, setIsUsed] = useState(false);
  const [seen, setSeen] = useState(rowsAtFirst);
  const [isAllAsked, setIsAllAsked] = useState(false);
  const isPrinting = usePrinting();
  return {
    isLive,
    seen,
    setSeen,
    isAllAsked,
    setIsAllAsked,
    hasRest: isAsSent || isAllAsked || isPrinting,
    /** True for a moment after the first use: nobody sees the others, and they are about to go. */
    isRestLeaving: isUsed && isAsSent && !isAllAsked && !isPrinting,
    /** To be called when a person uses the table. What they asked for is shown first; then the others go. */
    use: () => {
      if (!isAsSent) return;
      setIsUsed(true);
      startTransition(() => setIsAsSent(false));
    },
  };
}
