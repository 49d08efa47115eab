import type { Prose } from '@longcovid/content';
import { expect, test } from 'vitest';

import { splitFirstSentence } from './first-sentence.ts';

const paragraph = (value: string): Prose[number] => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});
const second = paragraph('It is short.');

test.each([
  ['en', 'It takes 4.5 minutes. Then you rest.', 'It takes 4.5 minutes.', 'Then you rest.'],
  ['en', 'Why you? Because we compare.', 'Why you?', 'Because we compare.'],
  ['es', 'Usted nunca tuvo COVID. ¿Por qué usted?', 'Usted nunca tuvo COVID.', '¿Por qué usted?'],
] as const)('splits in %s: %s', (locale, text, sentence, remaining) => {
  expect(splitFirstSentence([paragraph(text), second], locale)).toEqual({
    sentence,
    rest: [paragraph(remaining), second],
  });
});

test('leaves no empty paragraph behind', () => {
  expect(splitFirstSentence([paragraph('It is long.'), second], 'en')).toEqual({
    sentence: 'It is long.',
    rest: [second],
  });
});

test('keeps a paragraph with markup whole', () => {
  const link: Prose[number] = {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'You sign. Read ' },
      { type: 'link', href: '/consent', children: [{ type: 'text', value: 'the form' }] },
    ],
  };
  expect(splitFirstSentence([link, second], 'en')).toEqual({
    sentence: 'You sign. Read the form',
    rest: [second],
  });
});

test('loses nothing of a text that begins with a list', () => {
  const list: Prose = [{ type: 'list', ordered: false, items: [[second]] }, second];
  expect(splitFirstSentence(list, 'en')).toEqual({ sentence: '', rest: list });
});
