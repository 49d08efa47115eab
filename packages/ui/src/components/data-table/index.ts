export { DataTable } from './DataTable.tsx';
export type { DataTableProps, DataTableViewProps, GivenTableProps, ShownRowsChange } from './props.ts';
export type { ColumnFilterValues, PageChange, SortChange } from './useTableModel.ts';
export type { DataColumnMeta, GivenTable } from './useGivenTable.ts';
export type {
  CellValue,
  ColumnKind,
  DataColumn,
  DataColumnGroup,
  DataColumnOrGroup,
  Interval,
  Missing,
  Sort,
  SortDirection,
  SortKey,
  Suppressed,
  Unit,
} from './columns.ts';
export { ColumnFilters, ColumnVisibility, CsvExport, GlobalFilter, SortKeys } from './DataTableControls.tsx';
export { csvFileName, formatCsv, type CsvTable } from './csv.ts';
export type { DataTableMessages } from './DataTable.messages.ts';
export {
  changeSummary,
  type CreateSummaryRow,
  type SummaryRowData,
  type SummaryRow,
  maxSummary,
  minSummary,
} from './rows.ts';
export { interval, missing, suppressed } from './cells.ts';
export { type DataTableState, useDataTable } from './useDataTable.ts';
