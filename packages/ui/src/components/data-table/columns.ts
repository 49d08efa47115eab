import type { Label } from '../field/index.ts';
import type { CellValue } from './cell-value.ts';

/** What a column holds: it decides how values are written and in which order they are sorted. */
export type ColumnKind = 'text' | 'number' | 'date';

/** A unit as it is seen, and as it is heard where the short form is not said well: mg/L, milligrams per liter. */
export type Unit = string | { short: string; spoken: string };

export type DataColumn<Row> = {
  /** Unique among the columns and groups of the table. */
  id: string;
  /** Names the column: in the table, in announcements, in the choice of columns and in the CSV file. */
  header: string;
  /** Default 'text'. */
  kind?: ColumnKind | undefined;
  /** Unit of every value, said once, in the header. Default: none. */
  unit?: Unit | undefined;
  value: (row: Row) => CellValue;
  /** Shows the value in another way, such as as a link; its words must be those of the value. Default: the words. */
  render?: ((row: Row) => Label) | undefined;
  /** How numbers are written. Default: the language's own way, grouped, with at most 3 decimals. */
  numberFormat?: Intl.NumberFormatOptions | undefined;
  /** The column that names its row. Default: the first. */
  isRowHeader?: boolean | undefined;
  /** Default true. */
  isSortable?: boolean | undefined;
};

/** Columns under a header of their own. Groups may stand in groups. */
export type DataColumnGroup<Row> = {
  id: string;
  header: string;
  columns: readonly DataColumnOrGroup<Row>[];
};

export type DataColumnOrGroup<Row> = DataColumn<Row> | DataColumnGroup<Row>;

export const isGroup = <Row>(column: DataColumnOrGroup<Row>): column is DataColumnGroup<Row> =>
  'columns' in column;

/** The columns that hold values, in order, without their groups. */
export const leafColumns = <Row>(columns: readonly DataColumnOrGroup<Row>[]): DataColumn<Row>[] =>
  columns.flatMap((column) => (isGroup(column) ? leafColumns(column.columns) : [column]));

/**
 * The name of each column that holds values, by its id, with the groups it stands in: 'Adults, 2025'. Outside the
 * table a header such as '2025' would not be understood.
 */
export function columnNames<Row>(
  columns: readonly DataColumnOrGroup<Row>[],
  groups: readonly string[] = [],
): Map<string, string> {
  return new Map(
    columns.flatMap((column) => {
      const path = [...groups, column.header];
      return isGroup(column)
        ? [...columnNames(column.columns, path)]
        : [[column.id, path.join(', ')] as const];
    }),
  );
}

/** The columns without those that a reader has hidden, and without groups that have none left. */
export const withoutHidden = <Row>(
  columns: readonly DataColumnOrGroup<Row>[],
  hiddenIds: readonly string[],
): DataColumnOrGroup<Row>[] =>
  columns.flatMap((column): DataColumnOrGroup<Row>[] => {
    if (!isGroup(column)) return hiddenIds.includes(column.id) ? [] : [column];
    const left = withoutHidden(column.columns, hiddenIds);
    return left.length > 0 ? [{ ...column, columns: left }] : [];
  });

const getIds = <Row>(columns: readonly DataColumnOrGroup<Row>[]): string[] =>
  columns.flatMap((column) => [column.id, ...(isGroup(column) ? getIds(column.columns) : [])]);

/** The column that names each row. */
export const findRowHeader = <Row>(leaves: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  leaves.find(({ isRowHeader }) => isRowHeader) ?? leaves[0];

/** A name with its unit behind it, as it is seen: 'Weight (kg)'; with no name only what is added to one. */
export const withUnit = (name: string, unit: Unit | undefined): string =>
  unit === undefined ? name : `${name} (${typeof unit === 'string' ? unit : unit.short})`;

const firstTwice = (ids: readonly string[]) => ids.find((id, index) => ids.indexOf(id) !== index);

/** Throws when an id comes twice, among columns or among rows. */
export function checkIds<Row>(columns: readonly DataColumnOrGroup<Row>[], rowIds: readonly string[]): void {
  const columnId = firstTwice(getIds(columns));
  if (columnId !== undefined) {
    throw new Error(
      `[@longcovid/ui] DataTable: the column id “${columnId}” comes twice. Sorting or hiding one column would ` +
        'change another. Give each column and each group an id of its own.',
    );
  }
  if (new Set(rowIds).size === rowIds.length) return;
  throw new Error(
    `[@longcovid/ui] DataTable: the row id “${firstTwice(rowIds) ?? ''}” comes twice. Rows would be shown twice or ` +
      'get lost when the table is sorted. Let rowId give each row an id of its own.',
  );
}
