import { type MouseEvent, type ReactNode, memo, type RefObject, useEffect, useRef } from 'react';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { Message } from '../../i18n/Message.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { type FieldChange, usePreHydrationValue, FieldChoice } from '../field/index.ts';
import { Button } from '../button/index.ts';
import { Pagination } from '../pagination/index.ts';
import {
  pause,
  type DataColumn,
  getSortKeys,
  type Sort,
  toNextSort,
  type Unit,
  withUnit,
  type CellText,
  formatLine,
  toDate,
  type CellValue,
} from './columns.ts';
import * as styles from './DataTable.css.ts';
import type { SortDirection, DataTableMessages } from './DataTable.messages.ts';
import type {
  HeaderCell,
  SortChange,
  SummaryRow,
  Entry,
  GetCellFormatter,
  PageChange,
  TableModel,
} from './useTableModel.ts';

// Header

const hintId = (tableId: string, kind: string, direction: string) => `${tableId}-sort-${kind}-${direction}`;

type SortHintsProps = ResolvedMessages<DataTableMessages> & { tableId: string };

/**
 * The descriptions of the sort buttons. They are outside of the table: screen readers repeat what is in a header with
 * each cell (eui #1378).
 */
export function SortHints({ tableId, messages, getLang }: SortHintsProps) {
  return (
    <div hidden>
      {Object.entries(messages.sortNext).flatMap(([kind, hints]) =>
        Object.entries(hints).map(([direction, hint]) => (
          <span key={kind + direction} lang={getLang('sortNext')} id={hintId(tableId, kind, direction)}>
            {hint}
          </span>
        )),
      )}
    </div>
  );
}

type HeaderProps<Row> = {
  tableId: string;
  rows: readonly (readonly HeaderCell<Row>[])[];
  sort: Sort | null;
  /** False before hydration: then headers are text, since a button could do nothing yet. */
  isHydrated: boolean;
  /** Undefined where no sorting is offered. */
  onSort: ((sort: Sort, details: SortChange) => void) | undefined;
  /** The box that selects all rows, in a cell of its own. */
  selectAll: ReactNode;
};

