import { matchesMedia, observeSize } from './layout.ts';

/** Custom property with the height of the sticky header: the header must not cover a focused element. */
export const headerHeight = '--longcovid-data-table-header';

/**
 * Calls `changed` with whether a table is wider than the box around it, now and whenever a size changes, and keeps the
 * header's height for the styles. Returns a function that ends it.
 */
export function observeOverflow(
  box: HTMLElement,
  table: HTMLTableElement,
  changed: (overflows: boolean) => void,
): () => void {
  const measure = () => {
    // On paper the table is made to fit; what was measured on the screen decides how small its letters are.
    if (matchesMedia('print')) return;
    // One pixel is a rounding error, not a column out of view.
    changed(table.offsetWidth > box.offsetWidth + 1);
    box.style.setProperty(headerHeight, `${table.tHead?.offsetHeight ?? 0}px`);
  };
  measure();
  return observeSize([box, table], measure);
}
