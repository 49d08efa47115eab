export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { ColumnKind, DataColumn, DataColumnGroup, DataColumnOrGroup, Unit } from './columns.ts';
export { ColumnChoice } from './ColumnVisibility.tsx';
export { CsvDownload } from './CsvExport.tsx';
export { csvFileName, csvOf, type CsvTable } from './csv.ts';
export { type DataTableMessages, dataTableMessages, type SortDirection } from './DataTable.messages.ts';
export { change, type Headline, type HeadlineData, type HeadlineRow, highest, lowest } from './summary-row.ts';
export type { Sort } from './sorted-table.ts';
export {
  type CellValue,
  interval,
  type Interval,
  missing,
  type Missing,
  suppressed,
  type Suppressed,
} from './cell-value.ts';
export { RowFilter } from './GlobalFilter.tsx';
export type { DataTableTool, DataTableToolProps } from './tools.ts';
