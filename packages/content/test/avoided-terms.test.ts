import { expect, test } from 'vitest';
import { findAvoidedTerms } from '../compiler/avoided-terms.ts';
import { buildContent } from '../compiler/build-content.ts';
import { copyContent } from './content-copy.ts';

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
    `entries/story/first-visit/en.md:${lines + 2}: “somebody” is a word that we avoid (“someone” in datasets/avoided-terms.yml). Write: someone.`,
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
  const words = [{ id: 'someone', locale: 'en' as const, avoid: ['somebody'], use: 'someone' }];
  expect(findAvoidedTerms(words, [], `${copy.root}/messages`)).toEqual([
    `${copy.root}/messages/en/forms.json:2: “somebody” is a word that we avoid (“someone” in datasets/avoided-terms.yml). Write: someone.`,
  ]);
  copy.dispose();
});
