import type { FieldError, FieldErrorCode } from './field-error.ts';
import { readText } from './read-text.ts';
import {
  checkEmail,
  checkMessage,
  checkName,
  normalizeEmail,
  normalizeMessage,
  normalizeText,
} from './text-rules.ts';

/** A visitor's message to the study staff. */
export type ContactMessage = { name: string; email: string; message: string };

/** Every error that `validateContactMessage` can return, by field, in the order of the form. */
export const CONTACT_MESSAGE_ERRORS = {
  name: ['required', 'too_long', 'control_character'],
  email: ['required', 'invalid', 'too_long', 'control_character'],
  message: ['required', 'too_long', 'control_character'],
} as const satisfies Record<keyof ContactMessage, readonly FieldErrorCode[]>;

/** The message without unseen characters, in Unicode NFC, trimmed, with uniform line ends, as it is validated and stored. */
export function normalizeContactMessage({ name, email, message }: ContactMessage): ContactMessage {
  return { name: normalizeText(name), email: normalizeEmail(email), message: normalizeMessage(message) };
}

/**
 * The errors of a message in the order of the form, at most one per field; empty when it is valid. Normalizes its
 * input.
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

/** Reads a message from the fields of the HTML form: `name`, `email`, `message`. A missing field is ''. */
export function readContactForm(fields: URLSearchParams | FormData): ContactMessage {
  return {
    name: readText(fields, 'name'),
    email: readText(fields, 'email'),
    message: readText(fields, 'message'),
  };
}
