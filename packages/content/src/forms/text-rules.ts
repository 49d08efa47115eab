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
 * Controls, halves of a character, line ends, and the marks that turn the direction of text:
 * none belongs in a name, and the last can make a list of requests read differently from what it holds.
 */
const CONTROL_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/**
 * More marks on one letter than any language writes (Unicode's Stream-Safe Text Format has 30). Putting them into order
 * takes a time that grows with their square, so a text with such a run is judged as it was typed.
 */
const RUN_OF_MARKS = /\p{M}{31}/u;
const VISIBLE_CHARACTER = /[^\p{C}\p{Z}]/u;
const EMAIL = /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*\p{L}$/u;
const PHONE = /^[\d\p{P}\p{S}\p{Zs}]+$/u;

/** The same letters in the same form (Unicode NFC), without space at either end. */
export function normalizeText(text: string): string {
  return RUN_OF_MARKS.test(text) ? text.trim() : text.normalize('NFC').trim();
}

/** The same for a text of several lines, with line ends of one kind, however the browser sent them. */
export function normalizeMessage(text: string): string {
  return normalizeText(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'));
}

/** Checks a name that has been through `normalizeText`. */
export function checkName(name: string): FieldErrorCode | null {
  return checkText(name, NAME_MAX_LENGTH);
}

/** Checks an e-mail address that has been through `normalizeText`. */
export function checkEmail(email: string): FieldErrorCode | null {
  const problem = checkText(email, EMAIL_MAX_LENGTH);
  if (problem !== null) return problem;
  const local = email.slice(0, email.lastIndexOf('@'));
  const dotsAreFine = !local.startsWith('.') && !local.endsWith('.') && !email.includes('..');
  return dotsAreFine && EMAIL.test(email) ? null : 'invalid';
}

/** Checks a phone number that has been through `normalizeText`; any punctuation is welcome. */
export function checkPhone(phone: string): FieldErrorCode | null {
  const problem = checkText(phone, PHONE_MAX_LENGTH);
  if (problem !== null) return problem;
  const digits = phone.replace(/\D/g, '').length;
  return PHONE.test(phone) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max ? null : 'invalid';
}

/** Checks a message that has been through `normalizeMessage`; lines and tabs belong in it. */
export function checkMessage(message: string): FieldErrorCode | null {
  const onOneLine = message.replace(/[\n\t]/g, ' ');
  return checkText(onOneLine, MESSAGE_MAX_LENGTH);
}

function checkText(text: string, maxLength: number): FieldErrorCode | null {
  if (text === '') return 'required';
  if (CONTROL_CHARACTER.test(text)) return 'control_character';
  if (!VISIBLE_CHARACTER.test(text)) return 'required';
  return Array.from(text).length > maxLength ? 'too_long' : null;
}
