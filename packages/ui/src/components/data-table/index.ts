export { DataTable } from './DataTable.tsx';
export type { DataTableProps, DataTableViewProps, GivenTableProps, ShownRowsChange } from './useOwnTable.ts';
export type { ColumnFilterValues, PageChange, SortChange } from './useTableModel.ts';
export type { DataColumnMeta, GivenTable } from './useOwnTable.ts';
export type {
  CellValue,
  DataColumn,
  DataColumnGroup,
  DataColumnOrGroup,
  Interval,
  Missing,
  Sort,
  SortKey,
  Suppressed,
  Unit,
} from './columns.ts';
export type { SortDirection } from './DataTable.messages.ts';
export type { ColumnKind } from './DataTable.messages.ts';
export { ColumnFilters, ColumnVisibility, CsvExport, GlobalFilter, SortKeys } from './DataTableControls.tsx';
export { csvFileName, formatCsv, type CsvTable } from './columns.ts';
export type { DataTableMessages } from './DataTable.messages.ts';
export {
  changeSummary,
  type CreateSummaryRow,
  type SummaryRowData,
  type SummaryRow,
  maxSummary,
  minSummary,
} from './useTableModel.ts';
export { interval, missing, suppressed } from './columns.ts';
export { type DataTableState, useDataTable } from './DataTableControls.tsx';
