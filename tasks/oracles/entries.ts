import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

import type { Language } from '../ways.ts';

const content = new URL('../../packages/content/', import.meta.url);

/** What an entry says of itself, in YAML: in `meta.yml` for every language, and above its Markdown for one. */
export type Fields = Readonly<Record<string, unknown>>;

export type Entry = {
  slug: string;
  meta: Fields;
  fields: Fields;
  /** Markdown. */
  body: string;
};

const read = (path: string): string => readFileSync(new URL(`entries/${path}`, content), 'utf8');

/** An entry as it is committed, in one language. @throws Error when there is none. */
export function readEntry(kind: string, slug: string, language: Language): Entry {
  const [, head = '', body = ''] =
    /^---\n(.*?\n)---\n(.*)$/s.exec(read(`${kind}/${slug}/${language}.md`)) ?? [];
  const meta = existsSync(new URL(`entries/${kind}/${slug}/meta.yml`, content))
    ? (parse(read(`${kind}/${slug}/meta.yml`)) as Fields)
    : {};
  return { slug, meta, fields: parse(head) as Fields, body };
}

/** Every entry of a kind that is written in a language. */
export const readEntries = (kind: string, language: Language): Entry[] =>
  readdirSync(new URL(`entries/${kind}`, content))
    .filter((slug) => existsSync(new URL(`entries/${kind}/${slug}/${language}.md`, content)))
    .map((slug) => readEntry(kind, slug, language));

/** The bytes of a committed file, such as 'pdf/en/adult-join.pdf'. */
export const readCommittedFile = (path: string): Buffer => readFileSync(new URL(`files/${path}`, content));

/** Markdown as a person reads it: without its marks, with single spaces. */
export const readMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:\d+\.|-)\s+/gm, '')
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The labels of the links of an entry's Markdown that lead to a path, which may stand under /es. */
export const findLinkLabels = ({ body }: Entry, path: string): string[] =>
  [...body.matchAll(/\[([^\]]*)\]\((?:\/es)?(\/[^)]*)\)/g)].flatMap(([, label = '', target]) =>
    target === path ? [label.replaceAll(/\s+/g, ' ')] : [],
  );

/** A day ('2025-03-15') or a month ('2024-06') as the visitor's language writes it. */
export function formatEntryDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(`${language}-US`, {
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1));
}

/** The record of the programme: where to call and write. */
export const programme = parse(read('programme/longcovid/meta.yml')) as {
  phone: { display: string; href: string };
  tissueEmail: string;
};
