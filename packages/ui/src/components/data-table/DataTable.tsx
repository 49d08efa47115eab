'use client';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { announce } from '../announcer/index.ts';
import { useDebouncedAnnouncement } from '../announcer/useDebouncedAnnouncement.ts';
import type { FieldChange } from '../field/index.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLocale } from '../../i18n/locale-context.ts';
import { useFormattedMessages } from '../../i18n/useFormattedMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { columnNames, type DataColumn, type DataColumnOrGroup, findRowHeader, type Sort } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { type DataTableMessages, createDataTableMessages, type SortDirection } from './DataTable.messages.ts';
import { DataTableFooter } from './DataTableFooter.tsx';
import { DataTableHeader, SortHints } from './DataTableHeader.tsx';
import { DataTableSummaryRows, DataTableRest, DataTableRows } from './DataTableRows.tsx';
import type { CreateSummaryRow } from './summary-row.ts';
import { ShowAll } from './ShowAll.tsx';
import { DataTableContext, type DataTableState } from './useDataTable.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowsInView } from './useRowsInView.ts';
import { useTableState } from './useTableState.ts';

/** The details of a change of the sort: a person pressed the button in a header. */
export type SortChange = { reason: 'trigger-press'; event: Event };

/** The details of a change of the shown rows. trigger-press: more of them · input: all of them, or no longer all. */
export type ShownRowsChange = FieldChange | { reason: 'trigger-press'; event: Event };

export type DataTableProps<Row> = RootProps<HTMLDivElement> & {
  /** Names the table; also in announcements and as the name of the CSV file. */
  caption: string;
  /** At least one; the first is the row header unless another column has `isRowHeader`. Keep the array while nothing changes. */
  columns: readonly DataColumnOrGroup<Row>[];
  /** Keep the array while nothing changes. */
  rows: readonly Row[];
  /** Returns a row's own id, which keeps its place on the screen when the data changes. Default: its index. */
  getRowId?: ((row: Row, index: number) => string) | undefined;
  /** Rows above the data that summarize it: maxSummary, minSummary, changeSummary, or your own. Default: none. */
  summaryRows?: readonly CreateSummaryRow[] | undefined;
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
  /** Ids of the hidden columns, when controlled. Set it to what `onHiddenColumnsChange` reports. */
  hiddenColumns?: readonly string[] | undefined;
  /** Ids of the columns that are hidden initially, when uncontrolled. Default: none. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Called with their ids after a person chose columns in ColumnVisibility; once for a choice before hydration. */
  onHiddenColumnsChange?: ((ids: readonly string[], details: FieldChange) => void) | undefined;
  /** How many rows are shown, when controlled; Infinity for all. Set it to what `onShownRowsChange` reports. */
  shownRows?: number | undefined;
  /** Initial number of shown rows, when uncontrolled, and how many more come with a press. Default 50. */
  defaultShownRows?: number | undefined;
  /** Called with the number after a person requested more rows, or all; once for a choice before hydration. */
  onShownRowsChange?: ((shownRows: number, details: ShownRowsChange) => void) | undefined;
  /**
   * Controls above the table, in this order: GlobalFilter, ColumnVisibility, CsvExport, or your own, which read the table
   * by `useDataTable`. Default: none. Sorting is always offered.
   */
  toolbar?: ReactNode;
  /** Content of the table when there is no row. Default: 'There are no rows.' */
  emptyContent?: ReactNode;
  /** Replaces messages of the table and its controls. */
  messages?: Partial<DataTableMessages> | undefined;
};

const noSummaries: readonly CreateSummaryRow[] = [];

