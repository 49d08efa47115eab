import type { FieldError, FieldErrorCode } from './field-error.ts';
import { readText } from './read-text.ts';
import { checkEmail, checkMessage, checkName, normalizeMessage, normalizeText } from './text-rules.ts';

/** What a visitor sends to ask or tell the study staff something. */
export type ContactMessage = { name: string; email: string; message: string };

/** Every error that `validateContactMessage` can return, by field, in the order of the form. */
export const CONTACT_MESSAGE_ERRORS = {
  name: ['required', 'too_long', 'control_character'],
  email: ['required', 'invalid', 'too_long', 'control_character'],
  message: ['required', 'too_long', 'control_character'],
} as const satisfies Record<keyof ContactMessage, readonly FieldErrorCode[]>;

/** The message with every text in Unicode NFC, trimmed, and with line ends of one kind; the form in which it is checked and kept. */
export function normalizeContactMessage({ name, email, message }: ContactMessage): ContactMessage {
  return { name: normalizeText(name), email: normalizeText(email), message: normalizeMessage(message) };
}

/**
 * All mistakes in a message, in the order of the form, at most one per field; empty when it is good.
 * It normalizes by itself, so typed text may be passed as it is.
 */
export function validateContactMessage(input: ContactMessage): FieldError[] {
  const { name, email, message } = normalizeContactMessage(input);
  const checked: [string, FieldErrorCode | null][] = [
    ['name', checkName(name)],
    ['email', checkEmail(email)],
    ['message', checkMessage(message)],
  ];
  return checked.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

/** Reads a message from the fields of the HTML form: `name`, `email`, `message`. A field that is not there is ''. */
export function readContactForm(fields: URLSearchParams | FormData): ContactMessage {
  return {
    name: readText(fields, 'name'),
    email: readText(fields, 'email'),
    message: readText(fields, 'message'),
  };
}
