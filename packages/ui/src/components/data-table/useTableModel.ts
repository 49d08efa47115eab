import { useMemo } from 'react';
import { type CellText, createCellFormatter, memoize } from './cells.ts';
import type { CellValue } from './columns.ts';
import { type DataColumn, type Sort, toSort } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { FieldChange } from '../field/index.ts';
import type { PaginationReason } from '../pagination/index.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';

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
export type TableSetters = {
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
