import type { ColumnKind } from '../components/data-table/DataTable.messages.ts';

/** The text of an element, without the white space of its source. */
export const getText = (element: Element | null): string => element?.textContent.trim() ?? '';

/** A column, by its header, its place in a row and the name that announcements give it. */
export type Column = { header: HTMLTableCellElement; index: number; kind: ColumnKind; name: string };

/** The columns of a table by its header rows, each with the names of the groups around it, as `columnNames` has them. */
export function readColumns(head: HTMLTableSectionElement): Column[] {
  const grid: HTMLTableCellElement[][] = Array.from({ length: head.rows.length }, () => []);
  for (const [y, row] of [...head.rows].entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]?.[x]) x += 1;
      for (const spanned of grid.slice(y, y + cell.rowSpan))
        spanned.splice(x, 0, ...Array<HTMLTableCellElement>(cell.colSpan).fill(cell));
      x += cell.colSpan;
    }
  }
  return (grid.at(-1) ?? []).map((header, index) => {
    const path = new Set(grid.map((row) => row[index] ?? header));
    const names = [...path].map((cell) => getText(cell.querySelector('[data-part="sort"]') ?? cell));
    const kind = (header.dataset.kind ?? 'text') as ColumnKind;
    return { header, index, kind, name: names.join(', ') };
  });
}

/** The language of an element; English when it is no language tag. */
export function getLocale(element: Element): string {
  const tag = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    // Without a valid tag browsers do not know the language either.
    return 'en';
  }
}

/** Finds the first number of a text as a language writes it: '−1,234.5' in English, '−1.234,5' in Spanish; gives '-1234.5'. */
export function createNumberParser(locale: string): (text: string) => string | undefined {
  const [, group = '', decimal = ''] =
    /^12(.*)345(.*)5$/.exec(new Intl.NumberFormat(locale).format(12345.5)) ?? [];
  const number = new RegExp(`[-−]?\\d+(?:[${group}]\\d{3})*(?:[${decimal}]\\d+)?(?:E[-−]?\\d+)?`);
  return (text) => number.exec(text)?.[0].replaceAll(group, '').replace(decimal, '.').replaceAll('−', '-');
}
