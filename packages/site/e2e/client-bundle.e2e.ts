import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const assets = join(import.meta.dirname, '../dist/client/assets');

/** Names that zod needs at run time, so that minifying leaves them as they are. */
const ZOD = /ZodError|_zod\b|"invalid_union"|'invalid_union'/;

test('a browser is sent no schema of the content', () => {
  const files = globSync('**/*.js', { cwd: assets });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => ZOD.test(readFileSync(join(assets, file), 'utf8')))).toEqual([]);
});
