import type { Label } from '../field/index.ts';

/** A measured number and its range, such as a confidence interval. */
export type Interval = { kind: 'interval'; value: number; from: number; to: number };

/** A value that does not exist. The reason replaces the text "no data". */
export type Missing = { kind: 'missing'; reason?: string | undefined };

/** A value that is known and not shown, since it could identify a person. */
export type Suppressed = { kind: 'suppressed'; reason?: string | undefined };

/**
 * The value of a cell: a number, a text, a date as ISO 8601 text (`2025`, `2025-05` or `2025-05-31`, in a column of
 * kind date), or an object of `interval`, `missing` or `suppressed`. Null, undefined, an empty text, NaN and Infinity
 * are missing.
 */
export type CellValue = string | number | null | undefined | Interval | Missing | Suppressed;

export type SortDirection = 'ascending' | 'descending';

/** A column that the rows are sorted by, and the direction. */
export type SortKey = { columnId: string; direction: SortDirection };

/** The order of the rows: by a column, and where they are equal in it by others, in turn. */
export type Sort = SortKey & { thenBy?: readonly SortKey[] | undefined };

/** The keys of an order, the first one first. */
export const getSortKeys = (sort: Sort | null): SortKey[] =>
  (sort ? [sort, ...(sort.thenBy ?? [])] : []).map(({ columnId, direction }) => ({ columnId, direction }));

/** The order by some keys; null without any. */
export function toSort([first, ...thenBy]: readonly SortKey[]): Sort | null {
  return first ? { ...first, ...(thenBy.length > 0 && { thenBy }) } : null;
}

/**
 * The order after a press on a header: by its column alone, in the opposite direction if the rows are sorted by it
 * already. `isAdded`: as one more key, or in the opposite direction as the key that it is.
 */
export function toNextSort(sort: Sort | null, columnId: string, isAdded: boolean): Sort {
  const keys = getSortKeys(sort);
  const next = (key: SortKey | undefined): SortKey => ({
    columnId,
    direction: key?.direction === 'ascending' ? 'descending' : 'ascending',
  });
  const index = keys.findIndex((key) => key.columnId === columnId);
  if (!isAdded) return next(index === 0 ? keys[0] : undefined);
  const changed = index < 0 ? [...keys, next(undefined)] : keys.with(index, next(keys[index]));
  return toSort(changed) ?? next(undefined);
}

/** The type of a column's values: it decides how they are formatted and sorted. */
export type ColumnKind = 'text' | 'number' | 'date';

/** A unit as it is shown, and as a screen reader reads it where it mispronounces the short form: mg/L, milligrams per liter. */
export type Unit = string | { short: string; spoken: string };

export type DataColumn<Row> = {
  /** Unique among the columns and groups of the table. */
  id: string;
  /** Names the column: in the table, in announcements, in ColumnVisibility and in the CSV file. */
  header: string;
  /** Default 'text'. */
  kind?: ColumnKind | undefined;
  /** Unit of every value, once, in the header. Default: none. */
  unit?: Unit | undefined;
  getValue: (row: Row) => CellValue;
  /** Renders the value in another way, such as a link; its text must be that of the value. Default: the text. */
  renderCell?: ((row: Row) => Label) | undefined;
  /** Format of numbers. Default: that of the language, grouped, with at most 3 decimals. */
  numberFormat?: Intl.NumberFormatOptions | undefined;
  /** Makes this column the row header. Default: the first column. */
  isRowHeader?: boolean | undefined;
  /** Offers no sorting by this column. Default false. */
  isSortDisabled?: boolean | undefined;
  /** Values that ColumnFilters offers for this column, in order. Default: those of the rows, sorted. */
  filterOptions?: readonly CellValue[] | undefined;
};

/** Columns under a header of their own. Groups may be nested. */
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

const getIds = <Row>(columns: readonly DataColumnOrGroup<Row>[]): string[] =>
  columns.flatMap((column) => [column.id, ...(isGroup(column) ? getIds(column.columns) : [])]);

/** The column that names each row. */
export const findRowHeader = <Row>(leaves: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  leaves.find(({ isRowHeader }) => isRowHeader) ?? leaves[0];

/** A name with its unit, as it is shown: 'Weight (kg)'; without a name only the unit part, with its space. */
export const withUnit = (name: string, unit: Unit | undefined): string =>
  unit === undefined ? name : `${name} (${typeof unit === 'string' ? unit : unit.short})`;

function checkUnique(ids: readonly string[], what: string, advice: string): void {
  if (new Set(ids).size === ids.length) return;
  const id = ids.find((each, index) => ids.indexOf(each) !== index);
  throw new Error(`[@longcovid/ui] DataTable: the ${what} id “${id}” is not unique. ${advice}`);
}

/** Throws when two columns or two rows have one id. */
export function checkIds<Row>(columns: readonly DataColumnOrGroup<Row>[], rowIds: readonly string[]): void {
  checkUnique(
    getIds(columns),
    'column',
    'Sorting or hiding one column would change another. Give each column and each group an id of its own.',
  );
  checkUnique(
    rowIds,
    'row',
    'Rows would be shown twice or get lost when the table is sorted. Let getRowId give each row an id of its own.',
  );
}
