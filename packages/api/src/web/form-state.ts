import { randomUUID } from 'node:crypto';
import type { FormState } from './mount.ts';
import { createFormToken } from './form-token.ts';

/** More fields than any of our forms has. */
export const MAX_FIELDS = 50;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The state of an empty form. `key` defaults to a new one. */
export function createFormState(
  form: FormState['form'],
  formSecret: string,
  renderedAt: Date,
  key: string = randomUUID(),
): FormState {
  return {
    form,
    key,
    token: createFormToken(formSecret, { form, key }, renderedAt),
    values: {},
    errors: [],
    problem: null,
  };
}

/** The fields of a posted form; null if there are more than 50, before they are parsed. */
export function tryParseFields(body: string): URLSearchParams | null {
  return body.split('&', MAX_FIELDS + 1).length > MAX_FIELDS ? null : new URLSearchParams(body);
}

/** The values of the form's own controls, by name. */
export function pickValues(fields: URLSearchParams, names: readonly string[]): Record<string, string[]> {
  const sent = names.filter((name) => fields.has(name));
  return Object.fromEntries(sent.map((name) => [name, fields.getAll(name)]));
}

/** The key of a posted form in lower case; null if it is not a UUID. */
export function tryParseKey(fields: URLSearchParams): string | null {
  const key = fields.get('key') ?? '';
  return UUID.test(key) ? key.toLowerCase() : null;
}
