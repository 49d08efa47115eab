import { memo } from 'react';
import { type CellText, pause } from './cell-text.ts';
import { type CellValue, toDate } from './cell-value.ts';
import type { DataColumn } from './columns.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './DataTable.css.ts';
import type { SummaryRow } from './summary-row.ts';
import type { Entry, GetCellFormatter } from './useTableState.ts';

type Columns<Row> = { columns: readonly DataColumn<Row>[]; rowHeaderId: string | undefined };

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

function DataRow<Row>({
  entry: { row },
  columns,
  rowHeaderId,
  getFormatter,
}: Columns<Row> & { entry: Entry<Row>; getFormatter: GetCellFormatter }) {
  return (
    <tr data-part="row">
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
export function DataTableRows<Row>({
  entries,
  ...same
}: Columns<Row> & { entries: readonly Entry<Row>[]; getFormatter: GetCellFormatter }) {
  return entries.map((entry) => <MemoRow key={entry.id} entry={entry} {...same} />);
}

type RestProps<Row> = Columns<Row> & {
  entries: readonly Entry<Row>[];
  getFormatter: GetCellFormatter;
  isLeaving: boolean;
};

function Rest<Row>({ entries, columns, rowHeaderId, getFormatter }: RestProps<Row>) {
  return <DataTableRows {...{ entries, columns, rowHeaderId, getFormatter }} />;
}

/** Rows beyond those in view. Before they are removed they do not render again: to sort 10,000 of them takes a second. */
export const DataTableRest = memo(Rest, (_before, { isLeaving }) => isLeaving) as typeof Rest;

/** The rows above the data that summarize it. */
export function DataTableSummaryRows<Row>({
  summaryRows,
  columns,
  rowHeaderId,
}: Columns<Row> & { summaryRows: readonly SummaryRow[] }) {
  return summaryRows.map(({ label, lang, cells }) => (
    <tr key={label} data-part="summary-row" className={styles.summaryRow}>
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
