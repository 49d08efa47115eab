import { warnOnce } from './warn-once.ts';

/** Components whose `messages` hold those of their field too; `useFieldCheck` warns for both. */
const SHARED_WITH_FIELD = new Set([
  'Field',
  'Combobox',
  'DateInput',
  'FileUpload',
  'NumberField',
  'PasswordInput',
  'SearchField',
  'TextArea',
]);

/** The keys that a component around a field reads from one object of messages. */
const keysOfOwners = new WeakMap<object, ReadonlySet<string>>();

/** Remembers the keys that a component around a field reads, or warns if it shares its `messages` with none. */
export function checkOwnMessages(component: string, given: object | undefined, known: object): void {
  if (!given) return;
  if (!SHARED_WITH_FIELD.has(component)) warnUnknownMessages(component, given, known);
  else if (component !== 'Field') keysOfOwners.set(given, new Set(Object.keys(known)));
}

/**
 * Warns a developer, once, of keys of the prop `messages` that the component does not have, and of messages that are
 * undefined. A production build drops the call.
 *
 * @param known the messages of the component in one language.
 */
export function warnUnknownMessages(component: string, given: object | undefined, known: object): void {
  if (!given) return;
  const keys = [...Object.keys(known), ...(keysOfOwners.get(given) ?? [])];
  const unknown = Object.keys(given).filter((key) => !keys.includes(key));
  if (unknown.length > 0)
    warnOnce(component, {
      what: `\`messages\` has unknown keys: ${unknown.join(', ')}.`,
      why: 'Their text is never shown.',
      todo: `Use one of ${keys.join(', ')}.`,
    });
  const missing = Object.entries(given).flatMap(([key, message]) => (message == null ? [key] : []));
  if (missing.length > 0)
    warnOnce(component, {
      what: `\`messages\` has no text for ${missing.join(', ')}.`,
      why: 'It replaces the text of the component by nothing, so a control can lose its name.',
      todo: 'Leave the key out, or give it a text.',
    });
}
