import { flexRender } from '@tanstack/react-table';
import { type ComponentType, useMemo } from 'react';
import type { CellValue } from './columns.ts';
import type { Label } from '../field/index.ts';
import { type DataColumn, getSortKeys } from './columns.ts';
import {
  type Entry,
  type Language,
  type TableLike,
  type TableModel,
  useCellFormatter,
  useTableModel,
} from './useTableModel.ts';

/** How a column of TanStack is shown, as its `meta`: each has the meaning that it has for DataColumn. */
export type DataColumnMeta = Pick<
  DataColumn<never>,
  'kind' | 'unit' | 'numberFormat' | 'isRowHeader' | 'filterOptions'
>;

/** A row of TanStack. */
export type GivenRow = {
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
