import {
  flexRender,
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ComponentType, useMemo, type ReactNode } from 'react';
import type { RootProps } from '../../internal/root-props.ts';
import { foldText } from '../../internal/fold-text.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import type { Label, FieldChange } from '../field/index.ts';
import {
  type CellValue,
  type DataColumn,
  getSortKeys,
  type DataColumnOrGroup,
  type Sort,
  formatLine,
  memoize,
  checkIds,
  isGroup,
  leafColumns,
} from './columns.ts';
import {
  type Entry,
  type Language,
  type TableLike,
  type TableModel,
  useCellFormatter,
  useTableModel,
  type CreateSummaryRow,
  type ColumnFilterValues,
  type PageChange,
  type SortChange,
  computeRanks,
  createMatcher,
  createPlainNumbers,
  type Ranks,
  toFilterValue,
} from './useTableModel.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

// A table that the page has made

/** How a column of TanStack is shown, as its `meta`: each has the meaning that it has for DataColumn. */
export type DataColumnMeta = Pick<
  DataColumn<never>,
  'kind' | 'unit' | 'numberFormat' | 'isRowHeader' | 'filterOptions'
>;

/** A row of TanStack. */
type GivenRow = {
  id: string;
  index: number;
  getValue: (columnId: string) => unknown;
  getAllCellsByColumnId: () => Readonly<Record<string, { getContext: () => object }>>;
};

/**
 * A table that the page has made by `useTable` of TanStack Table 9, with any of its features, and without a selector.
 * Headers are strings; a column without one is named by its id.
 */
export type GivenTable = TableLike<GivenRow> & {
  getDefaultColumnDef: () => { cell?: unknown };
  atoms: {
    globalFilter?: { get: () => unknown };
    columnFilters?: { get: () => readonly { id: string; value: unknown }[] };
    rowSelection?: { get: () => Readonly<Record<string, boolean>> };
  };
  setSorting?: (sorting: { id: string; desc: boolean }[]) => void;
  setGlobalFilter?: (filter: string) => void;
  setColumnFilters?: (filters: { id: string; value: unknown }[]) => void;
  setColumnVisibility?: (visibility: Record<string, boolean>) => void;
  setPageIndex?: (index: number) => void;
  setRowSelection?: (selection: Record<string, true>) => void;
};

/** A date is shown by its day; another object or truth value by its text. */
function toCellValue(value: unknown): CellValue {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value) : (value as CellValue);
}

/** The table of the page in our view. The state and its changes are those of the page's table. */
export function useGivenTable(table: GivenTable, language: Language): TableModel<GivenRow> {
  const columns = table.getAllLeafColumns();
  const { cell: defaultCell } = table.getDefaultColumnDef();
  const leaves = useMemo(
    () =>
      columns.map((column): DataColumn<GivenRow> => {
        const { header, cell, meta } = column.columnDef;
        const { id } = column;
        return {
          ...(meta as DataColumnMeta),
          id,
          header: typeof header === 'string' ? header : id,
          getValue: (row) => toCellValue(row.getValue(id)),
          renderCell:
            cell === defaultCell
              ? undefined
              : (row) => {
                  const own = row.getAllCellsByColumnId()[id];
                  return own ? (flexRender(cell as ComponentType<object>, own.getContext()) as Label) : '';
                },
          isSortDisabled: !(column.getCanSort?.() ?? false),
        };
      }),
    [columns, defaultCell],
  );
  const coreRows = table.getCoreRowModel().rows;
  const getEntry = useMemo(() => {
    const toEntry = (row: GivenRow): Entry<GivenRow> => ({ id: row.id, index: row.index, row });
    const byId = new Map(coreRows.map((row) => [row.id, toEntry(row)]));
    return (row: GivenRow) => byId.get(row.id) ?? toEntry(row);
  }, [coreRows]);
  const selection = table.atoms.rowSelection?.get();
  const selectedRows = useMemo(
    () => new Set(Object.entries(selection ?? {}).flatMap(([id, isSelected]) => (isSelected ? id : []))),
    [selection],
  );
  const globalFilter = table.atoms.globalFilter?.get();
  const filters = table.atoms.columnFilters?.get() ?? [];
  const {
    setSorting,
    setGlobalFilter,
    setColumnFilters,
    setColumnVisibility,
    setPageIndex,
    setRowSelection,
  } = table;
  return useTableModel<GivenRow, GivenRow>(table, {
    leaves,
    getFormatter: useCellFormatter(leaves, language),
    getEntry,
    filter: typeof globalFilter === 'string' ? globalFilter : '',
    columnFilters: Object.fromEntries(filters.map(({ id, value }) => [id, String(value)])),
    selectedRows,
    setSort:
      setSorting &&
      ((sort) =>
        setSorting(
          getSortKeys(sort).map(({ columnId, direction }) => ({
            id: columnId,
            desc: direction === 'descending',
          })),
        )),
    setFilter: setGlobalFilter && ((filter) => setGlobalFilter(filter)),
    setColumnFilters:
      setColumnFilters &&
      ((values) =>
        setColumnFilters(
          Object.entries(values).flatMap(([id, value]) => (value === '' ? [] : [{ id, value }])),
        )),
    setHiddenColumns:
      setColumnVisibility && ((ids) => setColumnVisibility(Object.fromEntries(ids.map((id) => [id, false])))),
    setPage: setPageIndex && ((page) => setPageIndex(page - 1)),
    setSelectedRows:
      setRowSelection && ((ids) => setRowSelection(Object.fromEntries(ids.map((id) => [id, true as const])))),
  });
}

