import { memo, type RefObject, useEffect, useRef } from 'react';
import { type FieldChange, usePreHydrationValue } from '../field/index.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import { type CellText, formatLine, pause, toDate } from './cells.ts';
import type { CellValue } from './columns.ts';
import type { DataColumn } from './columns.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './DataTable.css.ts';
import type { SummaryRow } from './rows.ts';
import type { Entry, GetCellFormatter } from './useTableModel.ts';

/** The name under which a form sends the ids of selected rows, and the name of each box by that of its row. */
export type Selection = { name: string; label: DataTableMessages['selectRow']; lang: 'en' | undefined };

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
