import { type NumberMessages, numberMessages } from './NumberField.messages.ts';
import type { NumberResult } from './parse-number.ts';

/** With every decimal, so that the text is read as the same number. */
export const formatReading = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(number);

type WrongNumber = Exclude<NumberResult, { number: number }>;

const EXAMPLE = 72.5;

/** The message that says what is wrong. */
export function getMessageKey(result: WrongNumber): keyof NumberMessages {
  if ('ambiguous' in result) return 'didYouMean';
  if (result.error === 'empty') return 'empty';
  if (result.error === 'not-a-number') return 'notANumber';
  if (result.min !== undefined && result.max !== undefined) return 'range';
  return result.error === 'too-low' ? 'atLeast' : 'atMost';
}

/**
 * The error of what `parseNumber` has found to be no number, or two: the same text on a server and in the browser.
 *
 * @param given replaces messages. Default: those of the package in the language of the locale, otherwise in English.
 */
export function formatNumberError(
  result: WrongNumber,
  locale: string,
  given: Partial<NumberMessages> = {},
): string {
  const messages = { ...(numberMessages[new Intl.Locale(locale).language] ?? numberMessages.en), ...given };
  const format = (number: number) => formatReading(number, locale);
  if ('ambiguous' in result) {
    const [one, other] = result.ambiguous;
    return messages.didYouMean(format(one), format(other));
  }
  if (result.error === 'empty') return messages.empty;
  if (result.error === 'not-a-number') return messages.notANumber(format(EXAMPLE));
  if (result.min !== undefined && result.max !== undefined)
    return messages.range(format(result.min), format(result.max));
  return result.error === 'too-low'
    ? messages.atLeast(format(result.min))
    : messages.atMost(format(result.max));
}
