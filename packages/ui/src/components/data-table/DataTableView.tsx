import {
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  useId,
  useMemo,
} from 'react';
import { flushSync } from 'react-dom';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { joinClassNames } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { announce } from '../announcer/index.ts';
import { useDebouncedAnnouncement } from '../announcer/useResultCountAnnouncement.ts';
import { type FieldChange, findOptions } from '../field/index.ts';
import { observeOverflow } from '../../internal/observe-overflow.ts';
import { findRowHeader, getSortKeys, type Sort } from './columns.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableViewProps, ShownRowsChange } from './useOwnTable.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import {
  DataTableFooter,
  DataTablePages,
  ShowAll,
  DataTableHeader,
  SortHints,
  DataTableSummaryRows,
  DataTableRest,
  DataTableRows,
  SelectAll,
  SelectedCount,
} from './DataTableParts.tsx';
import {
  type CreateSummaryRow,
  findFilterOptions,
  type Entry,
  type Language,
  type PageChange,
  type SortChange,
  type TableModel,
} from './useTableModel.ts';
import { DataTableContext, type DataTableState } from './DataTableControls.tsx';

// How many rows are shown

/** A whole number of rows, at least one, or Infinity; the fallback in place of an invalid one. */
const toRowCount = (count: number, fallback: number): number => (count >= 1 ? Math.floor(count) : fallback);

/**
 * How many rows are visible, and whether the others are in the page all the same. The server's HTML has them all; from
 * the first use on the page has only those that are visible or printed, so that sorting 10,000 rows stays fast.
 */
function useRowsInView(givenRows: number | undefined, defaultRows = 50) {
  const isHydrated = useHydrated();
  const [isServerHtml, setIsServerHtml] = useState(!isHydrated);
  const [isUsed, setIsUsed] = useState(false);
  const isPrinting = usePrinting();
  const step = toRowCount(defaultRows, 50);
  const [rows, setShownRows] = useControllableState(givenRows, step);
  const shownRows = toRowCount(rows, step);
  const isAllShown = shownRows === Infinity;
  return {
    isHydrated,
    /** Rows that come with one press. */
    step,
    setShownRows,
    isAllShown,
    /** Rows that are visible although not all are shown. The styles show the others. */
    visibleCount: isAllShown ? step : shownRows,
    hasRest: isServerHtml || isAllShown || isPrinting,
    /** True for a moment after the first use: the others are invisible, and about to be removed. */
    isRestLeaving: isUsed && isServerHtml && !isAllShown && !isPrinting,
    /** To be called when a person uses the table. What they requested is rendered first; then the others are removed. */
    markUsed: () => {
      if (!isServerHtml) return;
      setIsUsed(true);
      startTransition(() => setIsServerHtml(false));
    },
  };
}

/** True while the page is printed: rows that are not on the screen are printed too. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is after the event.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Returns whether a table is wider than the box around it, undefined until that is measured. */
function useOverflow(): { box: RefObject<HTMLDivElement | null>; overflows: boolean | undefined } {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const table = box.current?.querySelector('table');
    return box.current && table ? observeOverflow(box.current, table, setOverflows) : undefined;
  }, []);
  return { box, overflows };
}

// The table

/** What a request of a person has changed, when it is shown. */
type Shown = {
  sort: Sort | null;
  page: number | undefined;
  visibleCount: number;
  selectedRows: ReadonlySet<string>;
};

const noSummaries: readonly CreateSummaryRow[] = [];

