import { type CalendarDate, endOfMonth, GregorianCalendar, parseDate } from '@internationalized/date';

/** The first or last days that can be chosen, in ISO 8601; a year or a month stands for its first or last day. */
export type CalendarLimits = {
  /** The first day that can be chosen. Default: none. */
  min?: string | undefined;
  /** The last day that can be chosen. Default: none. */
  max?: string | undefined;
};

/** @throws Error for a day that does not exist. */
export const toDay = (iso: string): CalendarDate => parseDate(iso);

/** Of an empty or partial date there is no day. */
export const toWholeDay = (iso: string | undefined): CalendarDate | null =>
  iso !== undefined && iso.length === 'YYYY-MM-DD'.length ? toDay(iso) : null;

function toLimit(iso: string | undefined, isLast: boolean): CalendarDate | undefined {
  if (iso === undefined) return undefined;
  const [year = '', month = isLast ? '12' : '01', day] = iso.split('-');
  const first = toDay(`${year}-${month}-${day ?? '01'}`);
  return day === undefined && isLast ? endOfMonth(first) : first;
}

/** The limits as days. */
export const toLimits = ({ min, max }: CalendarLimits) => ({
  minValue: toLimit(min, false),
  maxValue: toLimit(max, true),
});

/** One calendar, so that no other is in the script. */
export const createCalendar = () => new GregorianCalendar();
