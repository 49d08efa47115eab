/** Values of a form by field name; a group of boxes has several. */
export type FormValues = Record<string, string[]>;

/** Which form it is: each has a draft of its own. */
export type FormId = 'join' | 'contact';

/** What was typed in this window and not sent yet. In memory only: it is gone with the window and never stored. */
const drafts = new Map<FormId, FormValues>();

/** Fields that belong to one sending and not to the visitor. */
const EXCLUDED_FIELDS = new Set(['key', 'token', 'nickname']);

/** Notes what the form holds now. */
export function keepDraft(id: FormId, form: HTMLFormElement): void {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !EXCLUDED_FIELDS.has(name)) (values[name] ??= []).push(value);
  }
  drafts.set(id, values);
}

export const readDraft = (id: FormId): FormValues | undefined => drafts.get(id);

export const dropDraft = (id: FormId): void => void drafts.delete(id);