/** A table, and what is around it. */
export function DataTableView<Row>(
  props: Omit<DataTableViewProps, 'messages'> & Language & { model: TableModel<Row> },
) {
  const {
    model,
    locale,
    language,
    resolved,
    caption,
    summaryRows = noSummaries,
    shownRows,
    defaultShownRows,
    onShownRowsChange,
    pageHref,
    isPending = false,
    toolbar,
    emptyContent,
    className,
    ...root
  } = props;
  warnEmptyName('DataTable', 'caption', caption);
  const ownId = useId();
  const id = root.id ?? ownId;
  const { messages, getLang } = resolved;
  const { leaves, visible, names, getFormatter, entries, matches, counts } = model;
  const { sort, filter, columnFilters, paging, selectedRows } = model;
  const view = useRowsInView(shownRows, paging?.pageSize ?? defaultShownRows);
  const { box, overflows } = useOverflow();
  const body = useRef<HTMLTableSectionElement>(null);
  const [from, to] = getRange(paging, view.visibleCount);
  const shownEntries = matches.slice(from, to);

  const rowHeader = findRowHeader(leaves);
  const summaries = useMemo(() => {
    const rows = entries.map(({ row }) => row);
    const data = { columns: leaves, rows, ...resolved, getFormatter };
    return rows.length > 0 ? summaryRows.map((create) => create(data)) : [];
  }, [summaryRows, leaves, entries, resolved, getFormatter]);
  const announcedFilter = useRef<string | undefined>(getFilterKey(model));
  useDebouncedAnnouncement({
    message: messages.announceMatches({ table: caption, shown: counts.matching, total: counts.total }),
    lang: getLang('announceMatches') ?? language,
    key: isPending ? undefined : getFilterKey(model),
    announced: announcedFilter,
  });

  const report = (key: keyof DataTableMessages, message: string) =>
    announce(message, { lang: getLang(key) ?? language });
  /** Announces what a person has requested, if it is shown; returns whether it is. */
  const response = useRef<(now: Shown) => boolean>(undefined);
  // After it is rendered: in a controlled table the caller may delay or reject it.
  useEffect(() => {
    const now = { sort, page: paging?.page, visibleCount: view.visibleCount, selectedRows };
    if (!isPending && response.current?.(now)) response.current = undefined;
  });

  const sortBy = (next: Sort, details: SortChange) => {
    const keys = JSON.stringify(getSortKeys(next));
    response.current = (now) => {
      if (JSON.stringify(getSortKeys(now.sort)) !== keys) return false;
      const [first, ...others] = getSortKeys(next).map(({ columnId, direction }) => ({
        column: names.get(columnId) ?? columnId,
        order: messages.order[leaves.find((column) => column.id === columnId)?.kind ?? 'text'][direction],
      }));
      const { column = '', order = '' } = first ?? {};
      const orders = [order, ...others.map(messages.thenSorted)].join(', ');
      report('sorted', messages.sorted({ table: caption, column, order: orders }));
      return true;
    };
    view.markUsed();
    model.setSort?.(next, details);
  };
  const showRows = (next: number, details: ShownRowsChange) => {
    view.setShownRows(next);
    onShownRowsChange?.(next, details);
  };
  const showMore = (event: Event) => {
    const last = Math.min(matches.length, to + view.step);
    response.current = ({ visibleCount }) => {
      if (visibleCount !== last) return false;
      const firstNew = body.current?.rows[to]?.cells[selection ? 1 : 0];
      firstNew?.setAttribute('tabindex', '-1');
      firstNew?.focus();
      report('shown', messages.shown({ shown: last, total: matches.length }));
      return true;
    };
    view.markUsed();
    showRows(last, { reason: 'trigger-press', event });
  };
  const goToPage = (next: number, details: PageChange) => {
    response.current = ({ page }) => {
      if (page !== next || !paging) return false;
      const { pageCount, pageSize } = paging;
      const first = (next - 1) * pageSize + 1;
      const last = Math.min(next * pageSize, counts.matching);
      const { caption: heading } = box.current?.querySelector('table') ?? {};
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
      const at = { page: next, pageCount, from: first, to: last, total: counts.matching };
      report('pageShown', messages.pageShown(at));
      return true;
    };
    view.markUsed();
    model.setPage?.(next, details);
  };
  const selectRows = (next: readonly string[], details: FieldChange) => {
    response.current = (now) => {
      if (now.selectedRows.size !== next.length || !next.every((each) => now.selectedRows.has(each)))
        return false;
      report('selected', messages.selected({ shown: next.length, total: counts.total }));
      return true;
    };
    model.setSelectedRows?.(next, details);
  };
  const selectName = model.setSelectedRows ? `${id}-selected` : undefined;
  const selection = useMemo(
    () =>
      selectName === undefined
        ? undefined
        : { name: selectName, label: messages.selectRow, lang: getLang('selectRow') },
    [selectName, messages, getLang],
  );
  /** Reads the boxes of rows in the page, since a person may have checked some before hydration. */
  const readSelection = (details: FieldChange) => {
    const boxes = findOptions(box.current, selectName);
    const others = [...selectedRows].filter((each) => boxes.every(({ value }) => value !== each));
    const checked = boxes.flatMap((each) => (each.checked ? each.value : []));
    selectRows([...checked, ...others], details);
  };

  const state: DataTableState = {
    tableId: id,
    caption,
    ...resolved,
    counts: { ...counts, selected: selectedRows.size },
    columns: leaves.map(({ id: columnId, header, kind = 'text', isSortDisabled = false }) => ({
      id: columnId,
      name: names.get(columnId) ?? header,
      kind,
      isSortDisabled,
    })),
    sort,
    setSort: sortBy,
    filter,
    setFilter: (next, details) => {
      view.markUsed();
      model.setFilter?.(next, details);
    },
    columnFilters,
    setColumnFilters: (next, details) => {
      view.markUsed();
      model.setColumnFilters?.(next, details);
    },
    findFilterOptions: (columnId) => {
      const column = leaves.find((each) => each.id === columnId);
      return column ? findFilterOptions(column, entries, getFormatter(columnId), locale) : [];
    },
    hideableColumns: leaves
      .filter((column) => column !== rowHeader)
      .map((column) => ({ id: column.id, name: names.get(column.id) ?? column.header })),
    hiddenColumns: model.hiddenColumns,
    setHiddenColumns: (ids, details) => {
      view.markUsed();
      model.setHiddenColumns?.(ids, details);
    },
    serialize: (format) => {
      const isChosen = (entry: Entry<Row>) => selectedRows.size === 0 || selectedRows.has(entry.id);
      const rows = new Set([...matches, ...(selectedRows.size > 0 ? entries : [])].filter(isChosen));
      return format({
        columns: visible,
        names,
        rows: [...rows].map(({ row }) => row),
        locale,
        ...resolved,
      });
    },
  };

  const isLong = !paging?.isWhole && entries.length > view.step;
  const shared = { columns: visible, rowHeaderId: rowHeader?.id, selection };
  const sharedRows = { ...shared, getFormatter, selectedRows };
  const rest = (others: readonly Entry<Row>[]) =>
    view.hasRest &&
    others.length > 0 && (
      <tbody className={styles.rest} data-part="rest">
        <DataTableRest entries={others} isLeaving={view.isRestLeaving} {...sharedRows} />
      </tbody>
    );
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
        // A name for what Tab stops at; the table in it has the same one.
        role={overflows === false ? undefined : 'group'}
        aria-labelledby={overflows === false ? undefined : `${id}-caption`}
        // Before hydration it is not known whether it overflows: the keyboard must be able to scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is cut off is reached by arrow keys
        tabIndex={overflows === false ? undefined : 0}
        data-fits={overflows === false ? '' : undefined}
        data-overflows={overflows ? '' : undefined}
        data-part="box"
        className={styles.box}
      >
        <table
          className={styles.table}
          aria-busy={isPending || undefined}
          onChange={
            selection &&
            (({ target, nativeEvent }) => {
              if ((target as Element as HTMLInputElement).name === selection.name)
                readSelection({ reason: 'input', event: nativeEvent });
            })
          }
        >
          <caption id={`${id}-caption`} className={styles.caption}>
            {caption}
          </caption>
          <ColumnGroups
            spans={model.headerRows.length > 1 ? model.headerRows[0] : undefined}
            hasSelection={selection !== undefined}
          />
          <DataTableHeader
            tableId={id}
            rows={model.headerRows}
            sort={sort}
            isHydrated={view.isHydrated}
            onSort={model.setSort && sortBy}
            selectAll={
              selection && (
                <SelectAll
                  {...resolved}
                  ids={shownEntries.map((entry) => entry.id)}
                  selectedRows={selectedRows}
                  onChange={selectRows}
                />
              )
            }
          />
          {summaries.length > 0 && (
            <tbody data-part="summary-rows">
              <DataTableSummaryRows summaryRows={summaries} {...shared} />
            </tbody>
          )}
          {rest(matches.slice(0, from))}
          <tbody ref={body} data-part="rows">
            <DataTableRows entries={shownEntries} {...sharedRows} />
            {matches.length === 0 && (
              <tr>
                <td
                  colSpan={Math.max(1, visible.length) + (selection ? 1 : 0)}
                  className={styles.emptyCell}
                  data-part="empty"
                >
                  <NoRows {...resolved} model={model} emptyContent={emptyContent} />
                </td>
              </tr>
            )}
          </tbody>
          {rest(matches.slice(to))}
        </table>
      </div>
      {selection && (
        <SelectedCount
          {...resolved}
          box={box}
          name={selection.name}
          counts={state.counts}
          onChange={readSelection}
        />
      )}
      {paging ? (
        <DataTablePages
          {...resolved}
          tableId={id}
          caption={caption}
          paging={paging}
          pageHref={pageHref}
          onPageChange={goToPage}
        />
      ) : (
        <DataTableFooter
          {...resolved}
          shown={view.visibleCount}
          total={matches.length}
          step={view.step}
          onShowMore={showMore}
        />
      )}
      <SortHints tableId={id} {...resolved} />
    </div>
  );
}

