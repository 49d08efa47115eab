'use client';
import { createContext, useContext } from 'react';
import type { FieldChange } from '../field/index.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { ColumnKind, Sort } from './columns.ts';
import type { CsvTable } from './csv.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { ColumnFilterValues, SortChange } from './useTableModel.ts';

/** What a control in the toolbar reads of its table, and what it can change. */
export type DataTableState = ResolvedMessages<DataTableMessages> & {
  /** Id of the table, with which the ids of its controls begin. */
  tableId: string;
  caption: string;
  /** Rows that match the filters, all rows, and those that are selected. */
  counts: { matching: number; total: number; selected: number };
  /** The columns that hold values, with the names that they have outside of the table. */
  columns: readonly { id: string; name: string; kind: ColumnKind; isSortDisabled: boolean }[];
  /** The order of the rows; null for that of the data. */
  sort: Sort | null;
  setSort: (sort: Sort, details: SortChange) => void;
  /** The text that the shown rows contain; '' shows all rows. */
  filter: string;
  setFilter: (filter: string, details: FieldChange) => void;
  /** Values by the ids of columns: the shown rows have the value in the column. '' shows all rows. */
  columnFilters: ColumnFilterValues;
  setColumnFilters: (filters: ColumnFilterValues, details: FieldChange) => void;
  /** What a filter by a column offers, in order; nothing for a column that the table does not have. */
  findFilterOptions: (columnId: string) => readonly { value: string; label: string }[];
  /** The columns that can be hidden: all but the row header. */
  hideableColumns: readonly { id: string; name: string }[];
  /** Ids of the hidden columns. */
  hiddenColumns: readonly string[];
  setHiddenColumns: (ids: readonly string[], details: FieldChange) => void;
  /** Calls `format` with the columns that are shown and the selected rows, or without any those that match, in their order. */
  serialize: (format: <Row>(table: CsvTable<Row>) => string) => string;
};

export const DataTableContext = createContext<DataTableState | undefined>(undefined);

/** The table around a control of its `toolbar`. Throws outside of a DataTable. */
export function useDataTable(): DataTableState {
  const state = useContext(DataTableContext);
  if (state) return state;
  throw new Error(
    '[@longcovid/ui] DataTable: a control is outside of a table. It would filter, hide or save nothing. ' +
      'Render it in the `toolbar` of a DataTable.',
  );
}
