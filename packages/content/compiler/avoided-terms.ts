import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import type { AvoidedTermRecord } from '../src/schema/index.ts';
import type { Entry } from './read-entry.ts';
import { lineAt } from './source-text.ts';

type Text = { file: string; text: string; locale: Locale };

/** What is not read: references, attributes of directives, targets of links, and the keys of messages. */
const NOT_READ = [/\{[\w.#="' -]*\}/g, /\]\([^)]*\)/g, /https?:\S+/g, /^\s*"[\w.-]+":/gm];

/** One error for each avoided word in an entry or a message, with the word to use instead. */
export function findAvoidedTerms(
  terms: readonly AvoidedTermRecord[],
  entries: readonly Entry[],
  messageFolder: string,
): string[] {
  const rules = terms.map((term) => ({
    ...term,
    pattern: createPattern(term.avoid),
    allowed: term.except && createPattern(term.except),
  }));
  return [...readTexts(entries), ...readMessages(messageFolder)].flatMap(({ file, text, locale }) => {
    const read = NOT_READ.reduce(blank, text);
    return rules
      .filter((rule) => rule.locale === locale)
      .flatMap(({ pattern, allowed, use, id }) =>
        [...(allowed ? blank(read, allowed) : read).matchAll(pattern)].map(
          ({ 0: found, index }) =>
            `${file}:${lineAt(text, index)}: “${found.replaceAll(/\s+/g, ' ')}” is a word that we avoid (“${id}” in datasets/avoided-terms.yml). Write: ${use}.`,
        ),
      );
  });
}

/** Spaces instead of each match, so that what is left keeps its index. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => found.replaceAll(/\S/g, ' '));

/** Finds whole words, over the end of a line too. A form with a capital is found as it stands. */
function createPattern(forms: readonly string[]): RegExp {
  const alternatives = forms.map((form) => {
    const escaped = form.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&').replaceAll(/\s+/g, '\\s+');
    return form === form.toLowerCase() ? `(?i:${escaped})` : escaped;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

const readTexts = (entries: readonly Entry[]): Text[] =>
  entries.flatMap(({ translations }) =>
    LOCALES.flatMap((locale) => {
      const translation = translations[locale];
      return translation ? [{ file: translation.file, text: translation.text, locale }] : [];
    }),
  );

const readMessages = (folder: string): Text[] =>
  LOCALES.flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, locale, name))
      .map((file) => ({ file, text: readFileSync(file, 'utf8'), locale })),
  );
