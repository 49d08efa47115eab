import { expect, test } from 'vitest';
import { foldText } from '../../internal/fold-text.ts';
import { createMatcher } from './match-query.ts';

test.each([
  ['Albuquerque, Nuevo México', 'mexico', true],
  ['Albuquerque, Nuevo México', 'MÉXICO nuevo', true],
  ['Albuquerque, Nuevo México', '  ', true],
  ['Albuquerque, Nuevo México', 'mexicali', false],
  ['1,290', '1,2', true],
  ['ñandú', 'nandu', true],
  ['a.c', 'a*', false],
])('DTB-15 matches “%s” with “%s”: %s', (text, query, isMatch) => {
  expect(createMatcher(query)(foldText(text))).toBe(isMatch);
});
