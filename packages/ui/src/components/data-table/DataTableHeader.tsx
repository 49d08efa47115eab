import type { MouseEvent, ReactNode } from 'react';
import { pause } from './cells.ts';
import { type DataColumn, getSortKeys, type Sort, toNextSort, type Unit, withUnit } from './columns.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './DataTableHeader.css.ts';
import type { SortDirection } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { HeaderCell, SortChange } from './useTableModel.ts';

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
    <thead className={styles.head}>
      {rows.map((row, level) => (
        <tr key={level}>
          {selectAll && level === 0 && (
            <td rowSpan={rows.length} className={styles.selectAllCell}>
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
              className={column ? styles.header[column.kind ?? 'text'] : styles.groupHeader}
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
        <span className={styles.name}>{header}</span>
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
      <span className={styles.sortText}>{children}</span>
      <SortIcon direction={direction} />
      {/* Part of no name: screen readers read the header with each cell. The announcement has the order. */}
      {place !== undefined && <span aria-hidden="true">{place}</span>}
    </>
  );
  const shared = { className: isHydrated ? styles.sortButton : styles.sortName, 'data-part': 'sort' };
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
      className={styles.icon}
      viewBox="0 0 16 24"
      aria-hidden="true"
      focusable="false"
      data-sort={direction}
    >
      <path d="M8 3l5 6H3z" className={styles.arrowUp} />
      <path d="M8 21l-5-6h10z" className={styles.arrowDown} />
    </svg>
  );
}

function UnitText({ unit }: { unit: Unit }) {
  const spoken = typeof unit === 'string' ? undefined : unit.spoken;
  return (
    <>
      <span className={styles.unit} aria-hidden={spoken !== undefined || undefined} data-part="unit">
        {withUnit('', unit)}
      </span>
      {spoken !== undefined && <span className={visuallyHidden}>{pause + spoken}</span>}
    </>
  );
}
