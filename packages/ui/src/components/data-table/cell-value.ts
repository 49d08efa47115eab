import { isDateLike, type IsoDate, parseIsoDate } from '../../internal/iso-date.ts';
import { warnOnce } from '../../internal/warn-once.ts';

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
