import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** The scripts of the built site. `npm run build` writes them. */
const assets = new URL('../dist/client/assets/', import.meta.url);
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(new URL(name, assets), 'utf8');

/** In KiB, gzip: the calendar with its dialog, in English and Spanish. With all 34 languages of react-aria it is more. */
const BUDGET = 24;

test('no script that loads before the press of a calendar holds react-aria', () => {
  const holders = scripts.filter((name) => read(name).includes('data-react-aria-pressable'));
  expect(holders).toEqual([expect.stringMatching(/^CalendarDialog-/)]);
  const [chunk = ''] = holders;
  const importers = scripts.filter((name) => read(name).includes(chunk));
  for (const name of importers) {
    // A static import has no parenthesis before the path.
    expect(read(name)).not.toMatch(new RegExp(`(?:from|import) ?["'\`][^"'\`]*${chunk}`));
  }
  expect(importers.length).toBeGreaterThan(0);
  expect(gzipSync(read(chunk)).length / 1024).toBeLessThan(BUDGET);
});
