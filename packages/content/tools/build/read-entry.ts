import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/index.ts';
import type { Locale, Prose } from '../../src/index.ts';
import type { EmbedTargets } from './embed.ts';
import { proseFromMarkdown } from './prose.ts';
import { readYaml } from './read-file.ts';

/** The words of an entry in one language. */
export type Translation = { file: string; fields: Record<string, unknown>; body: Prose };

/** An entry: what is the same in every language, and what is not. */
export type Entry = {
  /** Path of its folder, and the name of that folder. */
  folder: string;
  slug: string;
  meta: Record<string, unknown>;
  translations: Partial<Record<Locale, Translation>>;
};

/** Facts of the programme by path, such as `phone.display`; `{programme.phone.display}` in a text stands for one. */
export type Facts = ReadonlyMap<string, string>;

/** What the words of entries may name: facts of the programme, and records that directives point to. */
export type Named = { facts: Record<Locale, Facts>; targets?: EmbedTargets | undefined };

/**
 * Reads every entry of one kind: `<folder>/<slug>/{meta.yml,en.md,es.md}`. Mistakes are added to `problems`.
 * An entry whose `meta.yml` says `locales: [en]` has the files of these languages only.
 */
export function readEntries(folder: string, named: Named, problems: string[]): Entry[] {
  if (!existsSync(folder)) {
    problems.push(`${folder}: the folder is missing. Make it, with one folder per entry.`);
    return [];
  }
  const slugs = readdirSync(folder, { withFileTypes: true }).filter((child) => child.isDirectory());
  return slugs
    .map(({ name }) => name)
    .sort()
    .map((slug) => readEntry(join(folder, slug), slug, named, problems));
}

function readEntry(folder: string, slug: string, named: Named, problems: string[]): Entry {
  const entry: Entry = { folder, slug, meta: {}, translations: {} };
  const attempt = (file: string, read: (text: string) => void): boolean => {
    if (!existsSync(file)) {
      problems.push(
        `${file}: the file is missing. The entry cannot be shown without it. Every entry has meta.yml, ${LOCALES.map((locale) => `${locale}.md`).join(' and ')}; write it, or take the whole folder out.`,
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
  const hasMeta = attempt(metaFile, (text) => (entry.meta = fields(readYaml(text, metaFile), metaFile)));
  const { locales = [...LOCALES], ...shared } = entry.meta;
  entry.meta = shared;
  const written = localesOf(locales, metaFile, problems);
  for (const locale of LOCALES) {
    const file = join(folder, `${locale}.md`);
    if (!written.includes(locale)) {
      if (existsSync(file)) {
        problems.push(
          `${file}: meta.yml says that the entry has no such file. Nobody would ever see it. Add ${locale} to its locales, or take the file out.`,
        );
      }
      continue;
    }
    attempt(
      file,
      (text) =>
        (entry.translations[locale] = readTranslation(text, file, named.facts[locale], named.targets)),
    );
  }
  // Without its meta.yml every field of both languages would be told to be missing.
  return hasMeta ? entry : { ...entry, translations: {} };
}

function localesOf(value: unknown, file: string, problems: string[]): readonly Locale[] {
  const known = LOCALES.filter((locale) => Array.isArray(value) && value.includes(locale));
  if (Array.isArray(value) && known.includes(LOCALES[0]) && known.length === value.length) return known;
  problems.push(
    `${file}, field "locales": it must be a list of ${LOCALES.join(' and ')}, each once, and never without ${LOCALES[0]}. It says which files the entry has. Write locales: [en], or leave it out for both.`,
  );
  return LOCALES;
}

/** A text without quotes that a # cuts off. */
const CUT_BY_COMMENT = /^ *[\w-]+: +[^\s'"#].* #/;
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/;

function readTranslation(
  text: string,
  file: string,
  facts: Facts,
  targets: EmbedTargets | undefined,
): Translation {
  const parts = FRONT_MATTER.exec(insertFacts(text, file, facts));
  if (parts === null)
    throw new Error(
      'it does not begin with fields between two lines of ---. Without them the page has no title. Write them as in another entry of its kind.',
    );
  const [, frontMatter = '', markdown = ''] = parts;
  const firstLine = frontMatter.split('\n').length + 2;
  const cut = frontMatter.split('\n').findIndex((line) => CUT_BY_COMMENT.test(line));
  if (cut >= 0)
    throw new Error(
      `${file}:${cut + 2}: everything after " #" in this field is a comment. Visitors would not see it. Put quotes around the text: title: 'Our survey #2'.`,
    );
  return {
    file,
    fields: fields(readYaml(frontMatter, file, 2), file),
    body: proseFromMarkdown(markdown, { file, firstLine, targets }),
  };
}

function insertFacts(text: string, file: string, facts: Facts): string {
  return text.replace(/\{programme\.([\w.]+)\}/g, (token, path: string, offset: number) => {
    const fact = facts.get(path);
    if (fact !== undefined) return fact;
    const line = text.slice(0, offset).split('\n').length;
    throw new Error(
      `${file}:${line}: ${token} is not a fact of the programme record. Visitors would read it as it stands. Check its spelling.`,
    );
  });
}

function fields(value: unknown, file: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(
    `${file}: there must be fields here. Nobody would see what the file says. Write each as "name: text", with a space after the colon.`,
  );
}
