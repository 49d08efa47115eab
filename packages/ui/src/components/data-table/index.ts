export { DataTable, type DataTableProps, type ShownRowsChange, type SortChange } from './DataTable.tsx';
export type { ColumnKind, DataColumn, DataColumnGroup, DataColumnOrGroup, Sort, Unit } from './columns.ts';
export { ColumnVisibility } from './ColumnVisibility.tsx';
export { CsvExport } from './CsvExport.tsx';
export { csvFileName, formatCsv, type CsvTable } from './csv.ts';
export { type DataTableMessages, type SortDirection } from './DataTable.messages.ts';
export {
  changeSummary,
  type CreateSummaryRow,
  type SummaryRowData,
  type SummaryRow,
  maxSummary,
  minSummary,
} from './summary-row.ts';
export {
  type CellValue,
  interval,
  type Interval,
  missing,
  type Missing,
  suppressed,
  type Suppressed,
} from './cell-value.ts';
export { GlobalFilter } from './GlobalFilter.tsx';
export { type DataTableState, useDataTable } from './useDataTable.ts';
