import {
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
import { useMemo } from 'react';
import { formatLine, memoize } from './cells.ts';
import {
  checkIds,
  type DataColumn,
  type DataColumnOrGroup,
  getSortKeys,
  isGroup,
  leafColumns,
} from './columns.ts';
import { foldText } from '../../internal/fold-text.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import type { DataTableProps, DataTableViewProps } from './props.ts';
import { computeRanks, createMatcher, createPlainNumbers, type Ranks, toFilterValue } from './rows.ts';
import {
  type ColumnFilterValues,
  type Entry,
  type Language,
  type PageChange,
  type TableModel,
  useCellFormatter,
  useTableModel,
} from './useTableModel.ts';

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
