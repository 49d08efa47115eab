import { parseDate } from '@internationalized/date';
import { foldText } from '../../internal/fold-text.ts';

/** The name of a box in the data of a form. */
export const getBoxName = (name: string, part: DatePart): string => `${name}-${part}`;

/**
 * The three texts of a DateInput in the data of a form: for the handler of a form, and for a server.
 *
 * @param name that of the DateInput. A box that is missing in the data is empty.
 */
export function getDateParts(data: { get: (name: string) => unknown }, name: string): DateParts {
  const read = (part: DatePart) => {
    const text = data.get(getBoxName(name, part));
    return typeof text === 'string' ? text : '';
  };
  return { year: read('year'), month: read('month'), day: read('day') };
}

/** The three texts of a date in ISO 8601, which may lack the day or the month: for `value` and `defaultValue`. */
export function toDateParts(iso: string): DateParts {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

export type DatePart = 'year' | 'month' | 'day';

/** The three texts of a date, as typed. */
export type DateParts = Record<DatePart, string>;

export type DateRules = {
  /** The first day that is allowed: '2024-03-05', '2024-03' or '2024'. Default: none. */
  min?: string | undefined;
  /** The last day that is allowed, as `min`. Default: none. */
  max?: string | undefined;
  /** Whether a year alone, or a year and a month, is enough. Default false. */
  canBePartial?: boolean | undefined;
};

/** Why three texts are no date, and the boxes to correct. */
export type DateError = { parts: readonly DatePart[] } & (
  | { error: 'empty' | 'missing' | 'not-a-day' | 'not-a-month' | 'not-a-year' }
  | { error: 'too-early'; min: string }
  | { error: 'too-late'; max: string }
  | {
      /** Day, month and year have two digits each at most. */
      error: 'unclear';
      text: string;
    }
  | {
      /** There is no such day: the month has fewer. */
      error: 'no-such-day';
      year: number;
      month: number;
      day: number;
      daysInMonth: number;
    }
);

/** What three texts mean: a date in ISO 8601, two that it could be, or why it is none. */
export type DateResult = { date: string } | { ambiguous: readonly [string, string] } | DateError;

const PARTS = ['year', 'month', 'day'] as const;
const YEAR = /^[1-9]\d{3}$/;

/** The three boxes in the order in which people write a date in this language. */
export const getDateOrder = (locale: string): DatePart[] =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric', calendar: 'gregory' })
    .formatToParts(0)
    .flatMap(({ type }) => PARTS.find((part) => part === type) ?? []);

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** In digits of ASCII: ten digits of a script follow one another in Unicode. */
const toAsciiDigits = (text: string) =>
  text.normalize('NFKC').replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (isDigit(code - value - 1)) value += 1;
    return String(value);
  });

/** The number of a month by its name in a language, in full or short; undefined for any other word. */
function findMonth(word: string, locale: string): number | undefined {
  const fold = (name: string) => foldText(name).replace(/[.\u200e\u200f]/g, '');
  const styles = ['long', 'short'] as const;
  const index = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month)).findIndex((time) =>
    styles.some((month) => {
      const options = { month, calendar: 'gregory', timeZone: 'UTC' } as const;
      return fold(new Intl.DateTimeFormat(locale, options).format(time)) === fold(word);
    }),
  );
  return index < 0 ? undefined : index + 1;
}

