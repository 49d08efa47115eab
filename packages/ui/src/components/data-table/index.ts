export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { ColumnKind, DataColumn, DataColumnGroup, DataColumnOrGroup, Unit } from './columns.ts';
export { ColumnChoice } from './ColumnChoice.tsx';
export { CsvDownload } from './CsvDownload.tsx';
export { csvFileName, csvOf, type CsvTable } from './csv.ts';
export { type DataTableMessages, dataTableMessages, type SortDirection } from './DataTable.messages.ts';
export { change, type Headline, type HeadlineData, type HeadlineRow, highest, lowest } from './headline.ts';
export type { Sort } from './sorted-table.ts';
export {
  type CellValue,
  interval,
  type Interval,
  missing,
  type Missing,
  suppressed,
  type Suppressed,
} from './values.ts';
export { RowFilter } from './RowFilter.tsx';
export type { DataTableTool, DataTableToolProps } from './tools.ts';
