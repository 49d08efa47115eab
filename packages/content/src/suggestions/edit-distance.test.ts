import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countErrors } from './edit-distance.ts';

test.each([
  ['a missing letter', 'albuqerque', 'albuquerque', 1],
  ['an added letter', 'alburquerque', 'albuquerque', 1],
  ['a wrong letter', 'honalulu', 'honolulu', 1],
  ['two swapped letters', 'pheonix', 'phoenix', 1],
  ['two errors', 'cincinatti', 'cincinnati', 2],
  ['the beginning of a name', 'minneappo', 'minneapolis', 1],
])('counts %s as an error', (_what, text, name, errors) => {
  expect(countErrors(text, name, errors).beginning).toBe(errors);
  expect(countErrors(text, name, errors - 1).beginning).toBe(Infinity);
});

const letters = fc.string({ unit: fc.constantFrom(...Array.from('abc')), maxLength: 7 });

/** Tries every way to edit the text, one error after another. */
function editableWithin(text: string, name: string, max: number): boolean {
  if (name.startsWith(text)) return true;
  if (max === 0) return false;
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const edited = [
      before + after.slice(1),
      ...Array.from('abc').flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
      before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
    ];
    if (edited.some((next) => editableWithin(next, name, max - 1))) return true;
  }
  return false;
}

test('finds what one error leads to, and nothing else', () => {
  fc.assert(
    fc.property(letters, letters, (text, name) => {
      expect(countErrors(text, name, 1).beginning <= 1).toBe(editableWithin(text, name, 1));
    }),
    { numRuns: 2000 },
  );
});
