import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsvField } from './csv-field.ts';

/** What a spreadsheet reads in a field: without quotes, and with quotes in it once. */
const read = (field: string) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
const starts = ['', ' ', '\t', '\r', '\n', '\u00A0', '=', '+', '-', '@', '＝', '＠', '"', ',', 'a'];

test('no text is a formula to a spreadsheet, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...starts), { maxLength: 4 }), fc.string(), (before, after) => {
      const text = before.join('') + after;
      const cell = read(toCsvField(text));
      expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
      expect([text, `'${text}`]).toContain(cell);
    }),
  );
});

test('a field with a comma, a quote or a line end is in quotes', () => {
  expect(['a,b', 'a "b"', 'a\nb', 'a b'].map(toCsvField)).toEqual(['"a,b"', '"a ""b"""', '"a\nb"', 'a b']);
});
