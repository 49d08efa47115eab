import type { CellText } from './cell-text.ts';
import { type DataColumn, findRowHeader } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import { type CellValue, numberIn } from './cell-value.ts';

/** A row above the data that says what the data comes to: its name, and words for columns of numbers by their ids. */
export type SummaryRow = { label: string; cells: ReadonlyMap<string, CellText> };

/** The whole data, whatever is filtered. It has at least one row. */
export type SummaryRowData<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  messages: DataTableMessages;
  /** Puts a value of the column with this id into words. */
  write: (columnId: string) => (value: CellValue) => CellText;
};

/** Makes a headline row: `highest`, `lowest`, `change`, or one of your own. */
export type CreateSummaryRow = <Row>(data: SummaryRowData<Row>) => SummaryRow;

function getRowName<Row>({ columns, write }: SummaryRowData<Row>, row: Row | undefined): string {
  const column = findRowHeader(columns);
  return row === undefined || !column ? '' : write(column.id)(column.value(row)).main;
}

function createCells<Row>(
  columns: readonly DataColumn<Row>[],
  wordsOf: (column: DataColumn<Row>) => CellText,
): SummaryRow['cells'] {
  const rowHeader = findRowHeader(columns);
  const numbers = columns.filter((column) => column.kind === 'number' && column !== rowHeader);
  return new Map(numbers.map((column) => [column.id, wordsOf(column)]));
}

/** The row whose number is the first that no other beats; undefined when the column has no number. */
function extreme<Row>(column: DataColumn<Row>, rows: readonly Row[], sign: 1 | -1) {
  let best: { row: Row; number: number } | undefined;
  for (const row of rows) {
    const number = numberIn(column.value(row));
    if (number !== undefined && (!best || (number - best.number) * sign > 0)) best = { row, number };
  }
  return best;
}

function extremes<Row>(label: string, data: SummaryRowData<Row>, sign: 1 | -1): SummaryRow {
  const getCellText = (column: DataColumn<Row>) => {
    const best = extreme(column, data.rows, sign);
    const words = data.write(column.id)(best?.number);
    return best ? { ...words, detail: getRowName(data, best.row) } : words;
  };
  return { label, cells: createCells(data.columns, getCellText) };
}

/** A headline: the highest number of each column, and the first row that has it. */
export const maxSummary: CreateSummaryRow = (data) => extremes(data.messages.headline.highest, data, 1);

/** A headline: the lowest number of each column, and the first row that has it. */
export const minSummary: CreateSummaryRow = (data) => extremes(data.messages.headline.lowest, data, -1);

/** A headline: by how much the last row differs from the first, for data in the order of time. */
export const changeSummary: CreateSummaryRow = (data) => {
  const [first, last] = [data.rows[0], data.rows.at(-1)];
  const ends = { first: getRowName(data, first), last: getRowName(data, last) };
  return {
    label: data.messages.headline.change(ends),
    cells: createCells(data.columns, ({ id, value }) => {
      const [from, to] = [first, last].map((row) => (row === undefined ? undefined : numberIn(value(row))));
      if (from === undefined || to === undefined) return data.write(id)(undefined);
      // Binary fractions: 0.3 − 0.1 is 0.19999999999999998.
      const difference = Number((to - from).toPrecision(12));
      const words = data.write(id)(difference);
      return difference > 0 ? { ...words, main: `+${words.main}` } : words;
    }),
  };
};
