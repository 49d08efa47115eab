import { DATE_FORMATS, isDateLike, type IsoDate, parseIsoDate } from '../../internal/iso-date.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { toCsvField } from '../../internal/csv-field.ts';
import type { Label } from '../field/index.ts';
import type { SortDirection, ColumnKind, DataTableMessages } from './DataTable.messages.ts';

// Columns

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

// Cells

/** Creates an interval: `interval(12.4, 10.1, 14.9)`. Its ends may be in any order. */
export const interval = (value: number, oneEnd: number, otherEnd: number): Interval => ({
  kind: 'interval',
  value,
  from: Math.min(oneEnd, otherEnd),
  to: Math.max(oneEnd, otherEnd),
});

/** A value that does not exist; its text is "no data" unless a reason is given. */
export const missing = (reason?: string): Missing => ({ kind: 'missing', reason });

/** A value that is not shown; its text is "hidden to protect privacy" unless a reason is given. */
export const suppressed = (reason?: string): Suppressed => ({ kind: 'suppressed', reason });

/** A value in which null, empty texts and invalid numbers are missing. */
type NormalizedValue = string | number | Interval | Missing | Suppressed;

const none: Missing = { kind: 'missing' };

/** Turns null, undefined, empty texts, NaN and Infinity into a missing value. */
export function normalizeValue(value: CellValue): NormalizedValue {
  if (value === null || value === undefined) return none;
  if (typeof value === 'string') return value.trim() === '' ? none : value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : none;
  if (value.kind !== 'interval') return value;
  if (!Number.isFinite(value.value)) return none;
  const hasEnds = Number.isFinite(value.from) && Number.isFinite(value.to);
  return hasEnds ? value : value.value;
}

/** The number in a value, such as the middle of an interval; undefined where there is none. */
export function toNumber(value: CellValue): number | undefined {
  const normalized = normalizeValue(value);
  if (typeof normalized === 'number') return normalized;
  return typeof normalized === 'object' && normalized.kind === 'interval' ? normalized.value : undefined;
}

/** A value that is an ISO 8601 date; undefined where it is none. */
export function toDate(value: CellValue): IsoDate | undefined {
  const normalized = normalizeValue(value);
  if (typeof normalized !== 'string') return undefined;
  const date = parseIsoDate(normalized);
  if (!date && isDateLike(normalized))
    warnOnce('DataTable', {
      what: `“${normalized}” is no date.`,
      why: 'It is shown as it is, and sorted after all dates.',
      todo: 'Give a day that exists, such as “2025-05-31”.',
    });
  return date;
}

/** The text of a value, the same for the eye and for a screen reader. */
export type CellText = {
  main: string;
  /** The range of an interval; a screen reader reads it after a comma. */
  detail?: string;
  /** True where there is no value, only the reason. */
  isBlank: boolean;
  /** Language of it, where it is not that of the page. */
  lang?: string | undefined;
};

/** From here on numbers are in scientific notation: so many digits cannot be read. */
const MIN_SCIENTIFIC = 1e15;

/** Formats numbers of a column, with a minus sign in place of a hyphen, which screen readers leave out. */
function createNumberFormatter(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): (number: number) => string {
  const usual = new Intl.NumberFormat(locale, options);
  const scientific = new Intl.NumberFormat(locale, { notation: 'scientific' });
  return (number) =>
    // Adding 0 turns -0 into 0.
    (Math.abs(number) < MIN_SCIENTIFIC ? usual : scientific).format(number + 0).replaceAll('-', '−');
}

/** Formats ISO 8601 dates with their own precision: a year, a month, a day. Other text stays as it is. */
function createDateFormatter(locale: string): (iso: string) => string {
  const createFormat = (precision: IsoDate['precision']) =>
    new Intl.DateTimeFormat(locale, DATE_FORMATS[precision]);
  const formats = { year: createFormat('year'), month: createFormat('month'), day: createFormat('day') };
  // 10,000 rows have few dates, and formatting one takes longer than all else that a filter does with a row.
  return memoize((iso) => {
    const date = toDate(iso);
    return date ? formats[date.precision].format(date.time) : iso;
  });
}

