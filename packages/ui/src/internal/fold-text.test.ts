import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

/** Compares by the rules of Unicode for searching, which ignore case and accents. */
const { compare } = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });

test.each([
  ['ESPAÑA', 'espana'],
  ['Québec', 'QUEBEC'],
  ['Ørsted', 'orsted'],
  ['Łódź', 'lodz'],
  ['Đặng', 'dang'],
  ['Straße', 'STRASSE'],
  ['Œuvre', 'oeuvre'],
  ['D’Angelo', "d'angelo"],
  ['San José', 'San Jose\u0301'],
  ['Ａlbany', 'albany'],
  ['ﬁrst', 'first'],
  ['مُحَمَّد', 'محمد'],
])('%s and %s are the same, as they are to Unicode', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
  expect(compare(one, other)).toBe(0);
});

test.each([
  ['ı', 'i'],
  ['þ', 'th'],
  ['a-b', 'ab'],
  ['1.5', '15'],
  ['कि', 'का'],
])('%s and %s differ', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
