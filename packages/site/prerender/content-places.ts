import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locale } from '@longcovid/content';

import { contentFolder } from './content-folder.ts';

/** Finds a text in the entries of a language: its file and line, or undefined. */
export type FindInContent = (locale: Locale, text: string) => string | undefined;

/** A file without Markdown syntax, and the line of each remaining character. */
type Text = { file: string; raw: string; plain: string; lines: readonly number[] };

function read(folder: string, file: string): Text {
  const raw = readFileSync(join(folder, file), 'utf8');
  let plain = '';
  const lines: number[] = [];
  for (const [index, line] of raw.split('\n').entries()) {
    const text = line
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|\{#[a-z0-9-]+\}/g, '')
      .replace(/’/g, "'")
      .replace(/\s+/g, ' ')
      .trim();
    if (text === '') continue;
    plain += `${text} `;
    lines.push(...Array<number>(text.length + 1).fill(index + 1));
  }
  return { file, raw, plain, lines };
}

/** This many characters identify a sentence, usually before any resolved reference. */
const ENOUGH = 40;

/** Reads the entries lazily, once per language. */
export function contentPlaces(folder = contentFolder): FindInContent {
  const texts = new Map<Locale, Text[]>();
  const textsIn = (locale: Locale) => {
    const known = texts.get(locale);
    if (known) return known;
    const found = globSync(`entries/*/*/${locale}.md`, { cwd: folder })
      .toSorted()
      .map((file) => read(folder, file));
    texts.set(locale, found);
    return found;
  };
  return (locale, text) => {
    const start = text.replace(/’/g, "'").replace(/\s+/g, ' ').trim().slice(0, ENOUGH);
    for (const { file, raw, plain, lines } of textsIn(locale)) {
      const at = plain.indexOf(start);
      if (at >= 0) return `${file}:${lines[at] ?? 1}`;
      const inMarks = raw.indexOf(start);
      if (inMarks >= 0) return `${file}:${raw.slice(0, inMarks).split('\n').length}`;
    }
    return undefined;
  };
}
