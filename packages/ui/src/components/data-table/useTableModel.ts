import { useMemo } from 'react';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { foldText } from '../../internal/fold-text.ts';
import type { FieldChange } from '../field/index.ts';
import type { PaginationReason } from '../pagination/index.ts';
import {
  type CellText,
  createCellFormatter,
  memoize,
  type CellValue,
  type DataColumn,
  type Sort,
  toSort,
  formatLine,
  normalizeValue,
  toDate,
  toNumber,
  findRowHeader,
} from './columns.ts';
import type { DataTableMessages, ColumnKind } from './DataTable.messages.ts';

// The model of a table

/** The details of a change of the sort. trigger-press: the button in a header · input: a choice in SortKeys. */
export type SortChange = FieldChange | { reason: 'trigger-press'; event: Event };

/** The details of a change of the page: its link, or what a person did that leads back to the first page. */
export type PageChange = FieldChange | { reason: PaginationReason | 'trigger-press'; event: Event };

/** The language of the page, as tag and as code, and the messages of the table. */
export type Language = { locale: string; language: string; resolved: ResolvedMessages<DataTableMessages> };

/** A row with its index and its id in the data. */
export type Entry<Row> = { id: string; index: number; row: Row };

/** A header with its spans; `column` where it is that of a column, and not of a group. */
export type HeaderCell<Row> = {
  id: string;
  header: string;
  colSpan: number;
  rowSpan: number;
  column: DataColumn<Row> | undefined;
};

/** Returns what formats a value of the column with this id. */
export type GetCellFormatter = (columnId: string) => (value: CellValue) => CellText;

/**
 * Values by the ids of columns: only rows that have the value in the column are shown. A number or text is as in the
 * data (`'1200'`, `'2025-05'`), any other value as its text; '' shows all rows.
 */
export type ColumnFilterValues = Readonly<Record<string, string>>;

/** What a person can change. What is missing is not offered. */
type TableSetters = {
  setSort?: ((sort: Sort, details: SortChange) => void) | undefined;
  setFilter?: ((filter: string, details: FieldChange) => void) | undefined;
  setColumnFilters?: ((filters: ColumnFilterValues, details: FieldChange) => void) | undefined;
  setHiddenColumns?: ((ids: readonly string[], details: FieldChange) => void) | undefined;
  /** Pages are counted from 1. */
  setPage?: ((page: number, details: PageChange) => void) | undefined;
  setSelectedRows?: ((ids: readonly string[], details: FieldChange) => void) | undefined;
};

type TableColumn = {
  id: string;
  columnDef: { header?: unknown; cell?: unknown; meta?: object | undefined };
  parent?: TableColumn | undefined;
  getCanSort?: () => boolean;
};
type TableRow = { id: string; index: number };
type Atom<Value> = { get: () => Value };

/** What is read of a table of TanStack. Features that it does not have are not offered. */
export type TableLike<Original extends TableRow> = {
  options: { manualPagination?: boolean | undefined };
  getAllLeafColumns: () => readonly TableColumn[];
  getVisibleLeafColumns?: () => readonly TableColumn[];
  getHeaderGroups: () => readonly {
    headers: readonly { column: TableColumn; colSpan: number; rowSpan: number }[];
  }[];
  getCoreRowModel: () => { rows: readonly Original[] };
  getPrePaginatedRowModel: () => { rows: readonly Original[] };
  getPageCount?: () => number;
  getRowCount?: () => number;
  atoms: {
    sorting?: Atom<readonly { id: string; desc: boolean }[]>;
    columnVisibility?: Atom<Readonly<Record<string, boolean>>>;
    pagination?: Atom<{ pageIndex: number; pageSize: number }>;
  };
};

