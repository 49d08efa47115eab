import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';

import type { Language } from './ways.ts';

const folder = new URL('../packages/content/messages/', import.meta.url);

/** Spanish has the number format of the United States: 20,806. */
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
 * Formats a message of the committed catalogues, to find a field or button by its label.
 * @throws Error for an unknown id, so that a task names a renamed message.
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

/** Messages of the committed catalogues by short names, in both languages. */
export const readWords = <Name extends string>(ids: Record<Name, string>) => {
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      Object.entries<string>(ids).map(([name, id]) => [name, readMessage(language, id)]),
    ) as Record<Name, string>;
  return { en: inLanguage('en'), es: inLanguage('es') };
};
