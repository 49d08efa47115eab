import { DATE_FORMATS, parseIsoDate } from '../../internal/iso-date.ts';
import { warnDeveloper } from '../../internal/warning.ts';
import type { DateMessages } from './Timeline.messages.ts';

/**
 * A day '2023-03-05', a month '2023-03' or a year '2023', in the calendar of ISO 8601; or a time from one to another.
 * `isAbout`: no exact date is known. Default false.
 */
export type TimelineDate =
  { on: string; isAbout?: boolean | undefined } | { from: string; to: string; isAbout?: boolean | undefined };

/** Text, and with `dateTime` a date that programs can read too. `message`: the text is that message. */
export type DatePart = { text: string; dateTime?: string; message?: keyof DateMessages };

const getStart = (date: TimelineDate): string => ('on' in date ? date.on : date.from);

/** The year in which it begins; undefined when that is no date. */
export const getYear = (date: TimelineDate | undefined): string | undefined =>
  date && parseIsoDate(getStart(date)) ? getStart(date).slice(0, 4) : undefined;

/** Milliseconds since 1970 at its beginning, for putting events into order; undefined when that is no date. */
export const getTimestamp = (date: TimelineDate | undefined): number | undefined =>
  date && parseIsoDate(getStart(date))?.time;

const warned = new Set<string>();

/** Warns a developer once of each text that is no date. */
function warn(iso: string): void {
  if (warned.has(iso)) return;
  warned.add(iso);
  warnDeveloper('Timeline', {
    what: `“${iso}” is not a date.`,
    why: 'It is shown unchanged, and software cannot read it as a date.',
    todo: 'Use an ISO 8601 date: 2023, 2023-03 or 2023-03-05.',
  });
}

/** A day, month or year as text. An invalid date is returned unchanged, with a warning in development. */
export function formatDatePart(iso: string, locale: string): DatePart {
  const known = parseIsoDate(iso);
  if (!known) {
    warn(iso);
    return { text: iso };
  }
  const format = new Intl.DateTimeFormat(locale, DATE_FORMATS[known.precision]);
  return { text: format.format(known.time), dateTime: iso };
}

/**
 * Formats a date as text that a screen reader reads well too: 'about March 2023', 'from March 5, 2023 to May 2024';
 * 'hacia marzo de 2023', 'del 5 de marzo de 2023 a mayo de 2024'.
 */
export function formatDateParts(date: TimelineDate, locale: string, messages: DateMessages): DatePart[] {
  const toPart = (message: keyof DateMessages, day: string) => ({ text: messages[message](day), message });
  if ('on' in date) {
    const day = formatDatePart(date.on, locale);
    return date.isAbout ? [toPart('about', date.on), day] : [day];
  }
  return [
    toPart(date.isAbout ? 'aboutFrom' : 'from', date.from),
    formatDatePart(date.from, locale),
    toPart('to', date.to),
    formatDatePart(date.to, locale),
  ];
}
