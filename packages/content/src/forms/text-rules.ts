import { dropIgnorable } from './drop-ignorable.ts';
import type { FieldErrorCode } from './field-error.ts';

/** Longest name, in characters. */
export const NAME_MAX_LENGTH = 100;
/** Longest e-mail address (RFC 5321: 256 octets with its brackets). */
export const EMAIL_MAX_LENGTH = 254;
/** Longest message, in characters. */
export const MESSAGE_MAX_LENGTH = 5000;
/** Fewest and most digits of a phone number (E.164 ends at 15). */
export const PHONE_DIGITS = { min: 7, max: 15 } as const;
/** Most digits of an extension. */
const EXTENSION_DIGITS = 7;
/** Longest phone number with its punctuation, so that a number cannot hide a text. */
export const PHONE_MAX_LENGTH = 40;

/**
 * No text within its limit is longer before Unicode NFC, in UTF-16 units per character. What is longer is too long, so
 * neither normalization nor a pattern has to read it.
 */
const MAX_UNITS_PER_CHARACTER = 4;

/** Control characters, lone surrogates and line ends. None belongs in a name. */
const CONTROL_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/**
 * More combining marks on one letter than any language uses (Unicode's Stream-Safe Text Format allows 30). Normalizing
 * them takes quadratic time, so a text with such a run is not normalized.
 */
const RUN_OF_MARKS = /(?:^|\P{M})\p{M}{31}/u;
const VISIBLE_CHARACTER = /[^\p{C}\p{M}\p{Z}]/u;
/** Labels as in IDNA: also of scripts that write vowels as marks or need joiners. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Join_Control}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}\p{Join_Control}-]*[\p{L}\p{M}]$/u;
const PHONE = /^[\d\p{M}\p{P}\p{S}\p{Zs}]+$/u;
/** What stands between a phone number and its extension, in English and Spanish. */
const EXTENSION = /e?xt?n?(?!\p{L})|extensi[oó]n|anexo|int(?:erno)?(?!\p{L})/iu;
const EXTENSION_SIGN = /[#;,](?=[^#;,]*$)/;

/**
 * Without what nobody sees, in Unicode NFC, trimmed, a tab as a space. A text that is far too long is not composed.
 *
 * @param maxLength in characters. Default: that of the longest field of one line.
 */
export function normalizeText(text: string, maxLength: number = EMAIL_MAX_LENGTH): string {
  return compose(text.replaceAll('\t', ' '), maxLength);
}

/** The same for multiline text, with `\n` as the line end; tabs stay. */
export function normalizeMessage(text: string): string {
  return compose(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'), MESSAGE_MAX_LENGTH);
}

/** The same for an e-mail address, with the full-width signs and stops of East Asian keyboards as those of ASCII. */
export function normalizeEmail(email: string): string {
  return normalizeText(
    email.replace(/[\uFE50-\uFE6B\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC')).replace(/[。｡]/g, '.'),
  );
}

/** The same for a phone number, with the digits of every script as those of ASCII. */
export function normalizePhone(phone: string): string {
  const text = normalizeText(phone, PHONE_MAX_LENGTH);
  return isFarTooLong(text, PHONE_MAX_LENGTH) ? text : text.replace(/\p{Nd}/gu, toAsciiDigit);
}

/** Unicode keeps the ten digits of a script together, beginning with its zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

function compose(text: string, maxLength: number): string {
  // Of a text that is four times too long not even the spaces are looked at.
  const trimmed = isFarTooLong(text, 4 * maxLength) ? text : dropIgnorable(text).trim();
  return isFarTooLong(trimmed, maxLength) || RUN_OF_MARKS.test(trimmed)
    ? trimmed
    : trimmed.normalize('NFC').trim();
}

/** Validates a name from `normalizeText`. */
export function checkName(name: string): FieldErrorCode | null {
  return checkText(name, NAME_MAX_LENGTH);
}

/** Validates an e-mail address from `normalizeEmail`. */
export function checkEmail(email: string): FieldErrorCode | null {
  const problem = checkText(email, EMAIL_MAX_LENGTH);
  if (problem !== null) return problem;
  const local = email.slice(0, email.lastIndexOf('@'));
  const dotsAreFine = !local.startsWith('.') && !local.endsWith('.') && !email.includes('..');
  return dotsAreFine && EMAIL.test(email) ? null : 'invalid';
}

/** Validates a phone number from `normalizePhone`; any punctuation and one extension are allowed. */
export function checkPhone(phone: string): FieldErrorCode | null {
  const problem = checkText(phone, PHONE_MAX_LENGTH);
  if (problem !== null) return problem;
  const [number = '', ...extensions] = phone.split(EXTENSION);
  if (extensions.length === 0) {
    if (!PHONE.test(phone)) return 'has_words';
    const hasNumber = isNumber(phone) || isNumberWithExtension(...phone.split(EXTENSION_SIGN));
    return hasNumber ? null : 'invalid';
  }
  if (extensions.length > 1 || !PHONE.test(phone.replace(EXTENSION, ''))) return 'has_words';
  return isNumberWithExtension(number, ...extensions) ? null : 'invalid';
}

/** Validates a message from `normalizeMessage`; line ends and tabs are allowed. */
export function checkMessage(message: string): FieldErrorCode | null {
  const onOneLine = message.replace(/[\n\t]/g, ' ');
  return checkText(onOneLine, MESSAGE_MAX_LENGTH);
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

function isNumber(text: string): boolean {
  const digits = countDigits(text);
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

function isNumberWithExtension(number = '', extension = ''): boolean {
  const digits = countDigits(extension);
  return isNumber(number) && digits > 0 && digits <= EXTENSION_DIGITS;
}

const isFarTooLong = (text: string, maxLength: number): boolean =>
  text.length > MAX_UNITS_PER_CHARACTER * maxLength;

function checkText(text: string, maxLength: number): FieldErrorCode | null {
  if (text === '') return 'required';
  if (isFarTooLong(text, maxLength)) return 'too_long';
  if (CONTROL_CHARACTER.test(text)) return 'control_character';
  if (!VISIBLE_CHARACTER.test(text)) return 'required';
  return Array.from(text).length > maxLength ? 'too_long' : null;
}