/** The first and the last of the matching rows that are visible although not all are shown. */
function getRange(paging: TableModel<unknown>['paging'], visibleCount: number): [from: number, to: number] {
  if (!paging) return [0, visibleCount];
  const { page, pageSize, isWhole } = paging;
  return isWhole ? [0, Infinity] : [(page - 1) * pageSize, page * pageSize];
}

const getFilterKey = ({ filter, columnFilters }: Pick<TableModel<unknown>, 'filter' | 'columnFilters'>) =>
  JSON.stringify([filter, columnFilters]);

/** The columns under each top header, which a header of a group (`scope="colgroup"`) refers to. */
function ColumnGroups(props: {
  spans: readonly { id: string; colSpan: number }[] | undefined;
  hasSelection: boolean;
}) {
  const { spans, hasSelection } = props;
  if (!spans) return null;
  return (
    <>
      {hasSelection && <colgroup />}
      {spans.map(({ id, colSpan }) => (
        <colgroup key={id} span={colSpan} />
      ))}
    </>
  );
}

function NoRows<Row>(
  props: ResolvedMessages<DataTableMessages> & { model: TableModel<Row>; emptyContent: ReactNode },
) {
  const { messages, getLang, model, emptyContent } = props;
  const query = model.filter.trim();
  if (query !== '') return <Message lang={getLang('noMatch')}>{messages.noMatch(query)}</Message>;
  if (Object.values(model.columnFilters).some(Boolean))
    return <Message lang={getLang('noMatchingFilters')}>{messages.noMatchingFilters}</Message>;
  return emptyContent ?? <Message lang={getLang('empty')}>{messages.empty}</Message>;
}