// Props

/** The details of a change of the shown rows. trigger-press: more of them · input: all of them, or no longer all. */
export type ShownRowsChange = FieldChange | { reason: 'trigger-press'; event: Event };

/** What is shown around the rows. */
export type DataTableViewProps = RootProps<HTMLDivElement> & {
  /** Names the table; also in announcements and as the name of the CSV file. */
  caption: string;
  /** Rows above the data that summarize it: maxSummary, minSummary, changeSummary, or your own. Default: none. */
  summaryRows?: readonly CreateSummaryRow[] | undefined;
  /** How many rows are shown, when controlled; Infinity for all. Set it to what `onShownRowsChange` reports. */
  shownRows?: number | undefined;
  /** Initial number of shown rows, when uncontrolled, and how many more come with a press. Default 50. */
  defaultShownRows?: number | undefined;
  /** Called with the number after a person requested more rows, or all; once for a choice before hydration. */
  onShownRowsChange?: ((shownRows: number, details: ShownRowsChange) => void) | undefined;
  /** URL of a page by its number from 1, which the server responds to with that page. Default: none, so that links to pages need script. */
  pageHref?: ((page: number) => string) | undefined;
  /** Whether other rows are on their way from a server. Default false. */
  isPending?: boolean | undefined;
  /**
   * Controls above the table, in this order: GlobalFilter, ColumnFilters, SortKeys, ColumnVisibility, CsvExport, or your
   * own, which read the table by `useDataTable`. Default: none. Sorting is always offered.
   */
  toolbar?: ReactNode;
  /** Content of the table when there is no row. Default: 'There are no rows.' */
  emptyContent?: ReactNode;
  /** Replaces messages of the table and its controls. */
  messages?: Partial<DataTableMessages> | undefined;
};

/** A table of columns and rows. */
export type DataTableProps<Row> = DataTableViewProps & {
  table?: undefined;
  /** At least one; the first is the row header unless another column has `isRowHeader`. Keep the array while nothing changes. */
  columns: readonly DataColumnOrGroup<Row>[];
  /** Keep the array while nothing changes. */
  rows: readonly Row[];
  /** Returns a row's own id, which keeps its place on the screen when the data changes. Default: its index. */
  getRowId?: ((row: Row, index: number) => string) | undefined;
  /** Order of the rows, when controlled; null for that of the data. Set it to what `onSortChange` reports. */
  sort?: Sort | null | undefined;
  /** Initial order, when uncontrolled. Default: that of the data. */
  defaultSort?: Sort | null | undefined;
  /** Called with the new order after a person sorted. */
  onSortChange?: ((sort: Sort, details: SortChange) => void) | undefined;
  /** Text that the shown rows contain, when controlled. Set it to what `onFilterChange` reports. */
  filter?: string | undefined;
  /** Initial filter text, when uncontrolled. Default '', for all rows. */
  defaultFilter?: string | undefined;
  /** Called with the text after a person changed it in GlobalFilter; once for what was typed before hydration. */
  onFilterChange?: ((filter: string, details: FieldChange) => void) | undefined;
  /** Values by the ids of columns, when controlled: only rows with the value are shown. Set it to what `onColumnFiltersChange` reports. */
  columnFilters?: ColumnFilterValues | undefined;
  /** Initial values by the ids of columns, when uncontrolled. Default: none. */
  defaultColumnFilters?: ColumnFilterValues | undefined;
  /** Called with the values after a person chose one in ColumnFilters; once for a choice before hydration. */
  onColumnFiltersChange?: ((filters: ColumnFilterValues, details: FieldChange) => void) | undefined;
  /** Ids of the hidden columns, when controlled. Set it to what `onHiddenColumnsChange` reports. */
  hiddenColumns?: readonly string[] | undefined;
  /** Ids of the columns that are hidden initially, when uncontrolled. Default: none. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Called with their ids after a person chose columns in ColumnVisibility; once for a choice before hydration. */
  onHiddenColumnsChange?: ((ids: readonly string[], details: FieldChange) => void) | undefined;
  /** Rows on a page, at least one. Default: no pages, and a button that shows more rows. */
  pageSize?: number | undefined;
  /** Number of the page from 1, when controlled. Set it to what `onPageChange` reports. */
  page?: number | undefined;
  /** Number of the initial page from 1, when uncontrolled. Default 1. */
  defaultPage?: number | undefined;
  /** Called with the number after a person went to a page, or back to the first one by a sort or a filter. */
  onPageChange?: ((page: number, details: PageChange) => void) | undefined;
  /**
   * Number of rows at a server, when `rows` are only one page of them: then the page sorts, filters and turns pages by
   * what `onSortChange`, `onFilterChange`, `onColumnFiltersChange` and `onPageChange` report. Default: all rows are here.
   */
  rowCount?: number | undefined;
  /** Offers a checkbox in each row. A form around the table sends the ids of the rows under the name `ID-selected`. Default false. */
  canSelectRows?: boolean | undefined;
  /** Ids of the selected rows, when controlled. Set it to what `onSelectedRowsChange` reports. */
  selectedRows?: readonly string[] | undefined;
  /** Ids of the rows that are selected initially, when uncontrolled. Default: none. */
  defaultSelectedRows?: readonly string[] | undefined;
  /** Called with their ids after a person selected rows; once for a choice before hydration. */
  onSelectedRowsChange?: ((ids: readonly string[], details: FieldChange) => void) | undefined;
};