/** A native table whose rows can be sorted, filtered and saved; all of it is in the HTML before script. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    getRowId,
    summaryRows = noSummaries,
    sort: givenSort,
    defaultSort,
    onSortChange,
    filter: givenFilter,
    defaultFilter,
    onFilterChange,
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
    shownRows,
    defaultShownRows,
    onShownRowsChange,
    toolbar,
    emptyContent,
    messages: givenMessages,
    className,
    ...root
  } = props;
  warnEmptyName('DataTable', 'caption', caption);
  const ownId = useId();
  const id = root.id ?? ownId;
  const { locale, language } = useLocale();
  const resolved = useFormattedMessages('DataTable', createDataTableMessages, givenMessages);
  const { messages, getLang } = resolved;
  const table = useTableState({
    columns,
    rows,
    getRowId,
    sort: givenSort,
    defaultSort,
    filter: givenFilter,
    defaultFilter,
    hiddenColumns,
    defaultHiddenColumns,
    locale,
    ...resolved,
  });
  const view = useRowsInView(shownRows, defaultShownRows);
  const { box, overflows } = useOverflow();
  const body = useRef<HTMLTableSectionElement>(null);

  const { leaves, visible, getFormatter, matches, sort, filter } = table;
  const rowHeader = findRowHeader(leaves);
  const names = useMemo(() => columnNames(columns), [columns]);
  const summaries = useMemo(
    () =>
      rows.length > 0
        ? summaryRows.map((create) => create({ columns: leaves, rows, ...resolved, getFormatter }))
        : [],
    [summaryRows, leaves, rows, resolved, getFormatter],
  );
  const announcedFilter = useRef<string | undefined>(filter);
  useDebouncedAnnouncement({
    message: messages.announceMatches({ table: caption, shown: matches.length, total: rows.length }),
    lang: getLang('announceMatches') ?? language,
    key: filter,
    announced: announcedFilter,
  });

  const requestedSort = useRef<{ column: DataColumn<Row>; direction: SortDirection }>(undefined);
  const sortBy = (column: DataColumn<Row>, direction: SortDirection, event: Event) => {
    const next = { columnId: column.id, direction };
    requestedSort.current = { column, direction };
    view.markUsed();
    table.setSort(next);
    onSortChange?.(next, { reason: 'trigger-press', event });
  };
  // After the table is sorted: in a controlled table the caller may reject a sort.
  useEffect(() => {
    const { column, direction } = requestedSort.current ?? {};
    if (!column || !direction || sort?.columnId !== column.id || sort.direction !== direction) return;
    requestedSort.current = undefined;
    const order = messages.order[column.kind ?? 'text'][direction];
    announce(messages.sorted({ table: caption, column: names.get(column.id) ?? column.header, order }), {
      lang: getLang('sorted') ?? language,
    });
  });
  const showRows = (next: number, details: ShownRowsChange) => {
    view.setShownRows(next);
    onShownRowsChange?.(next, details);
  };
  const requestedRows = useRef<{ from: number; to: number }>(undefined);
  const showMore = (event: Event) => {
    const from = view.visibleCount;
    const to = Math.min(matches.length, from + view.step);
    requestedRows.current = { from, to };
    view.markUsed();
    showRows(to, { reason: 'trigger-press', event });
  };
  // After they are rendered: in a controlled table the caller may delay or reject them.
  useEffect(() => {
    const { from = 0, to } = requestedRows.current ?? {};
    if (view.visibleCount !== to) return;
    requestedRows.current = undefined;
    const firstNew = body.current?.rows[from]?.cells[0];
    firstNew?.setAttribute('tabindex', '-1');
    firstNew?.focus();
    announce(messages.shown({ shown: to, total: matches.length }), { lang: getLang('shown') ?? language });
  });
  const state: DataTableState = {
    tableId: id,
    caption,
    ...resolved,
    counts: { matching: matches.length, total: rows.length },
    filter,
    setFilter: (next, details) => {
      view.markUsed();
      table.setFilter(next);
      onFilterChange?.(next, details);
    },
    hideableColumns: leaves
      .filter((column) => column !== rowHeader)
      .map((column) => ({ id: column.id, name: names.get(column.id) ?? column.header })),
    hiddenColumns: table.hiddenColumns,
    setHiddenColumns: (ids, details) => {
      view.markUsed();
      table.setHiddenColumns(ids);
      onHiddenColumnsChange?.(ids, details);
    },
    serialize: (format) =>
      format({ columns: visible, names, rows: matches.map(({ row }) => row), locale, ...resolved }),
  };

  const isLong = rows.length > view.step;
  const shared = { columns: visible, rowHeaderId: rowHeader?.id };
  return (
    <div {...root} id={id} className={joinClassNames(styles.root, className)} data-component="data-table">
      {(isLong || toolbar) && (
        <div
          role="group"
          aria-label={messages.toolbar(caption)}
          className={styles.toolbar}
          data-part="toolbar"
        >
          <DataTableContext value={state}>{toolbar}</DataTableContext>
          {isLong && (
            <ShowAll
              tableId={id}
              {...resolved}
              isChecked={shownRows === undefined ? undefined : view.isAllShown}
              onChange={(isChecked, details) => showRows(isChecked ? Infinity : view.step, details)}
            />
          )}
        </div>
      )}
      <div
        ref={box}
        role="group"
        aria-labelledby={`${id}-caption`}
        // Before hydration it is not known whether it overflows: the keyboard must be able to scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is cut off is reached by arrow keys
        tabIndex={overflows === false ? undefined : 0}
        data-fits={overflows === false ? '' : undefined}
        data-overflows={overflows ? '' : undefined}
        data-part="box"
        className={styles.box}
      >
        <table className={styles.table}>
          <caption id={`${id}-caption`} className={styles.caption}>
            {caption}
          </caption>
          <ColumnGroups spans={table.headerRows.length > 1 ? table.headerRows[0] : undefined} />
          <DataTableHeader
            tableId={id}
            rows={table.headerRows}
            sort={sort}
            isHydrated={view.isHydrated}
            onSort={sortBy}
          />
          {summaries.length > 0 && (
            <tbody data-part="summary-rows">
              <DataTableSummaryRows summaryRows={summaries} {...shared} />
            </tbody>
          )}
          <tbody ref={body} data-part="rows">
            <DataTableRows
              entries={matches.slice(0, view.visibleCount)}
              getFormatter={getFormatter}
              {...shared}
            />
            {matches.length === 0 && (
              <tr>
                <td colSpan={Math.max(1, visible.length)} className={styles.emptyCell} data-part="empty">
                  {filter.trim() === '' ? (
                    (emptyContent ?? <Message lang={getLang('empty')}>{messages.empty}</Message>)
                  ) : (
                    <Message lang={getLang('noMatch')}>{messages.noMatch(filter.trim())}</Message>
                  )}
                </td>
              </tr>
            )}
          </tbody>
          {view.hasRest && matches.length > view.visibleCount && (
            <tbody className={styles.rest} data-part="rest">
              <DataTableRest
                entries={matches.slice(view.visibleCount)}
                getFormatter={getFormatter}
                isLeaving={view.isRestLeaving}
                {...shared}
              />
            </tbody>
          )}
        </table>
      </div>
      <DataTableFooter
        {...resolved}
        shown={view.visibleCount}
        total={matches.length}
        step={view.step}
        onShowMore={showMore}
      />
      <SortHints tableId={id} {...resolved} />
    </div>
  );
}

/** The columns under each top header, which a header of a group (`scope="colgroup"`) refers to. */
function ColumnGroups({ spans }: { spans: readonly { id: string; colSpan: number }[] | undefined }) {
  return spans?.map(({ id, colSpan }) => <colgroup key={id} span={colSpan} />);
}
