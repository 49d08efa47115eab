/** Values of a form by field name; a group of boxes has several. */
export type FormValues = Record<string, string[]>;

/** What was typed in this window and not sent yet. In memory only: it is gone with the window and never stored. */
let draft: FormValues | undefined;

/** Fields that belong to one sending and not to the visitor. */
const notKept = new Set(['key', 'token', 'nickname']);

/** Notes what the form holds now. */
export function keepDraft(form: HTMLFormElement): void {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !notKept.has(name)) (values[name] ??= []).push(value);
  }
  draft = values;
}

export const readDraft = (): FormValues | undefined => draft;

export const dropDraft = (): void => void (draft = undefined);
