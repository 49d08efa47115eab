import type { ReactNode } from 'react';
import type { FieldChange } from '../field/index.ts';
import type { RootProps } from '../../internal/root-props.ts';
import type { DataColumnOrGroup, Sort } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { CreateSummaryRow } from './rows.ts';
import type { GivenTable } from './useGivenTable.ts';
import type { ColumnFilterValues, PageChange, SortChange } from './useTableModel.ts';

/** The details of a change of the shown rows. trigger-press: more of them · input: all of them, or no longer all. */
export type ShownRowsChange = FieldChange | { reason: 'trigger-press'; event: Event };

/** What is shown around the rows. */
export type DataTableViewProps = RootProps<HTMLDivElement> & {
  /** Names the table; also in announcements and as the name of the CSV file. */
  caption: string;
  /** Rows above the data that summarize it: maxSummary, minSummary, changeSummary, or your own. Default: none. */
  summaryRows?: readonly CreateSummaryRow[] | undefined;
  /** How many rows are shown, when controlled; Infinity for all. Set it to what `onShownRowsChange` reports. */
  shownRows?: number | undefined;
  /** Initial number of shown rows, when uncontrolled, and how many more come with a press. Default 50. */
  defaultShownRows?: number | undefined;
  /** Called with the number after a person requested more rows, or all; once for a choice before hydration. */
  onShownRowsChange?: ((shownRows: number, details: ShownRowsChange) => void) | undefined;
  /** URL of a page by its number from 1, which the server responds to with that page. Default: none, so that links to pages need script. */
  pageHref?: ((page: number) => string) | undefined;
  /** Whether other rows are on their way from a server. Default false. */
  isPending?: boolean | undefined;
  /**
   * Controls above the table, in this order: GlobalFilter, ColumnFilters, SortKeys, ColumnVisibility, CsvExport, or your
   * own, which read the table by `useDataTable`. Default: none. Sorting is always offered.
   */
  toolbar?: ReactNode;
  /** Content of the table when there is no row. Default: 'There are no rows.' */
  emptyContent?: ReactNode;
  /** Replaces messages of the table and its controls. */
  messages?: Partial<DataTableMessages> | undefined;
};

/** A table of columns and rows. */
export type DataTableProps<Row> = DataTableViewProps & {
  table?: undefined;
  /** At least one; the first is the row header unless another column has `isRowHeader`. Keep the array while nothing changes. */
  columns: readonly DataColumnOrGroup<Row>[];
  /** Keep the array while nothing changes. */
  rows: readonly Row[];
  /** Returns a row's own id, which keeps its place on the screen when the data changes. Default: its index. */
  getRowId?: ((row: Row, index: number) => string) | undefined;
  /** Order of the rows, when controlled; null for that of the data. Set it to what `onSortChange` reports. */
  sort?: Sort | null | undefined;
  /** Initial order, when uncontrolled. Default: that of the data. */
  defaultSort?: Sort | null | undefined;
  /** Called with the new order after a person sorted. */
  onSortChange?: ((sort: Sort, details: SortChange) => void) | undefined;
  /** Text that the shown rows contain, when controlled. Set it to what `onFilterChange` reports. */
  filter?: string | undefined;
  /** Initial filter text, when uncontrolled. Default '', for all rows. */
  defaultFilter?: string | undefined;
  /** Called with the text after a person changed it in GlobalFilter; once for what was typed before hydration. */
  onFilterChange?: ((filter: string, details: FieldChange) => void) | undefined;
  /** Values by the ids of columns, when controlled: only rows with the value are shown. Set it to what `onColumnFiltersChange` reports. */
  columnFilters?: ColumnFilterValues | undefined;
  /** Initial values by the ids of columns, when uncontrolled. Default: none. */
  defaultColumnFilters?: ColumnFilterValues | undefined;
  /** Called with the values after a person chose one in ColumnFilters; once for a choice before hydration. */
  onColumnFiltersChange?: ((filters: ColumnFilterValues, details: FieldChange) => void) | undefined;
  /** Ids of the hidden columns, when controlled. Set it to what `onHiddenColumnsChange` reports. */
  hiddenColumns?: readonly string[] | undefined;
  /** Ids of the columns that are hidden initially, when uncontrolled. Default: none. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Called with their ids after a person chose columns in ColumnVisibility; once for a choice before hydration. */
  onHiddenColumnsChange?: ((ids: readonly string[], details: FieldChange) => void) | undefined;
  /** Rows on a page, at least one. Default: no pages, and a button that shows more rows. */
  pageSize?: number | undefined;
  /** Number of the page from 1, when controlled. Set it to what `onPageChange` reports. */
  page?: number | undefined;
  /** Number of the initial page from 1, when uncontrolled. Default 1. */
  defaultPage?: number | undefined;
  /** Called with the number after a person went to a page, or back to the first one by a sort or a filter. */
  onPageChange?: ((page: number, details: PageChange) => void) | undefined;
  /**
   * Number of rows at a server, when `rows` are only one page of them: then the page sorts, filters and turns pages by
   * what `onSortChange`, `onFilterChange`, `onColumnFiltersChange` and `onPageChange` report. Default: all rows are here.
   */
  rowCount?: number | undefined;
  /** Offers a checkbox in each row. A form around the table sends the ids of the rows under the name `ID-selected`. Default false. */
  canSelectRows?: boolean | undefined;
  /** Ids of the selected rows, when controlled. Set it to what `onSelectedRowsChange` reports. */
  selectedRows?: readonly string[] | undefined;
  /** Ids of the rows that are selected initially, when uncontrolled. Default: none. */
  defaultSelectedRows?: readonly string[] | undefined;
  /** Called with their ids after a person selected rows; once for a choice before hydration. */
  onSelectedRowsChange?: ((ids: readonly string[], details: FieldChange) => void) | undefined;
};

/** A table that the page has made by `useTable` of TanStack Table 9, in our view. */
export type GivenTableProps = DataTableViewProps & {
  /** Its features, state and row models are those of the page. Each column may have a `DataColumnMeta` as `meta`. */
  table: GivenTable;
};