/** A table that the page has made by `useTable` of TanStack Table 9, in our view. */
export type GivenTableProps = DataTableViewProps & {
  /** Its features, state and row models are those of the page. Each column may have a `DataColumnMeta` as `meta`. */
  table: GivenTable;
};

// A table of rows

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** The value of a filter: it changes with all that it reads, by which TanStack knows when to filter again. */
type Matches<Row> = (entry: Entry<Row>) => boolean;
const filterFn = <Row>({ original }: { original: Entry<Row> }, _columnId: string, matches: Matches<Row>) =>
  matches(original);

/** The value of a row is its rank; it is undefined where there is none, which is last in both directions. */
const toColumnDef = <Row>(
  column: DataColumnOrGroup<Row>,
  getRanks: (column: DataColumn<Row>) => Ranks,
): ColumnDef<typeof features, Entry<Row>> => {
  const { id, header } = column;
  if (isGroup(column))
    return { id, header, columns: column.columns.map((each) => toColumnDef(each, getRanks)) };
  return {
    id,
    header,
    accessorFn: ({ index }) => getRanks(column)[index],
    filterFn,
    sortFn: (a, b) => a.getValue<number>(id) - b.getValue<number>(id),
    sortUndefined: 'last',
  };
};

const getEntry = <Row>({ original }: { original: Entry<Row> }) => original;
const noIds: readonly string[] = [];
const noFilters: ColumnFilterValues = {};

