export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { ColumnKind, DataColumn, DataColumnGroup, DataColumnOrGroup, Unit } from './columns.ts';
export { csvFileName, csvOf, type CsvTable } from './csv.ts';
export { type DataTableMessages, dataTableMessages, type SortDirection } from './DataTable.messages.ts';
export type { HeadlineKind } from './headline.ts';
export type { Sort } from './useDataTable.ts';
export {
  type CellValue,
  interval,
  type Interval,
  missing,
  type Missing,
  suppressed,
  type Suppressed,
} from './values.ts';
