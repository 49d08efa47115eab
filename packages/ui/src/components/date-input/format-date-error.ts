import { DATE_FORMATS, parseIsoDate } from '../../internal/iso-date.ts';
import { type DateMessages, dateMessages } from './DateInput.messages.ts';
import { type DatePart, type DateResult, getDateOrder } from './parse-date.ts';

/** As people write a date with no more than is known of it. A text that is no date stays as it is. */
export function formatDate(iso: string, locale: string): { text: string; precision: DatePart } {
  const { time, precision } = parseIsoDate(iso) ?? { time: undefined, precision: 'day' as const };
  const options = { ...DATE_FORMATS[precision], calendar: 'gregory' };
  return {
    text: time === undefined ? iso : new Intl.DateTimeFormat(locale, options).format(time),
    precision,
  };
}

type WrongDate = Exclude<DateResult, { date: string }>;

const KEYS = {
  empty: 'empty',
  missing: 'missing',
  'not-a-day': 'notADay',
  'not-a-month': 'notAMonth',
  'not-a-year': 'notAYear',
  'no-such-day': 'noSuchDay',
  'too-early': 'tooEarly',
  'too-late': 'tooLate',
  unclear: 'unclear',
} as const;

/** The message that says what is wrong. */
export const getMessageKey = (result: WrongDate): keyof DateMessages =>
  'error' in result ? KEYS[result.error] : 'didYouMean';

/**
 * The error of what `parseDateParts` has found to be no date, or two: the same text on a server and in the browser.
 *
 * @param given replaces messages. Default: those of the package in the language of the locale, otherwise in English.
 */
export function formatDateError(
  result: WrongDate,
  locale: string,
  given: Partial<DateMessages> = {},
): string {
  const messages = { ...(dateMessages[new Intl.Locale(locale).language] ?? dateMessages.en), ...given };
  if ('ambiguous' in result) {
    const [one, other] = result.ambiguous;
    return messages.didYouMean(formatDate(one, locale).text, formatDate(other, locale).text);
  }
  const formatNumber = (number: number) =>
    new Intl.NumberFormat(locale, { useGrouping: false }).format(number);
  switch (result.error) {
    case 'missing':
      return messages.missing(getDateOrder(locale).filter((part) => result.parts.includes(part)));
    case 'unclear':
      return messages.unclear(result.text);
    case 'too-early': {
      const { text, precision } = formatDate(result.min, locale);
      return messages.tooEarly(text, { precision });
    }
    case 'too-late': {
      const { text, precision } = formatDate(result.max, locale);
      return messages.tooLate(text, { precision });
    }
    case 'no-such-day': {
      const month = new Intl.DateTimeFormat(locale, { month: 'long', calendar: 'gregory', timeZone: 'UTC' });
      return messages.noSuchDay({
        day: formatNumber(result.day),
        month: month.format(Date.UTC(2024, result.month - 1)),
        year: formatNumber(result.year),
        daysInMonth: formatNumber(result.daysInMonth),
      });
    }
    default:
      return messages[KEYS[result.error]];
  }
}