/** The table of TanStack for columns and rows of the page, and the other props. Throws when two rows or two columns have one id. */
export function useOwnTable<Row>(
  {
    columns,
    rows,
    getRowId,
    sort: givenSort,
    defaultSort = null,
    onSortChange,
    filter: givenFilter,
    defaultFilter = '',
    onFilterChange,
    columnFilters: givenColumnFilters,
    defaultColumnFilters = noFilters,
    onColumnFiltersChange,
    hiddenColumns: givenHiddenColumns,
    defaultHiddenColumns = noIds,
    onHiddenColumnsChange,
    pageSize: givenPageSize = Infinity,
    page: givenPage,
    defaultPage = 1,
    onPageChange,
    rowCount,
    canSelectRows = false,
    selectedRows: givenSelectedRows,
    defaultSelectedRows = noIds,
    onSelectedRowsChange,
    ...view
  }: DataTableProps<Row>,
  language: Language,
): [TableModel<Row>, DataTableViewProps] {
  const { locale } = language;
  const pageSize = givenPageSize >= 1 ? Math.floor(givenPageSize) : Infinity;
  const [sort, setSort] = useControllableState(givenSort, defaultSort);
  const [filter, setFilter] = useControllableState(givenFilter, defaultFilter);
  const [columnFilters, setColumnFilters] = useControllableState(givenColumnFilters, defaultColumnFilters);
  const [hiddenColumns, setHiddenColumns] = useControllableState(givenHiddenColumns, defaultHiddenColumns);
  const [page, setPage] = useControllableState(givenPage, defaultPage);
  const [selectedRows, setSelectedRows] = useControllableState(givenSelectedRows, defaultSelectedRows);

  const data = useMemo(() => {
    const entries = rows.map((row, index) => ({ id: getRowId?.(row, index) ?? String(index), index, row }));
    checkIds(
      columns,
      entries.map(({ id }) => id),
    );
    const getRanks = memoize(({ kind = 'text', getValue }: DataColumn<Row>) =>
      computeRanks(rows.map(getValue), kind, locale),
    );
    // Entries and columns at once: TanStack keeps the ranks as long as the entries are the same objects.
    return { entries, defs: columns.map((column) => toColumnDef(column, getRanks)) };
  }, [columns, rows, getRowId, locale]);
  const leaves = useMemo(() => leafColumns(columns), [columns]);
  const getFormatter = useCellFormatter(leaves, language);

  const columnVisibility = useMemo(
    () => Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    [hiddenColumns],
  );
  const getTexts = useMemo(() => {
    const visible = leaves.filter(({ id }) => columnVisibility[id] ?? true);
    const toPlainNumbers = createPlainNumbers(locale);
    const getText = ({ row }: Entry<Row>) => {
      const lines = visible.flatMap(({ id, kind, getValue }) => {
        const value = getValue(row);
        const line = formatLine(getFormatter(id)(value));
        return kind === 'date' && typeof value === 'string' ? [line, value] : [line, toPlainNumbers(line)];
      });
      return foldText(lines.join('\n'));
    };
    // Prepared at the first filter, not before: most tables are never filtered.
    return memoize(() => data.entries.map(getText));
  }, [data, leaves, columnVisibility, getFormatter, locale]);
  const query = filter.trim();
  const globalFilter = useMemo(() => {
    if (query === '') return undefined;
    const isMatch = createMatcher(query);
    return ({ index }: Entry<Row>) => isMatch(getTexts(undefined)[index] ?? '');
  }, [query, getTexts]);
  const filters = useMemo(
    () =>
      leaves.flatMap(({ id, getValue }) => {
        const chosen = columnFilters[id];
        const value = ({ row }: Entry<Row>) => toFilterValue(getValue(row), getFormatter(id)) === chosen;
        return chosen ? [{ id, value }] : [];
      }),
    [leaves, columnFilters, getFormatter],
  );
  const sorting = useMemo(
    () =>
      getSortKeys(sort)
        .filter(({ columnId }) => leaves.some(({ id }) => id === columnId))
        .map(({ columnId, direction }) => ({ id: columnId, desc: direction === 'descending' })),
    [leaves, sort],
  );
  const isAtServer = rowCount !== undefined;
  const table = useTable<typeof features, Entry<Row>>({
    features,
    data: data.entries,
    columns: data.defs,
    getRowId: ({ id }) => id,
    // The text of a row is that of all its columns: once is enough.
    getColumnCanGlobalFilter: ({ id }) => id === leaves[0]?.id,
    globalFilterFn: filterFn,
    autoResetPageIndex: false,
    ...(isAtServer && { manualFiltering: true, manualPagination: true, manualSorting: true, rowCount }),
    state: {
      columnFilters: filters,
      columnVisibility,
      globalFilter,
      pagination: { pageIndex: Math.max(1, Math.trunc(page) || 1) - 1, pageSize },
      sorting,
    },
  });

  const toPage = (next: number, details: PageChange) => {
    setPage(next);
    onPageChange?.(next, details);
  };
  /** Other rows, or another order: a person begins at the first page. */
  const toFirstPage = (details: PageChange) => {
    if (page !== 1) toPage(1, details);
  };
  const model = useTableModel(table, {
    leaves,
    getFormatter,
    getEntry,
    filter,
    columnFilters,
    selectedRows: useMemo(() => new Set(selectedRows), [selectedRows]),
    setSort: (next, details) => {
      setSort(next);
      onSortChange?.(next, details);
      toFirstPage(details);
    },
    setFilter: (next, details) => {
      setFilter(next);
      onFilterChange?.(next, details);
      toFirstPage(details);
    },
    setColumnFilters: (next, details) => {
      setColumnFilters(next);
      onColumnFiltersChange?.(next, details);
      toFirstPage(details);
    },
    setHiddenColumns: (ids, details) => {
      setHiddenColumns(ids);
      onHiddenColumnsChange?.(ids, details);
    },
    setPage: toPage,
    setSelectedRows: canSelectRows
      ? (ids, details) => {
          setSelectedRows(ids);
          onSelectedRowsChange?.(ids, details);
        }
      : undefined,
  });
  return [model, view];
}
