import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const assets = join(import.meta.dirname, '../../packages/site/dist/client/assets');

/** Names that zod uses at run time, so minifying keeps them. */
const ZOD = /ZodError|_zod\b|"invalid_union"|'invalid_union'/;

test('sends no content schema to browsers', () => {
  const files = globSync('**/*.js', { cwd: assets });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => ZOD.test(readFileSync(join(assets, file), 'utf8')))).toEqual([]);
});
