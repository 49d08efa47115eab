'use client';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../announcer/index.ts';
import { columnNames, type DataColumn, type DataColumnOrGroup, findRowHeader } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { type DataTableMessages, dataTableMessages, type SortDirection } from './DataTable.messages.ts';
import { DataTableFoot } from './DataTableFoot.tsx';
import { DataTableHeader, SortHints } from './DataTableHeader.tsx';
import { DataTableSummaryRows, DataTableRest, DataTableRows } from './DataTableRows.tsx';
import { createEntries } from './row-ids.ts';
import type { CreateSummaryRow } from './summary-row.ts';
import { knownLocale, type Locale } from '../../i18n/known-locale.ts';
import { ShowAll } from './ShowAll.tsx';
import type { Sort } from './sorted-table.ts';
import type { DataTableTool, DataTableToolProps } from './tools.ts';
import { useDataTable } from './useDataTable.ts';
import { useOverflow } from './useOverflow.ts';
import { toInitialRowCount, useRowsInView } from './useRowsInView.ts';
import { useDebouncedAnnouncement } from './useDebouncedAnnouncement.ts';

export type DataTableProps<Row> = {
  /** Names the table; also in announcements and as the name of the CSV file. */
  caption: string;
  /** At least one; the first names its row unless another says that it does. Keep the array while nothing changes. */
  columns: readonly DataColumnOrGroup<Row>[];
  /** Keep the array while nothing changes. */
  rows: readonly Row[];
  /** A row's own id, which keeps its place on the screen when the data changes. Default: its number. */
  rowId?: ((row: Row, index: number) => string) | undefined;
  /** Rows above the data that say what it comes to: highest, lowest, change, or your own. Default: none. */
  summaryRows?: readonly CreateSummaryRow[] | undefined;
  /** Order at first. Default: that of the data. */
  defaultSort?: Sort | undefined;
  /** Called when a person sorts. */
  onSortChange?: ((sort: Sort, details: { reason: 'press' }) => void) | undefined;
  /** Rows that are seen at first, when there are more; the others on request. Default 50. */
  initialRowCount?: number | undefined;
  /**
   * What a reader can do with the table, in this order: GlobalFilter, ColumnVisibility, CsvExport, or tools of your own.
   * Default: none. Sorting is always offered.
   */
  toolbar?: readonly DataTableTool[] | undefined;
  /** What stands in the table when there is no row. Default: 'There are no rows.' */
  emptyContent?: ReactNode;
  id?: string | undefined;
  /** Language of the words that the table brings along, of numbers, dates and order. Default 'en'. */
  locale?: Locale | undefined;
  /** Replaces any of these words. */
  messages?: Partial<DataTableMessages> | undefined;
};

const noHeadlines: readonly CreateSummaryRow[] = [];
const noTools: readonly DataTableTool[] = [];

