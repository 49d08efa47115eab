import { foldText } from '../../internal/fold-text.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { type CellText, formatLine, normalizeValue, toDate, toNumber } from './cells.ts';
import type { CellValue } from './columns.ts';
import { type ColumnKind, type DataColumn, findRowHeader } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { Entry } from './useTableModel.ts';

/** The position of each value among the others; undefined where there is no value, which is last in both orders. */
export type Ranks = readonly (number | undefined)[];

/** Compares the texts once, so that sorting again or in the other direction compares numbers only. */
function computeTextRanks(values: readonly CellValue[], locale: string): Ranks {
  const texts = values.map((value) => {
    const normalized = normalizeValue(value);
    return typeof normalized === 'object' ? undefined : String(normalized);
  });
  const distinct = [...new Set(texts)].filter((text) => text !== undefined);
  // Compares numbers in texts as numbers, only where there are some, since it is slower.
  const { compare } = new Intl.Collator(locale, { numeric: distinct.some((text) => /\d/.test(text)) });
  distinct.sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  distinct.forEach((text, index) => {
    const before = distinct[index - 1];
    if (before !== undefined && compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return texts.map((text) => (text === undefined ? undefined : ranks.get(text)));
}

/** The ranks of a column's values: numbers and dates by size, texts as the reader's language orders them. */
export function computeRanks(values: readonly CellValue[], kind: ColumnKind, locale: string): Ranks {
  if (kind === 'number') return values.map(toNumber);
  if (kind === 'date') return values.map((value) => toDate(value)?.time);
  return computeTextRanks(values, locale);
}

/** Creates a test whether a folded text contains every word of a query, in any order. An empty query matches everything. */
export function createMatcher(query: string): (foldedText: string) => boolean {
  const words = foldText(query.trim()).split(/\s+/);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}

/** Returns what takes the separators of thousands out of a text: people type 1234 for 1,234. */
export function createPlainNumbers(locale: string): (text: string) => string {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345);
  const separator = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const between = new RegExp(`(\\d)[${separator}](?=\\d{3})`, 'g');
  return (text) => text.replace(between, '$1');
}

/** What a filter by a column compares: a number or text as it is, in no language; the text of any other value. */
export function toFilterValue(value: CellValue, format: (value: CellValue) => CellText): string {
  const normalized = normalizeValue(value);
  return typeof normalized === 'object' ? formatLine(format(normalized)) : String(normalized);
}

/** What a filter by a column offers: the values that the column names, or each of its rows once, in order. */
export function findFilterOptions<Row>(
  { kind = 'text', getValue, filterOptions }: DataColumn<Row>,
  entries: readonly Entry<Row>[],
  format: (value: CellValue) => CellText,
  locale: string,
): { value: string; label: string }[] {
  const values = filterOptions ?? entries.map(({ row }) => getValue(row));
  const ranks = computeRanks(values, kind, locale);
  const options = values.map((value, index) => ({
    value: toFilterValue(value, format),
    label: formatLine(format(value)),
    rank: filterOptions ? index : (ranks[index] ?? Infinity),
  }));
  const distinct = [...new Map(options.map((option) => [option.value, option])).values()];
  return distinct.sort((a, b) => a.rank - b.rank).map(({ value, label }) => ({ value, label }));
}

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
