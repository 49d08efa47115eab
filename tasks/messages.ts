import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';

import type { Language } from './ways.ts';

const folder = new URL('../packages/content/messages/', import.meta.url);

/** Numbers in Spanish are written as in the United States: 20,806. */
const FORMATS = { en: 'en-US', es: 'es-US' } as const;

const catalogues = new Map<Language, Readonly<Record<string, string>>>();

function readCatalogue(language: Language): Readonly<Record<string, string>> {
  const known = catalogues.get(language);
  if (known) return known;
  const files = readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.json'));
  const messages = Object.assign(
    {},
    ...files.map(
      (file) => JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as object,
    ),
  ) as Record<string, string>;
  catalogues.set(language, messages);
  return messages;
}

/**
 * A message of the committed catalogues as a visitor reads it: how a task finds the field or button that it names.
 * @throws Error when the catalogue has no such message, so that a renamed one is not looked for in vain.
 */
export function readMessage(
  language: Language,
  id: string,
  values: Record<string, string | number> = {},
): string {
  const message = readCatalogue(language)[id];
  if (message === undefined) throw new Error(`messages/${language} has no message "${id}".`);
  return String(new IntlMessageFormat(message, FORMATS[language]).format(values));
}