const pad = (number: number) => String(number).padStart(2, '0');
const toIso = (year: string, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

/** No date is longer, and a server reads what anyone sends. */
const MAX_LENGTH = 60;

/**
 * A whole date in one text, as people paste it: '2024-03-05', 'March 5, 2024', '13/4/2024'. Two dates where month and
 * day could be either, in any language: '3/4/2024'. None where the year has two digits: '3/4/24'. Undefined where the
 * text is no whole date.
 */
export function tryParseDateText(
  text: string,
  locale: string,
):
  | DateParts
  | { ambiguous: readonly [string, string] }
  | Extract<DateError, { error: 'unclear' }>
  | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = toAsciiDigits(text);
  const numbers = plain.match(/\d+/g) ?? [];
  const months = (plain.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => findMonth(word, locale) ?? []);
  const [one = '', two = '', three = ''] = numbers;
  const create = (year: string, month: string, day: string) => ({
    year,
    month: String(Number(month)),
    day: String(Number(day)),
  });

  if (numbers.length === 2 && months.length === 1) {
    const [year, day] = YEAR.test(one) ? [one, two] : [two, one];
    return YEAR.test(year) && day.length <= 2 ? create(year, String(months[0]), day) : undefined;
  }
  if (numbers.length !== 3 || months.length > 0) return undefined;
  if (YEAR.test(one)) return create(one, two, three);
  if (one.length > 2 || two.length > 2) return undefined;
  if (three.length <= 2) return { error: 'unclear', parts: PARTS, text: text.trim() };
  if (!YEAR.test(three)) return undefined;
  const [first, second] = [Number(one), Number(two)];
  if (first > 12 || first === second) return create(three, two, one);
  if (second > 12 || first === 0 || second === 0) return create(three, one, two);
  return { ambiguous: [toIso(three, first, second), toIso(three, second, first)] };
}

function readParts(typed: DateParts, { canBePartial }: DateRules, locale: string): DateResult {
  const filled = PARTS.filter((part) => typed[part].trim() !== '');
  const [only] = filled;
  if (only === undefined) return { error: 'empty', parts: PARTS };
  // All of it in one box, where script could not share it out.
  const whole = filled.length === 1 ? tryParseDateText(typed[only], locale) : undefined;
  if (whole && !('year' in whole)) return whole;

  const [year, month, day] = PARTS.map((part) => toAsciiDigits((whole ?? typed)[part]).trim()) as [
    string,
    string,
    string,
  ];
  const monthNumber = /^\d{1,2}$/.test(month) ? Number(month) : findMonth(month.slice(0, MAX_LENGTH), locale);
  if (month !== '' && (monthNumber === undefined || monthNumber < 1 || monthNumber > 12))
    return { error: 'not-a-month', parts: ['month'] };
  if (day !== '' && (!/^\d{1,2}$/.test(day) || Number(day) < 1 || Number(day) > 31))
    return { error: 'not-a-day', parts: ['day'] };
  if (year !== '' && !YEAR.test(year)) return { error: 'not-a-year', parts: ['year'] };

  const needed = canBePartial ? PARTS.slice(0, day === '' ? 1 : 2) : PARTS;
  const missing = needed.filter((part) => ({ year, month, day })[part] === '');
  if (missing.length > 0) return { error: 'missing', parts: missing };
  if (monthNumber === undefined) return { date: year };
  if (day === '') return { date: `${year}-${pad(monthNumber)}` };

  // Never `new CalendarDate(2023, 2, 30)`: it is February 28.
  const first = parseDate(toIso(year, monthNumber, 1));
  const daysInMonth = first.calendar.getDaysInMonth(first);
  if (Number(day) > daysInMonth)
    return {
      error: 'no-such-day',
      parts: PARTS,
      year: Number(year),
      month: monthNumber,
      day: Number(day),
      daysInMonth,
    };
  return { date: first.set({ day: Number(day) }).toString() };
}

/** As much of a date as is known of another: '2024' is neither before nor after '2024-03-05'. */
const cut = (date: string, other: string) => date.slice(0, other.length);

/**
 * Reads a date of the Gregorian calendar as a person types it into three boxes: digits of any script, or the name of the
 * month. No day is moved and no century is added: February 30 and the year 26 are errors. A whole date in one box is
 * read too; where month and day could be either, the result has both dates. The same for a server and for the browser.
 *
 * @param locale BCP 47 tag of the page on which it was typed, for the names of months.
 */
export function parseDateParts(typed: DateParts, locale: string, rules: DateRules = {}): DateResult {
  const result = readParts(typed, rules, locale);
  if (!('date' in result)) return result;
  const { min, max } = rules;
  if (min !== undefined && cut(result.date, min) < cut(min, result.date))
    return { error: 'too-early', parts: PARTS, min };
  if (max !== undefined && cut(result.date, max) > cut(max, result.date))
    return { error: 'too-late', parts: PARTS, max };
  return result;
}
