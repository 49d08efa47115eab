import { memo } from 'react';
import { type CellText, pause } from './cell-text.ts';
import type { DataColumn } from './columns.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './DataTable.css.ts';
import type { SummaryRow } from './summary-row.ts';
import type { Entry } from './row-ids.ts';
import type { WriteCell } from './useDataTable.ts';

type Columns<Row> = { columns: readonly DataColumn<Row>[]; rowHeaderId: string | undefined };

/** A value in words, as it is seen and heard. */
function CellContent({ cell: { main, detail, isBlank } }: { cell: CellText }) {
  if (isBlank) return <span className={styles.blank}>{main}</span>;
  if (detail === undefined) return main;
  return (
    <>
      {main}
      <span className={visuallyHidden}>{pause}</span>
      <span className={styles.detail}>{detail}</span>
    </>
  );
}

function DataRow<Row>({
  entry: { row },
  columns,
  rowHeaderId,
  write,
}: Columns<Row> & { entry: Entry<Row>; write: WriteCell }) {
  return (
    <tr data-part="row">
      {columns.map(({ id, kind = 'text', value, render }) => {
        const content = render ? render(row) : <CellContent cell={write(id)(value(row))} />;
        if (id !== rowHeaderId) {
          return (
            <td key={id} className={styles.cell[kind]}>
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

/** Rows keep their cells while they are sorted and filtered: only their places change. */
const MemoRow = memo(DataRow) as typeof DataRow;

/** Rows of data. */
export function DataTableRows<Row>({
  entries,
  ...same
}: Columns<Row> & { entries: readonly Entry<Row>[]; write: WriteCell }) {
  return entries.map((entry) => <MemoRow key={entry.id} entry={entry} {...same} />);
}

type RestProps<Row> = Columns<Row> & {
  entries: readonly Entry<Row>[];
  write: WriteCell;
  isLeaving: boolean;
};

function Rest<Row>({ entries, columns, rowHeaderId, write }: RestProps<Row>) {
  return <DataTableRows {...{ entries, columns, rowHeaderId, write }} />;
}

/** Rows beyond those in view. While they leave they stay as they are: to sort 10,000 of them would take a second. */
export const DataTableRest = memo(Rest, (_before, { isLeaving }) => isLeaving) as typeof Rest;

/** The rows above the data that say what it comes to. */
export function DataTableSummaryRows<Row>({
  headlines: summaryRows,
  columns,
  rowHeaderId,
}: Columns<Row> & { headlines: readonly SummaryRow[] }) {
  return summaryRows.map(({ label, cells }) => (
    <tr key={label} data-part="headline" className={styles.headline}>
      {columns.map((column) => {
        if (column.id === rowHeaderId) {
          return (
            <th key={column.id} scope="row" className={styles.rowHeader}>
              {label}
            </th>
          );
        }
        const words = cells.get(column.id);
        return (
          <td key={column.id} className={styles.cell[column.kind ?? 'text']}>
            {words && <CellContent cell={words} />}
          </td>
        );
      })}
    </tr>
  ));
}
