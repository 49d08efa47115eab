import { type RefObject, useEffect, useRef, useState } from 'react';
import { matchesMedia, observeSize } from '../../internal/layout.ts';

/** Custom property with the height of the header, which stays in view: what has focus is kept clear of it. */
export const headerHeight = '--longcovid-data-table-header';

/**
 * Tells whether a table is wider than the box it stands in, undefined until that is known, and keeps the header's
 * height for the styles.
 */
export function useOverflow(): { box: RefObject<HTMLDivElement | null>; overflows: boolean | undefined } {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const frame = box.current;
    const table = frame?.querySelector('table');
    if (!frame || !table) return undefined;
    const measure = () => {
      // On paper the table is made to fit; what is known of the screen tells how small its letters are.
      if (matchesMedia('print')) return;
      // One pixel is a rounding, not a column that nobody sees.
      setOverflows(table.offsetWidth > frame.offsetWidth + 1);
      frame.style.setProperty(headerHeight, `${table.tHead?.offsetHeight ?? 0}px`);
    };
    measure();
    return observeSize([frame, table], measure);
  }, []);
  return { box, overflows };
}