/** What is shown of a table of TanStack, ours or that of the page. */
export type TableModel<Row> = TableSetters & {
  leaves: readonly DataColumn<Row>[];
  visible: readonly DataColumn<Row>[];
  /** The name of each column by its id, with the groups around it: 'Adults, 2025'. */
  names: ReadonlyMap<string, string>;
  headerRows: readonly (readonly HeaderCell<Row>[])[];
  getFormatter: GetCellFormatter;
  /** Rows in the order of the data, and those that match in their own. */
  entries: readonly Entry<Row>[];
  matches: readonly Entry<Row>[];
  /** Matching rows, and all of them, also those at a server. */
  counts: { matching: number; total: number };
  sort: Sort | null;
  filter: string;
  columnFilters: ColumnFilterValues;
  hiddenColumns: readonly string[];
  /** The page that is shown, from 1. `isWhole`: the rows are those of the page alone. Undefined without pages. */
  paging: { page: number; pageCount: number; pageSize: number; isWhole: boolean } | undefined;
  /** Ids of the selected rows. */
  selectedRows: ReadonlySet<string>;
};

/** Formats values by the ids of their columns. */
export function useCellFormatter<Row>(
  leaves: readonly DataColumn<Row>[],
  { locale, resolved: { messages, getLang } }: Language,
): GetCellFormatter {
  return useMemo(() => {
    const findColumn = (id: string) => leaves.find((column) => column.id === id) ?? {};
    return memoize((id) => createCellFormatter(findColumn(id), { locale, messages, getLang }));
  }, [leaves, locale, messages, getLang]);
}

const getHeader = ({ id, columnDef: { header } }: TableColumn) => (typeof header === 'string' ? header : id);
const getPath = (column: TableColumn): string =>
  (column.parent ? `${getPath(column.parent)}, ` : '') + getHeader(column);

/** Reads a table of TanStack. `getEntry` returns the same entry for a row as long as it is the same row. */
export function useTableModel<Row, Original extends TableRow>(
  table: TableLike<Original>,
  given: TableSetters &
    Pick<TableModel<Row>, 'leaves' | 'getFormatter' | 'filter' | 'columnFilters' | 'selectedRows'> & {
      getEntry: (row: Original) => Entry<Row>;
    },
): TableModel<Row> {
  const { leaves, getEntry } = given;
  const { sorting, columnVisibility, pagination } = table.atoms;
  const columns = table.getAllLeafColumns();
  const shown = table.getVisibleLeafColumns?.() ?? columns;
  const headerGroups = table.getHeaderGroups();
  const byId = useMemo(() => new Map(leaves.map((column) => [column.id, column])), [leaves]);
  const names = useMemo(() => new Map(columns.map((column) => [column.id, getPath(column)])), [columns]);
  const visible = useMemo(() => shown.flatMap(({ id }) => byId.get(id) ?? []), [shown, byId]);
  const headerRows = useMemo(
    () =>
      headerGroups.map(({ headers }) =>
        headers
          // The header of a column with fewer groups than others spans the rows below it.
          .filter(({ rowSpan }) => rowSpan > 0)
          .map(({ column, colSpan, rowSpan }) => {
            const { id } = column;
            return { id, header: getHeader(column), colSpan, rowSpan, column: byId.get(id) };
          }),
      ),
    [headerGroups, byId],
  );
  const coreRows = table.getCoreRowModel().rows;
  const entries = useMemo(() => coreRows.map(getEntry), [coreRows, getEntry]);
  const orderedRows = table.getPrePaginatedRowModel().rows;
  const matches = useMemo(() => orderedRows.map(getEntry), [orderedRows, getEntry]);
  const order = sorting?.get();
  const sort = useMemo(
    () =>
      toSort(
        (order ?? []).map(({ id, desc }) => ({ columnId: id, direction: desc ? 'descending' : 'ascending' })),
      ),
    [order],
  );
  const visibility = columnVisibility?.get();
  const isWhole = table.options.manualPagination ?? false;
  const matching = table.getRowCount?.() ?? matches.length;
  const at = pagination?.get();
  const pageCount = Math.max(1, table.getPageCount?.() ?? 1);
  return {
    ...given,
    visible,
    names,
    headerRows,
    entries,
    matches,
    counts: { matching, total: isWhole ? matching : entries.length },
    sort,
    hiddenColumns: Object.keys(visibility ?? {}).filter((id) => visibility?.[id] === false),
    paging:
      at && Number.isFinite(at.pageSize)
        ? { page: Math.min(at.pageIndex + 1, pageCount), pageCount, pageSize: at.pageSize, isWhole }
        : undefined,
  };
}

// Its rows: order, filters, summaries

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
