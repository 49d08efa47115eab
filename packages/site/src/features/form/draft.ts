/** Values of a form by field name; a group of boxes has several. */
export type FormValues = Record<string, string[]>;

/** Which form it is: each has a draft of its own. */
export type FormId = 'join' | 'contact' | 'alert';

/** Unsent input of this window. In memory only, never stored. */
const drafts = new Map<FormId, FormValues>();

/** Fields of one attempt, not the visitor's input. */
const EXCLUDED_FIELDS = new Set(['key', 'token', 'nickname']);

/** Saves the values of the form. */
export function keepDraft(id: FormId, form: HTMLFormElement): void {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !EXCLUDED_FIELDS.has(name)) (values[name] ??= []).push(value);
  }
  drafts.set(id, values);
}

export const readDraft = (id: FormId): FormValues | undefined => drafts.get(id);

export const dropDraft = (id: FormId): void => void drafts.delete(id);
