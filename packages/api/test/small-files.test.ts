import { mkdirSync, rmdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSmallFiles } from '../src/web/small-files.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('reads a file again after a read that failed', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'page.html');
  const findSmallFile = createSmallFiles(folder);
  // A folder cannot be read as a file; the file that replaces it has its size and time, as after a lack of descriptors.
  mkdirSync(file);
  utimesSync(file, 1, 1);
  const { size } = statSync(file);
  await expect(findSmallFile('page.html', undefined)).rejects.toThrow('EISDIR');
  rmdirSync(file);
  writeFileSync(file, 'x'.repeat(size));
  utimesSync(file, 1, 1);
  expect(statSync(file)).toMatchObject({ size, mtimeMs: 1000 });
  expect(String((await findSmallFile('page.html', undefined))?.body)).toBe('x'.repeat(size));
});
