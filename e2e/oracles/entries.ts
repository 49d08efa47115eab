import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

import type { Language } from '../ways.ts';

const content = new URL('../../packages/content/', import.meta.url);

/** The YAML of an entry: `meta.yml` for all languages, and the front matter of its Markdown for one. */
export type Fields = Readonly<Record<string, unknown>>;

export type Entry = {
  slug: string;
  meta: Fields;
  fields: Fields;
  /** Markdown. */
  body: string;
};

const read = (path: string): string => readFileSync(new URL(`entries/${path}`, content), 'utf8');

/** Reads a committed entry in one language. @throws Error if it does not exist. */
export function readEntry(kind: string, slug: string, language: Language): Entry {
  const [, head = '', body = ''] =
    /^---\n(.*?\n)---\n(.*)$/s.exec(read(`${kind}/${slug}/${language}.md`)) ?? [];
  const meta = existsSync(new URL(`entries/${kind}/${slug}/meta.yml`, content))
    ? (parse(read(`${kind}/${slug}/meta.yml`)) as Fields)
    : {};
  return { slug, meta, fields: parse(head) as Fields, body };
}

/** All entries of a kind that exist in a language. */
export const readEntries = (kind: string, language: Language): Entry[] =>
  readdirSync(new URL(`entries/${kind}`, content))
    .filter((slug) => existsSync(new URL(`entries/${kind}/${slug}/${language}.md`, content)))
    .map((slug) => readEntry(kind, slug, language));

/** Reads a committed file, such as 'pdf/en/adult-join.pdf'. */
export const readCommittedFile = (path: string): Buffer => readFileSync(new URL(`files/${path}`, content));

/** The text of Markdown, with single spaces. */
export const readMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:\d+\.|-)\s+/gm, '')
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The labels of links in Markdown that lead to a path, or to the same path under /es. */
export const findLinkLabels = ({ body }: Entry, path: string): string[] =>
  [...body.matchAll(/\[([^\]]*)\]\((?:\/es)?(\/[^)]*)\)/g)].flatMap(([, label = '', target]) =>
    target === path ? [label.replaceAll(/\s+/g, ' ')] : [],
  );

/** Formats a day ('2025-03-15') or a month ('2024-06') in the visitor's language. */
export function formatEntryDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(`${language}-US`, {
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1));
}

/** The programme's contact data. */
export const programme = parse(read('programme/longcovid/meta.yml')) as {
  phone: { display: string; href: string };
  tissueEmail: string;
};
