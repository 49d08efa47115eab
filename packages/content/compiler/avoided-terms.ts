import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import type { GlossaryRecord, TermRecord } from '../src/schema/index.ts';
import type { Entry } from './read-entry.ts';
import { lineAt } from './source-text.ts';

/** What a visitor reads, with the file that it stands in. */
export type Text = { file: string; text: string; locale: Locale };

/** What is not read: references, attributes of directives, targets of links, and the keys of messages. */
const NOT_READ = [/\{[\w.#="' -]*\}/g, /\]\([^)]*\)/g, /https?:\S+/g, /^\s*"[\w.-]+":/gm];

/** One error for each avoided word in a text, with the word to use instead. */
export function findAvoidedTerms(
  terms: Record<Locale, readonly TermRecord[]>,
  texts: readonly Text[],
): string[] {
  const rules = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      terms[locale].map((term) => ({
        ...term,
        pattern: createPattern(term.avoid),
        allowed: term.except && createPattern(term.except),
      })),
    ]),
  ) as Record<Locale, (TermRecord & { pattern: RegExp; allowed: RegExp | undefined })[]>;
  return texts.flatMap(({ file, text, locale }) => {
    const read = NOT_READ.reduce(blank, text);
    return rules[locale]
      .filter(({ notIn }) => !notIn?.some((entry) => file.endsWith(`/${entry}/${locale}.md`)))
      .flatMap(({ pattern, allowed, use, why, id }) =>
        [...(allowed ? blank(read, allowed) : read).matchAll(pattern)].map(
          ({ 0: found, index }) =>
            `${file}:${lineAt(text, index)}: “${found.replaceAll(/\s+/g, ' ')}” is a word that we avoid (“${id}” in datasets/terms-${locale}.yml). ${why} Write: ${use.replace(/\.$/, '')}.`,
        ),
      );
  });
}

/** Spaces instead of each match, so that what is left keeps its index. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => found.replaceAll(/\S/g, ' '));

/** Finds whole words, over the end of a line too. */
function createPattern(forms: readonly string[]): RegExp {
  const alternatives = forms.map((form) => {
    if (form.startsWith('/')) return `(?i:${form.slice(1, -1).replaceAll(' ', '\\s+')})`;
    const escaped = form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
    return form === form.toLowerCase() ? `(?i:${escaped})` : escaped;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** The entries, the meanings of the glossary, and the messages, in each language. */
export const readTexts = (
  entries: readonly Entry[],
  glossary: readonly GlossaryRecord[],
  messageFolder: string,
): Text[] =>
  LOCALES.flatMap((locale) => [
    ...entries.flatMap(({ translations }) => {
      const translation = translations[locale];
      return translation ? [{ file: translation.file, text: translation.text, locale }] : [];
    }),
    ...glossary.map(({ id, meaning }) => ({
      file: `datasets/glossary.yml, “${id}”`,
      text: meaning[locale],
      locale,
    })),
    ...readdirSync(join(messageFolder, locale))
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(messageFolder, locale, name))
      .map((file) => ({ file, text: readFileSync(file, 'utf8'), locale })),
  ]);
