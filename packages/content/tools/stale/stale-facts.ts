/** Dated content: its file, and the day, month or year of its data. */
export type Dated = { where: string; asOf: string | null };

/**
 * Content whose date ended more than a year before `today` (a day, such as 2026-11-20), oldest first. A month or a year
 * ends with its last day. Excludes undated content.
 */
export function isOlderThanOneYear(all: readonly Dated[], today: string): { where: string; asOf: string }[] {
  const limit = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return all
    .flatMap(({ where, asOf }) => (asOf !== null && getLastDay(asOf) < limit ? [{ where, asOf }] : []))
    .sort((a, b) => a.asOf.localeCompare(b.asOf) || a.where.localeCompare(b.where));
}

/** Whether a day, month or year is over: a plan for it has come true, or needs a new date. */
export const isOver = (date: string, today: string): boolean => getLastDay(date) < today;

/** Days compare as texts, and no month has a day after 31. */
function getLastDay(asOf: string): string {
  if (asOf.length === 4) return `${asOf}-12-31`;
  return asOf.length === 7 ? `${asOf}-31` : asOf;
}