/** Formats the values of a column. */
export function createCellFormatter(
  { kind = 'text', numberFormat }: Pick<DataColumn<never>, 'kind' | 'numberFormat'>,
  { locale, messages, getLang }: ResolvedMessages<DataTableMessages> & { locale: string },
): (value: CellValue) => CellText {
  const number = createNumberFormatter(locale, numberFormat);
  const text = kind === 'date' ? createDateFormatter(locale) : (value: string) => value;
  return (value) => {
    const normalized = normalizeValue(value);
    if (typeof normalized !== 'object') {
      return { main: typeof normalized === 'number' ? number(normalized) : text(normalized), isBlank: false };
    }
    if (normalized.kind !== 'interval') {
      const key = normalized.kind === 'missing' ? 'noData' : 'suppressed';
      return normalized.reason === undefined
        ? { main: messages[key], isBlank: true, lang: getLang(key) }
        : { main: normalized.reason, isBlank: true };
    }
    const ends = { from: number(normalized.from), to: number(normalized.to) };
    return {
      main: number(normalized.value),
      detail: messages.between(ends),
      isBlank: false,
      lang: getLang('between'),
    };
  };
}

/** Between a value and its range: a pause for screen readers, invisible where they are on two lines. */
export const pause = ', ';

/** The text in one line: '12.4, between 10.1 and 14.9'. */
export const formatLine = ({ main, detail }: CellText): string => (detail ? main + pause + detail : main);

/** Calls `compute` once for each key. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

// The CSV file

const isInterval = (value: NormalizedValue) => typeof value === 'object' && value.kind === 'interval';

export type CsvTable<Row> = ResolvedMessages<DataTableMessages> & {
  /** The columns of the file, in order. */
  columns: readonly DataColumn<Row>[];
  /** Names of the columns by their ids, from `columnNames`. */
  names: ReadonlyMap<string, string>;
  rows: readonly Row[];
  locale: string;
};

/** Numbers with all their digits, a point and no grouping, so that every program reads them. */
function toColumnFields<Row>(
  column: DataColumn<Row>,
  { rows, names, ...language }: CsvTable<Row>,
): string[][] {
  const values = rows.map((row) => normalizeValue(column.getValue(row)));
  const name = withUnit(names.get(column.id) ?? column.header, column.unit);
  const format = createCellFormatter({ kind: 'text' }, language);
  const main = values.map((value) => {
    if (typeof value === 'number') return String(value + 0);
    if (typeof value === 'object' && value.kind === 'interval') return String(value.value + 0);
    return toCsvField(formatLine(format(value)));
  });
  if (!values.some(isInterval)) return [[toCsvField(name), ...main]];
  const ends = (['from', 'to'] as const).map((end) =>
    values.map((value) =>
      typeof value === 'object' && value.kind === 'interval' ? String(value[end] + 0) : '',
    ),
  );
  const [from = [], to = []] = ends;
  return [
    [toCsvField(name), ...main],
    [toCsvField(language.messages.csvFrom(name)), ...from],
    [toCsvField(language.messages.csvTo(name)), ...to],
  ];
}

/**
 * A table as a CSV file (RFC 4180) in the reader's language: headers with units, dates as ISO 8601, an interval in
 * three columns, missing and suppressed values as text. Begins with a byte order mark, without which spreadsheets
 * misread accents.
 */
export function formatCsv<Row>(table: CsvTable<Row>): string {
  const fields = table.columns.flatMap((column) => toColumnFields(column, table));
  const lines = Array.from({ length: table.rows.length + 1 }, (_, line) =>
    fields.map((each) => each[line]).join(','),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The file name for a title: 'Enrollment by state' gives `enrollment-by-state.csv`. */
export function csvFileName(title: string): string {
  const name = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${name || 'table'}.csv`;
}
