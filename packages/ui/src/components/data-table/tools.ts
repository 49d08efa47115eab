import type { ComponentType } from 'react';
import type { CsvTable } from './csv.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

/** What a tool is told of its table, and can do with it. */
export type DataTableToolProps = {
  /** Id of the table, to make others of. */
  tableId: string;
  caption: string;
  messages: DataTableMessages;
  /** Rows that match the filter, and rows that there are. */
  counts: { found: number; total: number };
  /** Shows the rows that have all words of a query; with an empty one all rows. */
  filter: (query: string) => void;
  /** The columns that can be hidden: all but the one that names the rows. */
  hideable: readonly { id: string; name: string }[];
  /** Hides the columns with these ids, and shows all others. */
  hide: (columnIds: readonly string[]) => void;
  /** Hands the rows and columns that are asked for, in their order, to a function that writes them to a text. */
  written: (write: <Row>(table: CsvTable<Row>) => string) => string;
};

/** Something that a reader can do with a table: GlobalFilter, ColumnVisibility, CsvExport, or one of your own. */
export type DataTableTool = ComponentType<DataTableToolProps>;
