import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import { buildContent } from '../compiler/build-content.ts';
import { replaceReferences } from '../compiler/source-text.ts';
import { PACKAGE } from './content-copy.ts';
import { NEEDED_WORDINGS, HARMFUL_LANGUAGE_RULES } from './harmful-language.ts';

type Text = { file: string; text: string };

/** As visitors read it: on one line, without emphasis and link targets. */
const readable = (source: string) =>
  source
    .replaceAll('*', '')
    .replaceAll(/\]\((?:[^()]|\{[^}]*\})*\)/g, '')
    .replaceAll('[', '')
    .replaceAll(/\s+/g, ' ');

const filesIn = (folder: string): string[] =>
  readdirSync(join(PACKAGE, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );

const { references } = buildContent(PACKAGE);

/** Every entry and message file in a language, with references resolved. */
const textsIn = (locale: Locale): Text[] =>
  [...filesIn('entries'), ...filesIn('messages')]
    .filter((file) => file.endsWith(`/${locale}.md`) || file.startsWith(`messages/${locale}/`))
    .map((file) => {
      const source = readFileSync(join(PACKAGE, file), 'utf8');
      const text = replaceReferences(
        source,
        (path, written) => references[locale].find(path)?.text ?? written,
      );
      return { file, text: readable(text) };
    });

const texts = { en: textsIn('en'), es: textsIn('es') };

/** The match with some context. */
const around = (text: string, { index, 0: found }: RegExpExecArray) =>
  text.slice(Math.max(0, index - 30), index + found.length + 60);

test('reads all entries and messages of both languages', () => {
  for (const locale of LOCALES) {
    expect(texts[locale].some(({ file }) => file === `entries/page/home/${locale}.md`)).toBe(true);
    expect(texts[locale].some(({ file }) => file === `messages/${locale}/finder.json`)).toBe(true);
    expect(texts[locale].length).toBeGreaterThan(150);
  }
});

describe.each(LOCALES)('in %s', (locale) => {
  const refusals = HARMFUL_LANGUAGE_RULES.flatMap(({ name, why, better, except, forbidden }) =>
    forbidden[locale].map(([pattern, example]) => ({
      name,
      why,
      better: better[locale],
      except,
      pattern,
      example,
    })),
  );

  test.each(refusals)('no text matches: $name ($pattern)', ({ pattern, why, better, except, example }) => {
    expect(example, 'the pattern matches its example').toMatch(pattern);
    const found = texts[locale].flatMap(({ file, text }) => {
      const match = except?.test(file) === true ? null : pattern.exec(text);
      return match === null ? [] : [`${file}: “${around(text, match)}”. ${why} Write: ${better}`];
    });
    expect(found).toEqual([]);
  });

  test.each(NEEDED_WORDINGS)('$name', ({ where, when, needed, why }) => {
    const read = texts[locale].filter(
      ({ file, text }) => where.test(file.replace('entries/', '')) && when[locale].test(text),
    );
    expect(read, 'such a text exists').not.toEqual([]);
    const missing = read.flatMap(({ file, text }) =>
      needed[locale]
        .filter(([pattern]) => !pattern.test(text))
        .map(([, better]) => `${file}: it lacks “${better}”. ${why}`),
    );
    expect(missing).toEqual([]);
  });
});
