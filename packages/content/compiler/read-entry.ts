import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import type { Locale, Prose } from '../src/index.ts';
import type { EmbedTargets } from './embed.ts';
import { proseFromMarkdown } from './prose.ts';
import { listFolders, readYaml } from './read-file.ts';
import { unknownReference } from './references.ts';
import type { References } from './references.ts';
import { lineAt, mapTexts, referencesIn, replaceReferences, splitFrontMatter } from './source-text.ts';

/** An entry in one language. */
export type Translation = {
  file: string;
  /** The text of the file. */
  text: string;
  fields: Record<string, unknown>;
  /** The fields before references were replaced. */
  written: Record<string, unknown>;
  body: Prose;
};

/** An entry: the shared fields, and those of each language. */
export type Entry = {
  /** Path of its folder, and the name of that folder. */
  folder: string;
  slug: string;
  meta: Record<string, unknown>;
  translations: Partial<Record<Locale, Translation>>;
};

/** Valid targets of entries: values of records for references, and records for directives. */
export type Named = { references: Record<Locale, References>; targets: EmbedTargets };

/**
 * Reads every entry of one kind: `<folder>/<slug>/{meta.yml,en.md,es.md}`. Adds errors to `problems`. An entry with
 * `locales: [en]` in its `meta.yml` has only the files of these languages.
 */
export function readEntries(folder: string, named: Named, problems: string[]): Entry[] {
  if (!existsSync(folder)) {
    problems.push(`${folder}: the folder is missing. Make it, with one folder per entry.`);
    return [];
  }
  return listFolders(folder).map((slug) => readEntry(join(folder, slug), slug, named, problems));
}

function readEntry(folder: string, slug: string, named: Named, problems: string[]): Entry {
  const entry: Entry = { folder, slug, meta: {}, translations: {} };
  const attempt = (file: string, read: (text: string) => void): boolean => {
    if (!existsSync(file)) {
      problems.push(
        `${file}: the file is missing. The entry cannot be shown without it. Every entry has meta.yml, ${LOCALES.map((locale) => `${locale}.md`).join(' and ')}; write it, or remove the whole folder.`,
      );
      return false;
    }
    try {
      read(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(message.startsWith(file) ? message : `${file}: ${message}`);
      return false;
    }
  };

  const metaFile = join(folder, 'meta.yml');
  const hasMeta = attempt(metaFile, (text) => {
    problems.push(
      ...unknownReferences(text, metaFile, named.references.en),
      ...unequalReferences(text, metaFile, named.references),
    );
    entry.meta = fields(insertValues(readYaml(text, metaFile), named.references.en), metaFile);
  });
  const { locales = [...LOCALES], ...shared } = entry.meta;
  entry.meta = shared;
  const written = readLocales(locales, metaFile, problems);
  for (const locale of LOCALES) {
    const file = join(folder, `${locale}.md`);
    if (!written.includes(locale)) {
      if (existsSync(file)) {
        problems.push(
          `${file}: "locales" in meta.yml does not list this language, so the file is never shown. Add ${locale} to it, or remove the file.`,
        );
      }
      continue;
    }
    attempt(file, (text) => {
      problems.push(...unknownReferences(text, file, named.references[locale]));
      entry.translations[locale] = readTranslation(text, file, named, locale);
    });
  }
  // Without meta.yml every field of both languages would be reported as missing.
  return hasMeta ? entry : { ...entry, translations: {} };
}

function readLocales(value: unknown, file: string, problems: string[]): readonly Locale[] {
  const known = LOCALES.filter((locale) => Array.isArray(value) && value.includes(locale));
  if (Array.isArray(value) && known.includes(LOCALES[0]) && known.length === value.length) return known;
  problems.push(
    `${file}, field "locales": it must be a list of ${LOCALES.join(' and ')}, each once, and never without ${LOCALES[0]}. It lists the files of the entry. Write locales: [en], or omit it for both.`,
  );
  return LOCALES;
}

/** An unquoted text that a # truncates. */
const CUT_BY_COMMENT = /^ *[\w-]+: +[^\s'"#].* #/;

function readTranslation(text: string, file: string, named: Named, locale: Locale): Translation {
  const parts = splitFrontMatter(text);
  if (parts === null)
    throw new Error(
      'it does not begin with front matter between two lines of ---. Without them the page has no title. Write them as in another entry of its kind.',
    );
  const { frontMatter, markdown, firstLine } = parts;
  const cut = frontMatter.split('\n').findIndex((line) => CUT_BY_COMMENT.test(line));
  if (cut >= 0)
    throw new Error(
      `${file}:${cut + 2}: everything after " #" in this field is a comment. Visitors would not see it. Put quotes around the text: title: 'Our survey #2'.`,
    );
  const written = fields(readYaml(frontMatter, file, 2), file);
  const body = proseFromMarkdown(markdown, { file, firstLine, targets: named.targets });
  const references = named.references[locale];
  return {
    file,
    text,
    written,
    fields: insertTexts(written, references),
    body: insertTexts(body, references),
  };
}

/** Reports each unknown reference with its line and the nearest valid paths. */
export function unknownReferences(text: string, file: string, references: References): string[] {
  const unknown = referencesIn(text)
    .filter(({ path }) => references.find(path) === null)
    .map(({ path, index }) => unknownReference(`${file}:${lineAt(text, index)}`, path, references));
  return [...new Set(unknown)];
}

/** `meta.yml` is shared by all languages, so it may refer to numbers and dates, but not to texts. */
function unequalReferences(text: string, file: string, { en, es }: Named['references']): string[] {
  return referencesIn(text)
    .filter(({ path }) => en.find(path)?.value !== es.find(path)?.value)
    .map(
      ({ path, index }) =>
        `${file}:${lineAt(text, index)}: {${path}} is not the same in every language, and meta.yml is. Spanish pages would show English text. Write it in en.md and es.md.`,
    );
}

/** Replaces references with their texts. Leaves unknown ones, which are already reported. */
export const insertTexts = <T>(value: T, references: References): T =>
  mapTexts(value, (text) =>
    replaceReferences(text, (path, written) => references.find(path)?.text ?? written),
  ) as T;

/** Replaces strings that are a single reference with the value, such as a number. */
export const insertValues = (value: unknown, references: References): unknown =>
  mapTexts(value, (text) => {
    const [only] = referencesIn(text);
    return only?.written === text ? (references.find(only.path)?.value ?? text) : text;
  });

function fields(value: unknown, file: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(
    `${file}: there must be fields here, so nothing of the file can be shown. Write each as "name: text", with a space after the colon.`,
  );
}
