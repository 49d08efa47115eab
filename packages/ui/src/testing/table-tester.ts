import { getTexts, find, findByText, getText } from './find.ts';
import { focus } from './focus.ts';
import type { Keys } from './keys.ts';
import { until } from './until.ts';

/** What a person can know of a DataTable and do with it. */
export type TableTester = {
  /** Its name. */
  caption: () => string;
  /** The words of each column's header, without those of its arrow or its unit. */
  columns: () => string[];
  /** The words of each cell, row by row, as they are heard. */
  rows: () => string[][];
  /** The column that the rows are sorted by and how; undefined when by none. */
  sortedBy: () => { column: string; direction: 'ascending' | 'descending' } | undefined;
  /** Sorts by a column, or turns its order round, by Enter on its header; focus must stay there. */
  sortBy: (column: string) => Promise<void>;
};

/** Tests a page with a DataTable by what is read and by keys. `root` is the table or an element around it. */
export function tableTester(root: Element, keys: Keys): TableTester {
  const table = () => find<HTMLTableElement>('table', root, 'table');
  const headers = () => [...table().querySelectorAll('th[scope="col"]')];
  const getName = (header: Element) =>
    getText(header.querySelector('button, [data-part="sort-name"]') ?? header);
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
