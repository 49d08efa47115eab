import { getTexts, find, findByText, getText } from './find.ts';
import { focus } from './failure.ts';
import type { Keys } from './press.ts';
import { until } from './until.ts';

/** What a person can read and do in a DataTable. */
export type TableTester = {
  /** Its name. */
  caption: () => string;
  /** The name of each column, without its unit. */
  columns: () => string[];
  /** The text of each cell, row by row, as a screen reader reads it. */
  rows: () => string[][];
  /** The column that the rows are sorted by and the direction; undefined when by none. */
  sortedBy: () => { column: string; direction: 'ascending' | 'descending' } | undefined;
  /** Sorts by a column, or inverts its order, by Enter on its header; focus must stay there. */
  sortBy: (column: string) => Promise<void>;
};

/** Tests a page with a DataTable by its text and by keys. `root` is the table or an element around it. */
export function tableTester(root: Element, keys: Keys): TableTester {
  const table = () => find<HTMLTableElement>('table', root, 'table');
  const headers = () => [...table().querySelectorAll('th[scope="col"]')];
  const getName = (header: Element) => getText(header.querySelector('[data-part="sort"]') ?? header);
  const sortedBy = () => {
    const header = headers().find((each) => /^(a|de)scending$/.test(each.getAttribute('aria-sort') ?? ''));
    if (!header) return undefined;
    const direction = header.getAttribute('aria-sort') === 'ascending' ? 'ascending' : 'descending';
    return { column: getName(header), direction } as const;
  };
  return {
    caption: () => getText(table().caption),
    columns: () => headers().map(getName),
    rows: () =>
      [...table().querySelectorAll('tbody [data-part="row"]')].map((row) => getTexts(row, 'th, td')),
    sortedBy,
    sortBy: async (column) => {
      const before = JSON.stringify(sortedBy());
      const button = findByText('table', table().querySelectorAll<HTMLElement>('th button'), column);
      focus('table', button);
      await keys.keyboard('{Enter}');
      const isSorted = () => sortedBy()?.column === column && JSON.stringify(sortedBy()) !== before;
      await until(
        'table',
        `sorting by “${column}”, with focus kept,`,
        () => isSorted() && button.matches(':focus'),
      );
    },
  };
}
