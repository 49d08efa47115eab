import { randomUUID } from 'node:crypto';
import type { FormState } from './mount.ts';
import { newFormToken } from './form-token.ts';

/** Fields that belong to the form itself, not to the visitor; `nickname` is the honeypot. */
const OWN_FIELDS = ['key', 'token', 'nickname'];
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A form that nobody has touched yet. */
export function freshForm(form: FormState['form'], formSecret: string, now: Date): FormState {
  return {
    form,
    key: randomUUID(),
    token: newFormToken(formSecret, now),
    values: {},
    errors: [],
    problem: null,
  };
}

/** Everything that the visitor typed, by the name of the control. */
export function valuesOf(fields: URLSearchParams): Record<string, string[]> {
  const names = new Set([...fields.keys()].filter((name) => !OWN_FIELDS.includes(name)));
  return Object.fromEntries([...names].map((name) => [name, fields.getAll(name)]));
}

/** The key of a posted form in lower case, or null when it is not a UUID. */
export function keyOf(fields: URLSearchParams): string | null {
  const key = fields.get('key') ?? '';
  return UUID.test(key) ? key.toLowerCase() : null;
}
