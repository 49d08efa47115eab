import { NumberParser } from '@internationalized/number';
import { foldText } from '../../internal/fold-text.ts';
import { type NumberMessages, numberMessages } from './NumberField.messages.ts';

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

export type NumberRules = {
  /** The least number that is allowed. Default: none. */
  min?: number | undefined;
  /** The greatest number that is allowed. Default: none. */
  max?: number | undefined;
  /** What may follow the number, such as 'lb'. Default: nothing. */
  unit?: string | undefined;
};

/** What a text means: a number, two that it could be, or why it is none. */
export type NumberResult =
  | { number: number }
  | { ambiguous: readonly [number, number] }
  | { error: 'empty' }
  | { error: 'not-a-number' }
  | { error: 'too-low'; min: number; max: number | undefined }
  | { error: 'too-high'; min: number | undefined; max: number };

const SPACES_AND_APOSTROPHES = " '’";
const NUMERALS = String.raw`\p{Nd}`;

/** Whether its groups have three digits, all with one separator, and its decimal separator comes once, after them. */
function isWellFormed(text: string, decimal: '.' | ','): boolean {
  const group = `[${decimal === '.' ? ',' : '.'}٬${SPACES_AND_APOSTROPHES}]`;
  const grouped = `${NUMERALS}{1,3}(${group})${NUMERALS}{3}(?:\\1${NUMERALS}{3})*`;
  return new RegExp(`^[-+]?(?:${grouped}|${NUMERALS}*)(?:[${decimal}٫]${NUMERALS}*)?$`, 'u').test(text);
}

const OTHER = { '.': ',', ',': '.' } as const;
const swap = (text: string) => text.replace(/[.,]/g, (separator) => OTHER[separator as keyof typeof OTHER]);

/** One way to write each sign and separator: ７２。５, ⁦−72.5⁩, 72،5. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[−–]/g, '-')
    .replaceAll('،', ',')
    .replaceAll('。', '.')
    .trim();

/** A longer number would be rounded. */
const MAX_DIGITS = 15;

const withoutUnit = (text: string, unit: string | undefined) => {
  const end = /\P{Nd}*$/u.exec(text)?.[0] ?? '';
  return unit !== undefined && foldText(end.trim()) === foldText(unit) ? text.slice(0, -end.length) : text;
};

/** A server reads what anyone sends. */
const MAX_LENGTH = 100;

function read(typed: string, locale: string, unit: string | undefined): NumberResult {
  if (typed.length > MAX_LENGTH) return { error: 'not-a-number' };
  const text = withoutUnit(typed, unit);
  const written = normalize(text);
  if (written === '') return { error: 'empty' };
  const digits = written.match(/\p{Nd}/gu) ?? [];
  // Compatible forms of ² and ½ are other numbers: 5² would be 52.
  if (/\p{No}/u.test(text) || digits.length === 0 || digits.length > MAX_DIGITS)
    return { error: 'not-a-number' };

  const isArabic = /[\u0660-\u0669\u06f0-\u06f9]/.test(written);
  const parser = new NumberParser(locale);
  const parse = (each: string) => parser.parse(each.replace(/[ '’]/g, ''));
  const decimal = parser.parse(isArabic ? '١.٥' : '1.5') === 1.5 ? '.' : ',';
  const own = parse(written);
  const other = parse(swap(written));
  const isOwn = isWellFormed(written, decimal);
  const isOther = isWellFormed(written, OTHER[decimal]);

  if (!isOwn && !isOther) return { error: 'not-a-number' };
  const [first, second] = isOwn ? [own, other] : [other, own];
  if (Number.isNaN(first)) return { error: 'not-a-number' };
  // Point and comma belong to no Arabic number, whose separators are ٫ and ٬: one well-formed reading is the only one.
  const isAsked = isArabic ? isOwn && isOther : !isOwn;
  if (!isAsked || Number.isNaN(second) || first === second) return { number: first };
  return { ambiguous: isOwn && Math.abs(first) > Math.abs(second) ? [second, first] : [first, second] };
}

/**
 * Reads a number as a person types it: in the digits of any script that `NumberParser` knows, with the separators of the
 * locale. A text that is well formed only in another locale has two readings, and neither is taken: “72,5” in English is
 * 72.5 or 725. The same for a server and for the browser.
 *
 * @param locale BCP 47 tag of the page on which it was typed. Spanish in the United States is `es-US`: 72.5.
 * @param rules limits, and a unit. Two readings are not held against the limits.
 */
export function parseNumber(text: string, locale: string, rules: NumberRules = {}): NumberResult {
  const { min, max, unit } = rules;
  const result = read(text, locale, unit);
  if (!('number' in result)) return result;
  if (min !== undefined && result.number < min) return { error: 'too-low', min, max };
  if (max !== undefined && result.number > max) return { error: 'too-high', min, max };
  return result;
}
