export type IsoDate = { time: number; precision: 'year' | 'month' | 'day' };

/** How a date is written with no more than is known of it. In UTC: elsewhere it would be the day before. */
export const DATE_FORMATS = {
  year: { year: 'numeric', timeZone: 'UTC' },
  month: { year: 'numeric', month: 'long', timeZone: 'UTC' },
  day: { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<IsoDate['precision'], Intl.DateTimeFormatOptions>;

/** Whether a text has the form of a date: '2023', '2023-03' or '2023-03-05'. It may be none: '2023-02-30'. */
export const isDateLike = (text: string): boolean => /^\d{4}(-\d{2}){0,2}$/.test(text);

/** The beginning, in milliseconds since 1970, of a day, month or year that exists; undefined for any other text. */
export function parseIsoDate(text: string): IsoDate | undefined {
  if (!isDateLike(text)) return undefined;
  const time = Date.parse(text);
  // Browsers move February 30 to March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text)) return undefined;
  return { time, precision: text.length === 4 ? 'year' : text.length === 7 ? 'month' : 'day' };
}