/** A native table whose rows can be sorted, filtered and saved; all of it is in the HTML before script. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, summaryRows: headlines = noHeadlines, onSortChange } = props;
  const { toolbar: tools = noTools } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const locale = knownLocale('DataTable', props.locale ?? 'en');
  const allMessages = useMemo(
    () => ({ ...dataTableMessages[locale], ...props.messages }),
    [locale, props.messages],
  );
  const entries = useMemo(() => createEntries(columns, rows, rowId), [columns, rows, rowId]);
  const table = useDataTable({
    columns,
    entries,
    defaultSort: props.defaultSort,
    locale,
    messages: allMessages,
  });
  const step = toInitialRowCount(props.initialRowCount);
  const view = useRowsInView(step);
  const { box, overflows } = useOverflow();
  const body = useRef<HTMLTableSectionElement>(null);

  const { leaves, visible, write, found, sort, query } = table;
  const rowHeader = findRowHeader(leaves);
  const names = useMemo(() => columnNames(columns), [columns]);
  const byId = useMemo(() => new Map(leaves.map((column) => [column.id, column])), [leaves]);
  const headlineRows = useMemo(
    () =>
      rows.length > 0
        ? headlines.map((make) => make({ columns: leaves, rows, messages: allMessages, write }))
        : [],
    [headlines, leaves, rows, allMessages, write],
  );
  useDebouncedAnnouncement(
    query,
    allMessages.announceMatches({ table: caption, shown: found.length, total: rows.length }),
    locale,
  );

  const sortBy = (column: DataColumn<Row>, direction: SortDirection) => {
    const next = { columnId: column.id, direction };
    view.use();
    table.setSort(next);
    const order = allMessages.order[column.kind ?? 'text'][direction];
    announce(allMessages.sorted({ table: caption, column: names.get(column.id) ?? column.header, order }), {
      lang: locale,
    });
    onSortChange?.(next, { reason: 'press' });
  };
  const showMore = () => {
    const seen = Math.min(found.length, view.seen + step);
    flushSync(() => {
      view.use();
      view.setSeen(seen);
    });
    const firstNew = body.current?.rows[view.seen]?.cells[0];
    firstNew?.setAttribute('tabindex', '-1');
    firstNew?.focus();
    announce(allMessages.shown({ shown: seen, total: found.length }), { lang: locale });
  };
  const toolProps: DataTableToolProps = {
    tableId: id,
    caption,
    messages: allMessages,
    counts: { found: found.length, total: rows.length },
    filter: (asked) => {
      view.use();
      table.setQuery(asked);
    },
    hideable: leaves
      .filter((column) => column !== rowHeader)
      .map((column) => ({ id: column.id, name: names.get(column.id) ?? column.header })),
    hide: (hidden) => {
      view.use();
      table.setHiddenIds(hidden);
    },
    written: (write) =>
      write({ columns: visible, names, rows: found.map(({ row }) => row), locale, messages: allMessages }),
  };

  const isLong = rows.length > step;
  const shared = { columns: visible, rowHeaderId: rowHeader?.id };
  return (
    <div id={id} className={styles.root} data-component="data-table">
      {(isLong || tools.length > 0) && (
        <div
          role="group"
          aria-label={allMessages.controls(caption)}
          className={styles.controls}
          data-part="controls"
        >
          {tools.map((Tool, place) => (
            <Tool key={place} {...toolProps} />
          ))}
          {isLong && <ShowAll tableId={id} label={allMessages.showAll} onChange={view.setIsAllAsked} />}
        </div>
      )}
      <div
        ref={box}
        role="group"
        aria-labelledby={`${id}-caption`}
        // Before script nobody knows whether it overflows: the keyboard must be able to scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is cut off is reached by arrow keys
        tabIndex={overflows === false ? undefined : 0}
        data-overflows={overflows}
        data-part="box"
        className={styles.box}
      >
        <table className={styles.table}>
          <caption id={`${id}-caption`} className={styles.caption}>
            {caption}
          </caption>
          <ColumnGroups spans={table.headerRows.length > 1 ? table.headerRows[0]?.headers : undefined} />
          <DataTableHeader
            tableId={id}
            rows={table.headerRows}
            columns={byId}
            sort={sort}
            isLive={view.isLive}
            onSort={sortBy}
          />
          {headlineRows.length > 0 && (
            <tbody data-part="headlines">
              <DataTableSummaryRows headlines={headlineRows} {...shared} />
            </tbody>
          )}
          <tbody ref={body} data-part="rows">
            <DataTableRows entries={found.slice(0, view.seen)} write={write} {...shared} />
            {found.length === 0 && (
              <tr>
                <td colSpan={Math.max(1, visible.length)} className={styles.emptyCell} data-part="empty">
                  {query.trim() === ''
                    ? (props.emptyContent ?? allMessages.empty)
                    : allMessages.noMatch(query.trim())}
                </td>
              </tr>
            )}
          </tbody>
          {view.hasRest && found.length > view.seen && (
            <tbody className={styles.rest} data-part="rest">
              <DataTableRest
                entries={found.slice(view.seen)}
                write={write}
                isLeaving={view.isRestLeaving}
                {...shared}
              />
            </tbody>
          )}
        </table>
      </div>
      <DataTableFoot
        messages={allMessages}
        seen={view.seen}
        found={found.length}
        step={step}
        onMore={showMore}
      />
      <SortHints tableId={id} messages={allMessages} />
    </div>
  );
}

/** The columns under each top header, which a header of a group (`scope="colgroup"`) refers to. */
function ColumnGroups({ spans }: { spans: readonly { id: string; colSpan: number }[] | undefined }) {
  return spans?.map(({ id, colSpan }) => <colgroup key={id} span={colSpan} />);
}
