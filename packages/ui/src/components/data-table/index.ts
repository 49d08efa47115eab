export {
  DataTable,
  type DataTableProps,
  type DataTableViewProps,
  type GivenTableProps,
} from './DataTable.tsx';
export type { ShownRowsChange } from './DataTableView.tsx';
export type { ColumnFilterValues, PageChange, SortChange } from './useTableModel.ts';
export type { DataColumnMeta, GivenTable } from './useGivenTable.ts';
export type {
  ColumnKind,
  DataColumn,
  DataColumnGroup,
  DataColumnOrGroup,
  Sort,
  SortKey,
  Unit,
} from './columns.ts';
export { ColumnFilters, ColumnVisibility, CsvExport, GlobalFilter, SortKeys } from './DataTableControls.tsx';
export { csvFileName, formatCsv, type CsvTable } from './csv.ts';
export { type DataTableMessages, type SortDirection } from './DataTable.messages.ts';
export {
  changeSummary,
  type CreateSummaryRow,
  type SummaryRowData,
  type SummaryRow,
  maxSummary,
  minSummary,
} from './rows.ts';
export {
  type CellValue,
  interval,
  type Interval,
  missing,
  type Missing,
  suppressed,
  type Suppressed,
} from './cells.ts';
export { type DataTableState, useDataTable } from './useDataTable.ts';
