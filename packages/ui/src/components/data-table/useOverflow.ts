import { type RefObject, useEffect, useRef, useState } from 'react';
import { matchesMedia, observeSize } from '../../internal/layout.ts';

/** Custom property with the height of the sticky header: the header must not cover a focused element. */
export const headerHeight = '--longcovid-data-table-header';

/**
 * Returns whether a table is wider than the box around it, undefined until that is measured, and keeps the header's
 * height for the styles.
 */
export function useOverflow(): { box: RefObject<HTMLDivElement | null>; overflows: boolean | undefined } {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    const measure = () => {
      // On paper the table is made to fit; what was measured on the screen decides how small its letters are.
      if (matchesMedia('print')) return;
      // One pixel is a rounding error, not a column out of view.
      setOverflows(table.offsetWidth > element.offsetWidth + 1);
      element.style.setProperty(headerHeight, `${table.tHead?.offsetHeight ?? 0}px`);
    };
    measure();
    return observeSize([element, table], measure);
  }, []);
  return { box, overflows };
}
