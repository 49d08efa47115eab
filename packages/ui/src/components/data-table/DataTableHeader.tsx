import type { ReactNode } from 'react';
import { pause } from './cell-text.ts';
import { type ColumnKind, type DataColumn, type Unit, withUnit } from './columns.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './DataTableHeader.css.ts';
import type { DataTableMessages, SortDirection } from './DataTable.messages.ts';
import type { HeaderRows, Sort } from './sorted-table.ts';

const directions: readonly SortDirection[] = ['ascending', 'descending'];
const kinds: readonly ColumnKind[] = ['text', 'number', 'date'];

/** What a press does next: the other way round for the sorted column, otherwise up. */
export const nextDirection = (columnId: string, sort: Sort | undefined): SortDirection =>
  sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending';

const hintId = (tableId: string, kind: ColumnKind, direction: SortDirection) =>
  `${tableId}-sort-${kind}-${direction}`;

/**
 * The descriptions of the sort buttons. They stand outside the table, since what stands in a header is said again
 * with each cell (eui #1378).
 */
export function SortHints({ tableId, messages: words }: { tableId: string; messages: DataTableMessages }) {
  return (
    <div hidden>
      {kinds.flatMap((kind) =>
        directions.map((direction) => (
          <span key={kind + direction} id={hintId(tableId, kind, direction)}>
            {words.sortNext[kind][direction]}
          </span>
        )),
      )}
    </div>
  );
}

type HeaderProps<Row> = {
  tableId: string;
  rows: HeaderRows<Row>;
  columns: ReadonlyMap<string, DataColumn<Row>>;
  sort: Sort | undefined;
  /** False until script has taken over: then headers are words, since a button could do nothing yet. */
  isLive: boolean;
  onSort: (column: DataColumn<Row>, direction: SortDirection) => void;
};

/** The rows of headers, each in one cell: what has no group above it reaches through all rows. */
export function DataTableHeader<Row>(props: HeaderProps<Row>) {
  const { rows, columns, sort } = props;
  return (
    <thead className={styles.head}>
      {rows.map((row) => (
        <tr key={row.id}>
          {row.headers
            .filter(({ rowSpan }) => rowSpan > 0)
            .map(({ id, column: { id: columnId, columnDef }, colSpan, rowSpan }) => {
              const column = columns.get(columnId);
              return (
                <th
                  key={id}
                  scope={column ? 'col' : 'colgroup'}
                  colSpan={colSpan}
                  rowSpan={rowSpan}
                  aria-sort={column && sort?.columnId === columnId ? sort.direction : undefined}
                  className={column ? styles.header[column.kind ?? 'text'] : styles.groupHeader}
                  data-part={column ? 'header' : 'group-header'}
                >
                  {column ? <ColumnName {...props} column={column} /> : (columnDef.header as string)}
                </th>
              );
            })}
        </tr>
      ))}
    </thead>
  );
}

function ColumnName<Row>({
  column,
  tableId,
  sort,
  isLive,
  onSort,
}: HeaderProps<Row> & { column: DataColumn<Row> }) {
  const { id, header, kind = 'text', unit, isSortable = true } = column;
  const next = nextDirection(id, sort);
  return (
    <>
      {isSortable ? (
        <SortName
          isLive={isLive}
          direction={sort?.columnId === id ? sort.direction : undefined}
          describedBy={hintId(tableId, kind, next)}
          onPress={() => onSort(column, next)}
        >
          {header}
        </SortName>
      ) : (
        <span className={styles.name}>{header}</span>
      )}
      {unit !== undefined && <UnitText unit={unit} />}
    </>
  );
}

function SortName(props: {
  isLive: boolean;
  direction: SortDirection | undefined;
  describedBy: string;
  onPress: () => void;
  children: ReactNode;
}) {
  const { isLive, direction, describedBy, onPress, children } = props;
  const inside = (
    <>
      <span className={styles.sortText}>{children}</span>
      <SortIcon direction={direction} />
    </>
  );
  if (!isLive) return <span className={styles.sortName}>{inside}</span>;
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      onClick={onPress}
      className={styles.sortButton}
      data-part="sort"
    >
      {inside}
    </button>
  );
}

/** Two arrows; the one of the order is filled, so that shape tells it and not colour. */
function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 16 24"
      aria-hidden="true"
      focusable="false"
      data-sort={direction}
    >
      {direction !== 'descending' && <path d="M8 3l5 6H3z" data-arrow="up" />}
      {direction !== 'ascending' && <path d="M8 21l-5-6h10z" data-arrow="down" />}
    </svg>
  );
}

function UnitText({ unit }: { unit: Unit }) {
  const seen = withUnit('', unit);
  if (typeof unit === 'string') {
    return (
      <span className={styles.unit} data-part="unit">
        {seen}
      </span>
    );
  }
  const heard = pause + unit.spoken;
  return (
    <>
      <span className={styles.unit} aria-hidden="true" data-part="unit">
        {seen}
      </span>
      <span className={visuallyHidden}>{heard}</span>
    </>
  );
}
