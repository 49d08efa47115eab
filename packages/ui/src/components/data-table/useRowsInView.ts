import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { observeOverflow } from './observe-overflow.ts';

/** A whole number of rows, at least one, or Infinity; the fallback in place of an invalid one. */
const toRowCount = (count: number, fallback: number): number => (count >= 1 ? Math.floor(count) : fallback);

/**
 * How many rows are visible, and whether the others are in the page all the same. The server's HTML has them all; from
 * the first use on the page has only those that are visible or printed, so that sorting 10,000 rows stays fast.
 */
export function useRowsInView(givenRows: number | undefined, defaultRows = 50) {
  const isHydrated = useHydrated();
  const [isServerHtml, setIsServerHtml] = useState(!isHydrated);
  const [isUsed, setIsUsed] = useState(false);
  const isPrinting = usePrinting();
  const step = toRowCount(defaultRows, 50);
  const [rows, setShownRows] = useControllableState(givenRows, step);
  const shownRows = toRowCount(rows, step);
  const isAllShown = shownRows === Infinity;
  return {
    isHydrated,
    /** Rows that come with one press. */
    step,
    setShownRows,
    isAllShown,
    /** Rows that are visible although not all are shown. The styles show the others. */
    visibleCount: isAllShown ? step : shownRows,
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

/** True while the page is printed: rows that are not on the screen are printed too. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is after the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Returns whether a table is wider than the box around it, undefined until that is measured. */
export function useOverflow(): { box: RefObject<HTMLDivElement | null>; overflows: boolean | undefined } {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const table = box.current?.querySelector('table');
    return box.current && table ? observeOverflow(box.current, table, setOverflows) : undefined;
  }, []);
  return { box, overflows };
}
