import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LOCALES } from '../../src/index.ts';
import type { Locale, Prose } from '../../src/index.ts';
import type { EmbedTargets } from './embed.ts';
import { proseFromMarkdown } from './prose.ts';

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
  const attempt = (file: string, read: (text: string) => void) => {
    if (!existsSync(file)) {
      problems.push(
        `${file}: the file is missing. Every entry needs meta.yml, ${LOCALES.map((locale) => `${locale}.md`).join(' and ')}.`,
      );
      return;
    }
    try {
      read(readFileSync(file, 'utf8'));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(message.startsWith(file) ? message : `${file}: ${message}`);
    }
  };

  const metaFile = join(folder, 'meta.yml');
  attempt(metaFile, (text) => (entry.meta = fields(parse(text), metaFile)));
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
  return entry;
}

function localesOf(value: unknown, file: string, problems: string[]): readonly Locale[] {
  const known = LOCALES.filter((locale) => Array.isArray(value) && value.includes(locale));
  if (Array.isArray(value) && known.includes(LOCALES[0]) && known.length === value.length) return known;
  problems.push(
    `${file}, field "locales": it must be a list of ${LOCALES.join(' and ')}, each once, and never without ${LOCALES[0]}. It says which files the entry has. Write locales: [en], or leave it out for both.`,
  );
  return LOCALES;
}

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/;

function readTranslation(
  text: string,
  file: string,
  facts: Facts,
  targets: EmbedTargets | undefined,
): Translation {
  const parts = FRONT_MATTER.exec(insertFacts(text.replaceAll('\r\n', '\n'), file, facts));
  if (parts === null) throw new Error('the file must begin with front matter between two lines of ---.');
  const [, frontMatter = '', markdown = ''] = parts;
  const firstLine = frontMatter.split('\n').length + 2;
  return {
    file,
    fields: fields(parse(frontMatter), file),
    body: proseFromMarkdown(markdown, { file, firstLine, targets }),
  };
}

function insertFacts(text: string, file: string, facts: Facts): string {
  return text.replace(/\{programme\.([\w.]+)\}/g, (token, path: string, offset: number) => {
    const fact = facts.get(path);
    if (fact !== undefined) return fact;
    const line = text.slice(0, offset).split('\n').length;
    throw new Error(`${file}:${line}: ${token} is not a fact of the programme record. Check its spelling.`);
  });
}

function fields(value: unknown, file: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(`${file}: there must be fields here, each as "name: value".`);
}
