import type { FieldErrorCode } from './field-error.ts';

/** Longest name, in characters. */
export const NAME_MAX_LENGTH = 100;
/** Longest e-mail address (RFC 5321: 256 octets with its brackets). */
export const EMAIL_MAX_LENGTH = 254;
/** Longest message, in characters. */
export const MESSAGE_MAX_LENGTH = 5000;
/** Fewest and most digits of a phone number (E.164 ends at 15). */
export const PHONE_DIGITS = { min: 7, max: 15 } as const;
/** Longest phone number with its punctuation, so that a number cannot hide a text. */
export const PHONE_MAX_LENGTH = 40;

/**
 * No text within its limit is longer before Unicode NFC, in UTF-16 units per character. What is longer is too long, so
 * neither normalization nor a pattern has to read it.
 */
const MAX_UNITS_PER_CHARACTER = 4;

/**
 * Control characters, lone surrogates, line ends and bidirectional controls. None belongs in a name, and the last can
 * make a list of requests look different from its content.
 */
const CONTROL_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/**
 * More combining marks on one letter than any language uses (Unicode's Stream-Safe Text Format allows 30). Normalizing
 * them takes quadratic time, so a text with such a run is not normalized.
 */
const RUN_OF_MARKS = /(?:^|\P{M})\p{M}{31}/u;
const VISIBLE_CHARACTER = /[^\p{C}\p{Z}]/u;
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*\p{L}$/u;
const PHONE = /^[\d\p{P}\p{S}\p{Zs}]+$/u;

/**
 * Unicode NFC, trimmed. A text that is far too long is only trimmed.
 *
 * @param maxLength in characters. Default: that of the longest field of one line.
 */
export function normalizeText(text: string, maxLength: number = EMAIL_MAX_LENGTH): string {
  const trimmed = text.trim();
  return isFarTooLong(trimmed, maxLength) || RUN_OF_MARKS.test(trimmed)
    ? trimmed
    : trimmed.normalize('NFC').trim();
}

/** The same for multiline text, with `\n` as the line end. */
export function normalizeMessage(text: string): string {
  return normalizeText(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'), MESSAGE_MAX_LENGTH);
}

/** Validates a name from `normalizeText`. */
export function checkName(name: string): FieldErrorCode | null {
  return checkText(name, NAME_MAX_LENGTH);
}

/** Validates an e-mail address from `normalizeText`. */
export function checkEmail(email: string): FieldErrorCode | null {
  const problem = checkText(email, EMAIL_MAX_LENGTH);
  if (problem !== null) return problem;
  const local = email.slice(0, email.lastIndexOf('@'));
  const dotsAreFine = !local.startsWith('.') && !local.endsWith('.') && !email.includes('..');
  return dotsAreFine && EMAIL.test(email) ? null : 'invalid';
}

/** Validates a phone number from `normalizeText`; any punctuation is allowed. */
export function checkPhone(phone: string): FieldErrorCode | null {
  const problem = checkText(phone, PHONE_MAX_LENGTH);
  if (problem !== null) return problem;
  const digits = phone.replace(/\D/g, '').length;
  return PHONE.test(phone) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max ? null : 'invalid';
}

/** Validates a message from `normalizeMessage`; line ends and tabs are allowed. */
export function checkMessage(message: string): FieldErrorCode | null {
  const onOneLine = message.replace(/[\n\t]/g, ' ');
  return checkText(onOneLine, MESSAGE_MAX_LENGTH);
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
