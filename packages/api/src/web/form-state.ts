import { randomUUID } from 'node:crypto';
import type { FormState } from './mount.ts';
import { createFormToken } from './form-token.ts';

/** More fields than any of our forms has: nobody who filled one in sent them. */
export const MAX_FIELDS = 50;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A form that nobody has touched yet. */
export function createFormState(form: FormState['form'], formSecret: string, now: Date): FormState {
  return {
    form,
    key: randomUUID(),
    token: createFormToken(formSecret, now),
    values: {},
    errors: [],
    problem: null,
  };
}

/** The fields of a posted form; null when there are more than 50, which are not worth the time to read. */
export function tryParseFields(body: string): URLSearchParams | null {
  return body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS ? null : new URLSearchParams(body);
}

/** What the visitor typed, by the name of the control: the form's own fields, and no other that was sent with them. */
export function pickValues(fields: URLSearchParams, names: readonly string[]): Record<string, string[]> {
  const sent = names.filter((name) => fields.has(name));
  return Object.fromEntries(sent.map((name) => [name, fields.getAll(name)]));
}

/** The key of a posted form in lower case, or null when it is not a UUID. */
export function tryParseKey(fields: URLSearchParams): string | null {
  const key = fields.get('key') ?? '';
  return UUID.test(key) ? key.toLowerCase() : null;
}
