import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { contentPlaces } from './content-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'entries-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'entries/update/rest'), { recursive: true });
writeFileSync(
  join(folder, 'entries/update/rest/en.md'),
  '---\ntitle: Rest\n---\n\nYou **can** rest at [the\nclinic](/clinic) when you like. It’s quiet there.\n',
);
const find = contentPlaces(folder);

test.each([
  ['a sentence across two lines, with markup', 'You can rest at', 'entries/update/rest/en.md:5'],
  ['another apostrophe', "It's quiet", 'entries/update/rest/en.md:6'],
  ['an address', '](/clinic)', 'entries/update/rest/en.md:6'],
  ['nothing for unknown text', 'Nobody wrote this', undefined],
])('finds %s', (_name, text, place) => {
  expect(find('en', text)).toBe(place);
});

test('looks in the files of the language only', () => {
  expect(find('es', 'You can rest')).toBeUndefined();
});
