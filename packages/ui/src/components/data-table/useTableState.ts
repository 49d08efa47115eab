import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type CellText, createCellFormatter, formatLine, memoize } from './cell-text.ts';
import {
  checkIds,
  type DataColumn,
  type DataColumnOrGroup,
  isGroup,
  leafColumns,
  type Sort,
} from './columns.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import { foldText } from '../../internal/fold-text.ts';
import { createMatcher, createPlainNumbers } from './match-query.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { computeRanks, type Ranks } from './sort.ts';
import type { CellValue } from './cell-value.ts';

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

const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Def<Row> = ColumnDef<typeof features, Entry<Row>>;

/** The value of a row is its rank; it is undefined where there is none, which is last in both directions. */
const toColumnDef = <Row>(
  column: DataColumnOrGroup<Row>,
  getRanks: (column: DataColumn<Row>) => Ranks,
): Def<Row> =>
  isGroup(column)
    ? {
        id: column.id,
        header: column.header,
        columns: column.columns.map((each) => toColumnDef(each, getRanks)),
      }
    : {
        id: column.id,
        header: column.header,
        accessorFn: ({ index }) => getRanks(column)[index],
        sortFn: (a, b, id) => a.getValue<number>(id) - b.getValue<number>(id),
        sortUndefined: 'last',
      };

const noColumns: readonly string[] = [];

/** The state of a table, and the rows and headers that follow from it. Throws when two rows or two columns have one id. */
export function useTableState<Row>(
  props: {
    columns: readonly DataColumnOrGroup<Row>[];
    rows: readonly Row[];
    getRowId: ((row: Row, index: number) => string) | undefined;
    sort: Sort | null | undefined;
    defaultSort: Sort | null | undefined;
    filter: string | undefined;
    defaultFilter: string | undefined;
    hiddenColumns: readonly string[] | undefined;
    defaultHiddenColumns: readonly string[] | undefined;
    locale: string;
  } & ResolvedMessages<DataTableMessages>,
) {
  const { columns, rows, getRowId, locale, messages, getLang } = props;
  const [sort, setSort] = useControllableState(props.sort, props.defaultSort ?? null);
  const [filter, setFilter] = useControllableState(props.filter, props.defaultFilter ?? '');
  const [hiddenColumns, setHiddenColumns] = useControllableState(
    props.hiddenColumns,
    props.defaultHiddenColumns ?? noColumns,
  );

  const data = useMemo(() => {
    const entries = rows.map((row, index) => ({ id: getRowId?.(row, index) ?? String(index), index, row }));
    checkIds(
      columns,
      entries.map(({ id }) => id),
    );
    const getRanks = memoize(({ kind = 'text', getValue }: DataColumn<Row>) =>
      computeRanks(rows.map(getValue), kind, locale),
    );
    // Both at once: rows keep their ranks as long as they are the same objects.
    return { entries, defs: columns.map((column) => toColumnDef(column, getRanks)) };
  }, [columns, rows, getRowId, locale]);

  const leaves = useMemo(() => leafColumns(columns), [columns]);
  const getFormatter = useMemo<GetCellFormatter>(() => {
    const findColumn = (id: string) => leaves.find((column) => column.id === id) ?? {};
    return memoize((id) => createCellFormatter(findColumn(id), { locale, messages, getLang }));
  }, [leaves, locale, messages, getLang]);

  const columnVisibility = useMemo(
    () => Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    [hiddenColumns],
  );
  const visible = useMemo(
    () => leaves.filter(({ id }) => columnVisibility[id] ?? true),
    [leaves, columnVisibility],
  );
  const getTexts = useMemo(() => {
    const toPlainNumbers = createPlainNumbers(locale);
    const getText = ({ row }: Entry<Row>) => {
      const lines = visible.flatMap(({ id, kind, getValue }) => {
        const value = getValue(row);
        const line = formatLine(getFormatter(id)(value));
        return kind === 'date' && typeof value === 'string' ? [line, value] : [line, toPlainNumbers(line)];
      });
      return foldText(lines.join('\n'));
    };
    let texts: readonly string[] | undefined;
    // Prepared at the first filter, not before: most tables are never filtered.
    return () => (texts ??= data.entries.map(getText));
  }, [data, visible, getFormatter, locale]);
  const query = filter.trim();
  // A function in place of the query: the same query finds other rows when a column is hidden.
  const globalFilter = useMemo(() => {
    if (query === '') return undefined;
    const isMatch = createMatcher(query);
    return ({ index }: Entry<Row>) => isMatch(getTexts()[index] ?? '');
  }, [query, getTexts]);
  const sorting = useMemo(() => {
    const column = leaves.find(({ id }) => id === sort?.columnId);
    return column ? [{ id: column.id, desc: sort?.direction === 'descending' }] : [];
  }, [leaves, sort]);

  const table = useTable<typeof features, Entry<Row>>({
    features,
    data: data.entries,
    columns: data.defs,
    getRowId: ({ id }) => id,
    // The text of a row is that of all its columns: once is enough.
    getColumnCanGlobalFilter: ({ id }) => id === leaves[0]?.id,
    globalFilterFn: ({ original }, _columnId, isMatch: (entry: Entry<Row>) => boolean) => isMatch(original),
    state: { columnVisibility, globalFilter, sorting },
  });
  const headerGroups = table.getHeaderGroups();
  const headerRows = useMemo(
    () =>
      headerGroups.map(({ headers }) =>
        headers
          // The header of a column with fewer groups than others spans the rows below it.
          .filter(({ rowSpan }) => rowSpan > 0)
          .map(({ column: { id, columnDef }, colSpan, rowSpan }): HeaderCell<Row> => ({
            id,
            header: String(columnDef.header),
            colSpan,
            rowSpan,
            column: leaves.find((column) => column.id === id),
          })),
      ),
    [headerGroups, leaves],
  );
  const sorted = table.getRowModel().rows;
  const matches = useMemo(() => sorted.map(({ original }) => original), [sorted]);

  return {
    leaves,
    visible,
    getFormatter,
    headerRows,
    /** The rows that match, in their order. */
    matches,
    sort,
    setSort,
    filter,
    setFilter,
    hiddenColumns,
    setHiddenColumns,
  };
}
