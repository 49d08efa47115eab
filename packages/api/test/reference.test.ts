import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInProcess } from './cli-in-process.ts';
import { createTestService } from './test-service.ts';
import { createReference, tryParseReference } from '../src/sealing/reference.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('creates references that parse as themselves', () => {
  const references = Array.from({ length: 1000 }, createReference);
  for (const reference of references) {
    expect(reference).toMatch(/^LC-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(tryParseReference(reference)).toBe(reference);
  }
  expect(new Set(references).size).toBe(1000);
});

test('computes the check character of known references (calculated by hand)', () => {
  expect(tryParseReference('LC-00000-000000')).toBe('LC-00000-000000');
  // The last 1 counts twice: 2, and 30 more make 32.
  expect(tryParseReference('LC-00000-00001Y')).toBe('LC-00000-00001Y');
  // The last Z is 31: 62 = 1 * 32 + 30, so 31, and 1 more makes 32.
  expect(tryParseReference('LC-00000-0000Z1')).toBe('LC-00000-0000Z1');
});

test('parses what people type', () => {
  expect(tryParseReference(' lc ooooo-ooooiy ')).toBe('LC-00000-00001Y');
  expect(tryParseReference('0000000001y')).toBe('LC-00000-00001Y');
});

test('detects any single wrong character', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(31), (index, letter) => {
      const characters = createReference().replaceAll('-', '').slice(2);
      const wrong = characters.slice(0, index) + ALPHABET.charAt(letter) + characters.slice(index + 1);
      fc.pre(wrong !== characters);
      expect(tryParseReference(wrong)).toBeNull();
    }),
  );
});

test('detects swapped neighbors except 0 and Z, a limit of the algorithm', () => {
  fc.assert(
    fc.property(fc.nat(9), (index) => {
      const characters = createReference().replaceAll('-', '').slice(2);
      const [first = '', second = ''] = characters.slice(index, index + 2);
      fc.pre(first !== second && new Set([first, second, '0', 'Z']).size > 2);
      const swapped = characters.slice(0, index) + second + first + characters.slice(index + 2);
      expect(tryParseReference(swapped)).toBeNull();
    }),
  );
});

test.each(['', 'LC', 'LC-00000-00000', 'LC-00000-0000000', 'LC-UUUUU-UUUUUU', 'DROP TABLE'])(
  'rejects %j',
  (text) => {
    expect(tryParseReference(text)).toBeNull();
  },
);

test('shows only examples that are references, in errors, help, OpenAPI and the README', async () => {
  const { app } = await createTestService();
  const texts = [
    (await runInProcess({}, 'requests', 'delete', 'LC-1')).stderr,
    (await runInProcess({}, 'requests', 'done', '--help')).stdout,
    (await app.inject('/api/openapi.json')).body,
    readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
  ];
  for (const text of texts) {
    const examples = text.match(/LC-[0-9A-Z]{5}-[0-9A-Z]+/g) ?? [];
    expect(examples.length, text).toBeGreaterThan(0);
    expect(examples.map(tryParseReference)).toEqual(examples);
  }
});
