import { Announcer } from '../src/components/announcer/index.ts';
import {
  ColumnVisibility,
  CsvExport,
  DataTable,
  type DataColumn,
  type DataColumnGroup,
  type DataTableProps,
  GlobalFilter,
  interval,
  suppressed,
} from '../src/components/data-table/index.ts';
import type { CellValue } from '../src/components/data-table/columns.ts';

/** A row of the tests' tables. */
export type Row = Record<string, CellValue>;

/** A column of text whose id is its header. */
export const text = (id: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
  id,
  header: id,
  getValue: (row) => row[id],
  ...more,
});

/** A column of numbers. */
export const number = (id: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> =>
  text(id, { kind: 'number', ...more });

export const columns = [text('State'), number('Visits'), text('Updated', { kind: 'date' })];

export const rows: Row[] = [
  { State: 'Ohio', Visits: 30, Updated: '2025-03' },
  { State: 'Maine', Visits: suppressed(), Updated: '2024' },
  { State: 'Ávila', Visits: interval(7, 5, 9), Updated: '' },
  { State: 'Texas', Visits: 1_200, Updated: '2025-01-05' },
];

export const grouped: (DataColumn<Row> | DataColumnGroup<Row>)[] = [
  text('State'),
  {
    id: 'adults',
    header: 'Adults',
    columns: [number('a24', { header: '2024' }), number('a25', { header: '2025' })],
  },
  { id: 'children', header: 'Children', columns: [number('c25', { header: '2025' })] },
];

/** Creates rows in an order that no column has. */
export const manyRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    State: `State ${index + 1}`,
    Visits: (index * 7919) % 10_007,
    Updated: '2025',
  }));

/** What a small table can have above it. */
export const everyControl = (
  <>
    <GlobalFilter />
    <CsvExport />
    <ColumnVisibility />
  </>
);

/** The table of the tests beside an Announcer, with the props of a test. */
export const table = (more: Partial<DataTableProps<Row>> = {}) => (
  <>
    <Announcer />
    <DataTable caption="Visits by state" columns={columns} rows={rows} {...more} />
  </>
);

/** The text of a column, by its index, in each row of the first body. */
export const getColumnText = (index = 0) =>
  [...document.querySelectorAll('[data-part="rows"] [data-part="row"]')].map(
    (row) => row.children[index]?.textContent,
  );

export const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;

/** Renders the HTML in a frame without script; returns whether the element of a selector is visible there. */
export function renderWithoutScript(container: HTMLElement): (selector: string) => boolean | undefined {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => rule.cssText),
  );
  frame.srcdoc = `<style>${styles.join('\n')}</style>${container.innerHTML}`;
  container.append(frame);
  return (selector) => frame.contentDocument?.querySelector(selector)?.checkVisibility();
}
