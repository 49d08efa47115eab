import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { DATASETS } from '../src/schema/index.ts';
import { findAvoidedTerms, readTexts } from '../compiler/avoided-terms.ts';
import { buildContent } from '../compiler/build-content.ts';
import { readDataset } from '../compiler/create-records.ts';
import { copyContent, PACKAGE } from './content-copy.ts';

const TERMS = {
  en: readDataset(PACKAGE, DATASETS.termsEnglish, []),
  es: readDataset(PACKAGE, DATASETS.termsSpanish, []),
};

/** The avoided words that a build finds after this text was appended to an entry. */
function findIn(text: string, locale = 'en'): string[] {
  const copy = copyContent();
  try {
    const file = `entries/story/first-visit/${locale}.md`;
    copy.write(file, `${copy.read(file)}\n${text}\n`);
    return buildContent(copy.root).problems.map((problem) => problem.replace(`${copy.root}/`, ''));
  } finally {
    copy.dispose();
  }
}

test('names the line, the word and what to write instead', () => {
  const copy = copyContent();
  const lines = copy.read('entries/story/first-visit/en.md').split('\n').length;
  copy.dispose();
  expect(findIn('Take\nsomebody with you.')).toEqual([
    `entries/story/first-visit/en.md:${lines + 2}: “somebody” is a word that we avoid (“someone” in datasets/terms-en.yml). One word for one thing. Write: someone.`,
  ]);
});

test.each([
  ['in any case', 'Somebody came.', 'en', ['Somebody']],
  [
    'over the end of a line',
    'El formulario, antes hoja\nde  consentimiento, es nuevo.',
    'es',
    ['hoja de consentimiento'],
  ],
  ['each time', 'He felt ill, and she felt ill.', 'en', ['ill', 'ill']],
  ['not inside another word', 'Still, the hill is chilly. Illness is another word.', 'en', []],
  ['not in a text where it is right', 'She is terminally ill.', 'en', []],
  ['not in another language', 'La señal llegó; somebody came.', 'es', ['señal']],
  ['not in the target of a link', 'Read [the plan](https://example.org/ill/papers).', 'en', []],
])('finds a word %s', (_how, text, locale, expected) => {
  const found = findIn(text, locale).map((problem) => /“(.*?)”/.exec(problem)?.[1]);
  expect(found).toEqual(expected);
});

test('reads messages, but not their keys', () => {
  const copy = copyContent();
  copy.change('messages/en/forms.json', '{', '{\n  "forms.somebody": "Ask somebody.",');
  const someone = TERMS.en.filter(({ id }) => id === 'someone');
  const texts = readTexts([], [], `${copy.root}/messages`);
  expect(findAvoidedTerms({ en: someone, es: [] }, texts)).toEqual([
    `${copy.root}/messages/en/forms.json:2: “somebody” is a word that we avoid (“someone” in datasets/terms-en.yml). One word for one thing. Write: someone.`,
  ]);
  copy.dispose();
});

test('allows a word in the entries where it is right', () => {
  const text = 'In this demonstration nobody calls.';
  const find = (file: string) => findAvoidedTerms(TERMS, [{ file, text, locale: 'en' }]).length;
  expect(find('entries/page/home/en.md')).toBe(1);
  expect(find('entries/page/about-this-demonstration/en.md')).toBe(0);
});

describe.each(LOCALES)('in %s', (locale) => {
  const examples = TERMS[locale].flatMap(({ id, examples }) =>
    (examples ?? []).map((text) => [id, text] as const),
  );

  test.each(examples)('%s is found in “%s”', (id, text) => {
    const found = findAvoidedTerms(TERMS, [{ file: 'FILE', text, locale }]);
    expect(found).toContainEqual(expect.stringContaining(`(“${id}” in`));
  });

  test('no label of a component has an avoided word', () => {
    const folder = join(PACKAGE, '../ui/src/components');
    const files = globSync('*/*.messages.ts', { cwd: folder });
    expect(files.length).toBeGreaterThan(20);
    const texts = files.map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const spanish = source.search(/^ {2,4}es: /m);
      expect(spanish, file).toBeGreaterThan(0);
      const [english, other] = [source.slice(source.search(/^ {2,4}en: /m), spanish), source.slice(spanish)];
      return { file, text: locale === 'en' ? english : other, locale };
    });
    expect(findAvoidedTerms(TERMS, texts)).toEqual([]);
  });
});