/** The rows of headers. A column without a group above it spans all rows. */
export function DataTableHeader<Row>(props: HeaderProps<Row>) {
  const { rows, sort, selectAll } = props;
  return (
    <thead className={styles.headerHead}>
      {rows.map((row, level) => (
        <tr key={level}>
          {selectAll && level === 0 && (
            <td rowSpan={rows.length} className={styles.headerSelectAllCell}>
              {selectAll}
            </td>
          )}
          {row.map(({ id, header, column, colSpan, rowSpan }) => (
            <th
              key={id}
              scope={column ? 'col' : 'colgroup'}
              colSpan={colSpan}
              rowSpan={rowSpan}
              aria-sort={column && sort?.columnId === id ? sort.direction : undefined}
              className={column ? styles.header[column.kind ?? 'text'] : styles.headerGroupHeader}
              data-kind={column?.kind}
              data-part={column ? 'header' : 'group-header'}
            >
              {column ? <ColumnName {...props} column={column} /> : header}
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}

function ColumnName<Row>({
  column,
  tableId,
  sort,
  isHydrated,
  onSort,
}: HeaderProps<Row> & { column: DataColumn<Row> }) {
  const { id, header, kind = 'text', unit, isSortDisabled } = column;
  const keys = getSortKeys(sort);
  const place = keys.findIndex(({ columnId }) => columnId === id);
  return (
    <>
      {isSortDisabled || !onSort ? (
        <span className={styles.headerName}>{header}</span>
      ) : (
        <SortName
          isHydrated={isHydrated}
          direction={keys[place]?.direction}
          place={keys.length > 1 && place >= 0 ? place + 1 : undefined}
          describedBy={hintId(tableId, kind, toNextSort(sort, id, false).direction)}
          onClick={({ shiftKey, nativeEvent }) =>
            onSort(toNextSort(sort, id, shiftKey), { reason: 'trigger-press', event: nativeEvent })
          }
        >
          {header}
        </SortName>
      )}
      {unit !== undefined && <UnitText unit={unit} />}
    </>
  );
}

function SortName(props: {
  isHydrated: boolean;
  direction: SortDirection | undefined;
  /** Its place among the columns that the rows are sorted by, if there are several. */
  place: number | undefined;
  describedBy: string;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}) {
  const { isHydrated, direction, place, describedBy, onClick, children } = props;
  const content = (
    <>
      <span className={styles.headerSortText}>{children}</span>
      <SortIcon direction={direction} />
      {/* Part of no name: screen readers read the header with each cell. The announcement has the order. */}
      {place !== undefined && <span aria-hidden="true">{place}</span>}
    </>
  );
  const shared = {
    className: isHydrated ? styles.headerSortButton : styles.headerSortName,
    'data-part': 'sort',
  };
  if (!isHydrated) return <span {...shared}>{content}</span>;
  return (
    <button type="button" aria-describedby={describedBy} onClick={onClick} {...shared}>
      {content}
    </button>
  );
}

/** Two arrows; only the one of the order is left and filled, so that shape shows it and not color. */
function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  return (
    <svg
      className={styles.headerIcon}
      viewBox="0 0 16 24"
      aria-hidden="true"
      focusable="false"
      data-sort={direction}
    >
      <path d="M8 3l5 6H3z" className={styles.headerArrowUp} />
      <path d="M8 21l-5-6h10z" className={styles.headerArrowDown} />
    </svg>
  );
}

function UnitText({ unit }: { unit: Unit }) {
  const spoken = typeof unit === 'string' ? undefined : unit.spoken;
  return (
    <>
      <span className={styles.headerUnit} aria-hidden={spoken !== undefined || undefined} data-part="unit">
        {withUnit('', unit)}
      </span>
      {spoken !== undefined && <span className={visuallyHidden}>{pause + spoken}</span>}
    </>
  );
}

// Rows

/** The name under which a form sends the ids of selected rows, and the name of each box by that of its row. */
type Selection = { name: string; label: DataTableMessages['selectRow']; lang: 'en' | undefined };

type Columns<Row> = {
  columns: readonly DataColumn<Row>[];
  rowHeaderId: string | undefined;
  /** Undefined where rows cannot be selected. */
  selection: Selection | undefined;
};

type RowsProps<Row> = Columns<Row> & {
  entries: readonly Entry<Row>[];
  getFormatter: GetCellFormatter;
  selectedRows: ReadonlySet<string>;
};

/** A page without the data cannot sort a date by its text. */
const getIsoDate = (value: CellValue) => (typeof value === 'string' && toDate(value) ? value : undefined);

/** The text of a value, the same for the eye and for a screen reader. */
function CellContent({ cell: { main, detail, isBlank, lang } }: { cell: CellText }) {
  if (isBlank)
    return (
      <span lang={lang} className={styles.blank}>
        {main}
      </span>
    );
  if (detail === undefined) return main;
  return (
    <>
      {main}
      <span className={visuallyHidden}>{pause}</span>
      <span lang={lang} className={styles.detail}>
        {detail}
      </span>
    </>
  );
}

// The table handles the change of every box in it: rows need no function of their own, and render only for themselves.
const handledByTable = () => undefined;

/** The box of a row. */
function SelectRow(props: { id: string; rowName: string; isSelected: boolean; selection: Selection }) {
  const { id, rowName, isSelected, selection } = props;
  return (
    <td className={styles.selectCell} data-part="select">
      <label lang={selection.lang} className={styles.selectLabel}>
        <input
          type="checkbox"
          name={selection.name}
          value={id}
          aria-label={selection.label(rowName)}
          checked={isSelected}
          onChange={handledByTable}
          className={styles.selectBox}
        />
      </label>
    </td>
  );
}

function DataRow<Row>({
  entry: { id: rowId, row },
  columns,
  rowHeaderId,
  getFormatter,
  selection,
  isSelected,
}: Columns<Row> & Pick<RowsProps<Row>, 'getFormatter'> & { entry: Entry<Row>; isSelected: boolean }) {
  const rowHeader = columns.find(({ id }) => id === rowHeaderId);
  return (
    <tr data-part="row" data-selected={isSelected ? '' : undefined}>
      {selection && (
        <SelectRow
          id={rowId}
          rowName={rowHeader ? formatLine(getFormatter(rowHeader.id)(rowHeader.getValue(row))) : rowId}
          isSelected={isSelected}
          selection={selection}
        />
      )}
      {columns.map(({ id, kind = 'text', getValue, renderCell }) => {
        const content = renderCell ? renderCell(row) : <CellContent cell={getFormatter(id)(getValue(row))} />;
        if (id !== rowHeaderId) {
          return (
            // A page without the data cannot sort a date by its text.
            <td
              key={id}
              className={styles.cell[kind]}
              data-value={kind === 'date' ? getIsoDate(getValue(row)) : undefined}
            >
              {content}
            </td>
          );
        }
        return (
          <th key={id} scope="row" className={styles.rowHeader}>
            {content}
          </th>
        );
      })}
    </tr>
  );
}

/** Rows keep their cells while they are sorted and filtered: only their positions change. */
const MemoRow = memo(DataRow) as typeof DataRow;

/** Rows of data. */
export function DataTableRows<Row>({ entries, selectedRows, ...same }: RowsProps<Row>) {
  return entries.map((entry) => (
    <MemoRow key={entry.id} entry={entry} isSelected={selectedRows.has(entry.id)} {...same} />
  ));
}

function Rest<Row>(props: RowsProps<Row> & { isLeaving: boolean }) {
  const { entries, columns, rowHeaderId, getFormatter, selection, selectedRows } = props;
  return <DataTableRows {...{ entries, columns, rowHeaderId, getFormatter, selection, selectedRows }} />;
}

/** Rows beyond those in view. Before they are removed they do not render again: to sort 10,000 of them takes a second. */
export const DataTableRest = memo(Rest, (_before, { isLeaving }) => isLeaving) as typeof Rest;

/** The rows above the data that summarize it. */
export function DataTableSummaryRows<Row>({
  summaryRows,
  columns,
  rowHeaderId,
  selection,
}: Columns<Row> & { summaryRows: readonly SummaryRow[] }) {
  return summaryRows.map(({ label, lang, cells }) => (
    <tr key={label} data-part="summary-row" className={styles.summaryRow}>
      {selection && <td className={styles.selectCell} />}
      {columns.map((column) => {
        if (column.id === rowHeaderId) {
          return (
            <th key={column.id} scope="row" lang={lang} className={styles.rowHeader}>
              {label}
            </th>
          );
        }
        const cell = cells.get(column.id);
        return (
          <td key={column.id} className={styles.cell[column.kind ?? 'text']}>
            {cell && <CellContent cell={cell} />}
          </td>
        );
      })}
    </tr>
  ));
}

type Messages = ResolvedMessages<DataTableMessages>;

/** The box in the header: it selects the rows that are visible, or no longer any of them. */
export function SelectAll(
  props: Messages & {
    ids: readonly string[];
    selectedRows: ReadonlySet<string>;
    onChange: (ids: readonly string[], details: FieldChange) => void;
  },
) {
  const { messages, getLang, ids, selectedRows, onChange } = props;
  const box = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => selectedRows.has(id)).length;
  const isMixed = count > 0 && count < ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label lang={getLang('selectPage')} className={styles.selectAll} data-part="select-all">
      <input
        ref={box}
        type="checkbox"
        aria-label={messages.selectPage}
        checked={count > 0 && !isMixed}
        onChange={({ nativeEvent }) => {
          const others = [...selectedRows].filter((id) => !ids.includes(id));
          onChange(count < ids.length ? [...others, ...ids] : others, {
            reason: 'input',
            event: nativeEvent,
          });
        }}
        className={styles.selectBox}
      />
    </label>
  );
}

/** How many rows are selected. Calls `onChange` once for boxes that were checked before hydration. */
export function SelectedCount(
  props: Messages & {
    box: RefObject<HTMLElement | null>;
    name: string;
    counts: { selected: number; total: number };
    onChange: (details: FieldChange) => void;
  },
) {
  const { messages, getLang, box, name, counts, onChange } = props;
  usePreHydrationValue(box, onChange, { name, isControlled: true });
  return (
    <p lang={getLang('selected')} className={styles.selectedCount} data-part="selected">
      {messages.selected({ shown: counts.selected, total: counts.total })}
    </p>
  );
}

// Footer

type FooterProps = ResolvedMessages<DataTableMessages> & {
  shown: number;
  total: number;
  /** Rows that come with one press. */
  step: number;
  onShowMore: (event: Event) => void;
};

/** How many rows are shown, and the button for the next ones. Nothing when all are shown. */
export function DataTableFooter(props: FooterProps) {
  const { messages, getLang, shown, total, step, onShowMore } = props;
  if (total <= shown) return null;
  return (
    <div className={styles.footer} data-part="footer">
      <p lang={getLang('shown')} className={styles.count}>
        {messages.shown({ shown, total })}
      </p>
      <div className={styles.needsScript}>
        <Button lang={getLang('showMore')} onClick={({ nativeEvent }) => onShowMore(nativeEvent)}>
          {messages.showMore(Math.min(total - shown, step))}
        </Button>
      </div>
    </div>
  );
}

/** Links to the pages. Without URLs they need script, and all rows are in the HTML. */
export function DataTablePages(
  props: ResolvedMessages<DataTableMessages> & {
    tableId: string;
    caption: string;
    paging: NonNullable<TableModel<unknown>['paging']>;
    pageHref: ((page: number) => string) | undefined;
    onPageChange: (page: number, details: PageChange) => void;
  },
) {
  const { messages, tableId, caption, paging, pageHref, onPageChange } = props;
  return (
    <div
      className={pageHref ? styles.pages : styles.pagesByScript}
      data-part={pageHref ? 'pages' : 'pages-by-script'}
    >
      <Pagination
        label={messages.pages(caption)}
        page={paging.page}
        pageCount={paging.pageCount}
        href={pageHref ?? (() => `#${tableId}`)}
        onPageChange={onPageChange}
      />
    </div>
  );
}

type ShowAllProps = ResolvedMessages<DataTableMessages> & {
  tableId: string;
  /** Whether all rows are shown, when the table is controlled. */
  isChecked: boolean | undefined;
  onChange: (isChecked: boolean, details: FieldChange) => void;
};

/** A native checkbox that shows all rows. Styles do it, so it needs no script. */
export function ShowAll(props: ShowAllProps) {
  const { tableId, messages, getLang, isChecked, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = `${tableId}-show-all`;
  usePreHydrationValue(
    root,
    (details) => onChange(root.current?.querySelector('input')?.checked ?? false, details),
    { name: id, isControlled: isChecked !== undefined },
  );
  return (
    <div ref={root} className={styles.showAll} data-part="show-all">
      <FieldChoice
        type="checkbox"
        id={id}
        name={id}
        option={{
          value: 'all',
          label: <Message lang={getLang('showAll')}>{messages.showAll}</Message>,
        }}
        isChecked={isChecked}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, { reason: 'input', event: nativeEvent })
        }
      />
    </div>
  );
}
