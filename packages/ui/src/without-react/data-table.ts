import type { SortDirection, ColumnKind } from '../components/data-table/DataTable.messages.ts';
import * as styles from '../components/data-table/DataTable.css.ts';
import { observeOverflow } from '../internal/observe-overflow.ts';
import { announce } from './announce.ts';
import { findParts, toggleAttributes } from './enhance-each.ts';
import { type Column, createNumberParser, getLocale, getText, readColumns } from './read-table.ts';

const getSorted = ({ header }: Column) => header.getAttribute('aria-sort') as SortDirection | null;

const getNext = (column: Column): SortDirection =>
  getSorted(column) === 'ascending' ? 'descending' : 'ascending';

/** Sets the sort direction of a header, and the description of its button. */
function showSort(column: Column, hintId: (kind: ColumnKind, direction: SortDirection) => string): void {
  const { header, kind } = column;
  const sorted = getSorted(column);
  header.querySelector('button')?.setAttribute('aria-describedby', hintId(kind, getNext(column)));
  const icon = header.querySelector('svg');
  toggleAttributes(icon, sorted !== null, { 'data-sort': String(sorted) });
}

/** A box that cuts off its table is a Tab stop, so that the keyboard can scroll it. */
function markOverflow(box: HTMLElement, overflows: boolean): void {
  toggleAttributes(box, overflows, { tabindex: '0', 'data-overflows': '' });
  toggleAttributes(box, !overflows, { 'data-fits': '' });
}

/** Makes a printed name the button that it is with script. */
function createButton(name: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.headerSortButton;
  button.dataset.part = 'sort';
  button.append(...name.childNodes);
  name.replaceWith(button);
  return button;
}

/**
 * Makes the names of the columns buttons that sort the rows. The value of a cell is its `data-value` (a number, or an
 * ISO 8601 date), otherwise its text. Announced is the `data-sorted` of the table, in which `{table}`, `{column}` and
 * `{order}` are replaced; the order is the `data-order` of the hint that described the button.
 */
export function enhanceDataTable(root: HTMLElement): void {
  const table = root.querySelector('table');
  const bodies = ['rows', 'rest'].flatMap((part) => findParts<HTMLTableSectionElement>(root, part));
  const rows = findParts<HTMLTableRowElement>(root, 'row');
  if (!table?.tHead) return;
  const locale = getLocale(table);
  const toPlainNumber = createNumberParser(locale);
  const columns = readColumns(table.tHead);
  const hintId = (kind: ColumnKind, direction: SortDirection) => `${root.id}-sort-${kind}-${direction}`;

  const { compare } = new Intl.Collator(locale, { numeric: true });

  /** A number or a text to sort by; undefined where there is no value. */
  const readValue = (cell: HTMLTableCellElement | undefined, kind: ColumnKind) => {
    if (!cell || cell.querySelector(`.${styles.blank}`)) return undefined;
    const text = cell.dataset.value ?? getText(cell);
    if (kind === 'text') return text;
    const number = kind === 'date' ? Date.parse(text) : Number(cell.dataset.value ?? toPlainNumber(text));
    return Number.isNaN(number) ? undefined : number;
  };
  const sortBy = (column: Column) => {
    const { index, kind, name } = column;
    const direction = getNext(column);
    const sign = direction === 'ascending' ? 1 : -1;
    const values = new Map(rows.map((row) => [row, readValue(row.cells[index], kind)]));
    const sorted = rows.toSorted((one, other) => {
      const [a, b] = [values.get(one), values.get(other)];
      // A reader looks for the highest and the lowest value, not for a missing one.
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      return sign * (typeof a === 'string' ? compare(a, b as string) : a - (b as number));
    });
    for (const body of bodies) body.append(...sorted.splice(0, body.rows.length));
    const order = document.getElementById(hintId(kind, direction))?.dataset.order ?? '';
    for (const { header } of columns) header.removeAttribute('aria-sort');
    column.header.setAttribute('aria-sort', direction);
    for (const each of columns) showSort(each, hintId);
    const message: Record<string, string> = { table: getText(table.caption), column: name, order };
    announce(root.dataset.sorted?.replace(/\{(\w+)\}/g, (_, key: string) => message[key] ?? ''));
  };

  const [box] = findParts(root, 'box');
  if (box) observeOverflow(box, table, (overflows) => markOverflow(box, overflows));
  for (const column of columns) {
    const part = column.header.querySelector('[data-part="sort"]');
    if (part) createButton(part).addEventListener('click', () => sortBy(column));
    showSort(column, hintId);
  }
}
