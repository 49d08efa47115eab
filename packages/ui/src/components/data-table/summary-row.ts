import type { CellText } from './cell-text.ts';
import { type DataColumn, findRowHeader } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { type CellValue, toNumber } from './cell-value.ts';

/** A row above the data that summarizes it: its label, and the text of columns of numbers by their ids. */
export type SummaryRow = {
  label: string;
  /** Language of the label, where it is not that of the page. */
  lang?: string | undefined;
  cells: ReadonlyMap<string, CellText>;
};

/** The whole data, without the filter. It has at least one row. */
export type SummaryRowData<Row> = ResolvedMessages<DataTableMessages> & {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Returns what formats a value of the column with this id. */
  getFormatter: (columnId: string) => (value: CellValue) => CellText;
};

/** Creates a summary row: `maxSummary`, `minSummary`, `changeSummary`, or one of your own. */
export type CreateSummaryRow = <Row>(data: SummaryRowData<Row>) => SummaryRow;

function getRowName<Row>({ columns, getFormatter }: SummaryRowData<Row>, row: Row | undefined): string {
  const column = findRowHeader(columns);
  return row === undefined || !column ? '' : getFormatter(column.id)(column.getValue(row)).main;
}

function createCells<Row>(
  columns: readonly DataColumn<Row>[],
  getCellText: (column: DataColumn<Row>) => CellText,
): SummaryRow['cells'] {
  const rowHeader = findRowHeader(columns);
  const numbers = columns.filter((column) => column.kind === 'number' && column !== rowHeader);
  return new Map(numbers.map((column) => [column.id, getCellText(column)]));
}

/** The first row with the highest (sign 1) or lowest (−1) number; undefined when the column has no number. */
function findExtreme<Row>(column: DataColumn<Row>, rows: readonly Row[], sign: 1 | -1) {
  let best: { row: Row; number: number } | undefined;
  for (const row of rows) {
    const number = toNumber(column.getValue(row));
    if (number !== undefined && (!best || (number - best.number) * sign > 0)) best = { row, number };
  }
  return best;
}

function createExtremeSummary<Row>(label: string, data: SummaryRowData<Row>, sign: 1 | -1): SummaryRow {
  const getCellText = (column: DataColumn<Row>) => {
    const best = findExtreme(column, data.rows, sign);
    const text = data.getFormatter(column.id)(best?.number);
    return best ? { ...text, detail: getRowName(data, best.row) } : text;
  };
  return { label, lang: data.getLang('summary'), cells: createCells(data.columns, getCellText) };
}

/** The highest number of each column, and the first row that has it. */
export const maxSummary: CreateSummaryRow = (data) =>
  createExtremeSummary(data.messages.summary.max, data, 1);

/** The lowest number of each column, and the first row that has it. */
export const minSummary: CreateSummaryRow = (data) =>
  createExtremeSummary(data.messages.summary.min, data, -1);

/** The difference between the last row and the first, for data in the order of time. */
export const changeSummary: CreateSummaryRow = (data) => {
  const [first, last] = [data.rows[0], data.rows.at(-1)];
  const ends = { first: getRowName(data, first), last: getRowName(data, last) };
  return {
    label: data.messages.summary.change(ends),
    lang: data.getLang('summary'),
    cells: createCells(data.columns, ({ id, getValue }) => {
      const [from, to] = [first, last].map((row) =>
        row === undefined ? undefined : toNumber(getValue(row)),
      );
      if (from === undefined || to === undefined) return data.getFormatter(id)(undefined);
      // Binary fractions: 0.3 − 0.1 is 0.19999999999999998.
      const difference = Number((to - from).toPrecision(12));
      const text = data.getFormatter(id)(difference);
      return difference > 0 ? { ...text, main: `+${text.main}` } : text;
    }),
  };
};
