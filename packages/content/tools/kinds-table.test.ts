import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatKindsTable, replaceKindsTable } from './kinds-table.ts';

const guide = readFileSync(new URL('../../../docs/guides/editing.md', import.meta.url), 'utf8');

test('the editing guide has the table of all kinds (write it by node packages/content/tools/write-kinds-table.ts)', () => {
  expect(replaceKindsTable(guide)).toBe(guide);
});

test('has a row for each folder of entries', () => {
  const folders = [...formatKindsTable().matchAll(/^\| `([a-z-]+)`/gm)].map(([, folder]) => folder);
  expect(folders.toSorted()).toEqual(readdirSync(new URL('../entries', import.meta.url)).sort());
});

test('rejects a guide without a place for the table', () => {
  expect(() => replaceKindsTable('# Edit the content\n')).toThrow('Put this line above the table');
});
