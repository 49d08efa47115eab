import { DATE_FORMATS, isDateLike, type IsoDate, parseIsoDate } from '../../internal/iso-date.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { CellValue, DataColumn, Interval, Missing, Suppressed } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

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
export type NormalizedValue = string | number | Interval | Missing | Suppressed;

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
export function createNumberFormatter(
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
export function createDateFormatter(locale: string): (iso: string) => string {
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
