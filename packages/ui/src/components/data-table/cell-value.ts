/** A measured number and the range in which the true one lies, such as a confidence interval. */
export type Interval = { kind: 'interval'; value: number; from: number; to: number };

/** A value that nobody has. The reason takes the place of the words "no data". */
export type Missing = { kind: 'missing'; reason?: string | undefined };

/** A value that is known and not shown, since it could tell who somebody is. */
export type Suppressed = { kind: 'suppressed'; reason?: string | undefined };

/**
 * What a cell holds: a number, words, a date as ISO 8601 text (`2025`, `2025-05` or `2025-05-31`, in a column of
 * kind date), or a value that needs words of its own. Nothing, an empty text and a number that is none (NaN,
 * Infinity) are missing.
 */
export type CellValue = string | number | null | undefined | Interval | Missing | Suppressed;

/** Makes an interval: `interval(12.4, 10.1, 14.9)`. Its ends may come in any order. */
export const interval = (value: number, oneEnd: number, otherEnd: number): Interval => ({
  kind: 'interval',
  value,
  from: Math.min(oneEnd, otherEnd),
  to: Math.max(oneEnd, otherEnd),
});

/** A value that nobody has; the words are "no data" unless a reason is given. */
export const missing = (reason?: string): Missing => ({ kind: 'missing', reason });

/** A value that is hidden; the words are "hidden to protect privacy" unless a reason is given. */
export const suppressed = (reason?: string): Suppressed => ({ kind: 'suppressed', reason });

/** A value brought to the kind that it really is: what is no value has become missing. */
export type NormalizedValue = string | number | Interval | Missing | Suppressed;

const none: Missing = { kind: 'missing' };

/** Turns nothing, empty texts and numbers that are none into a missing value. */
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
export function numberIn(value: CellValue): number | undefined {
  const held = normalizeValue(value);
  if (typeof held === 'number') return held;
  return typeof held === 'object' && held.kind === 'interval' ? held.value : undefined;
}

/** The moment of an ISO 8601 date in milliseconds; undefined where the text is no such date. */
export function timeIn(value: CellValue): number | undefined {
  const held = normalizeValue(value);
  if (typeof held !== 'string' || !/^\d{4}(-\d{2}){0,2}$/.test(held)) return undefined;
  const time = Date.parse(held);
  return Number.isNaN(time) ? undefined : time;
}
