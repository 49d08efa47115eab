import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { PACKAGE } from './content-copy.ts';

/** Schemas are on the server, and `load` reads files there. */
const SERVER_ONLY = ['./schema', './load'];

const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const paths = Object.entries(exports).filter(
  ([path, file]) => file.endsWith('.ts') && !SERVER_ONLY.includes(path),
);

async function findImports(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    absWorkingDir: PACKAGE,
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: false,
    platform: 'node',
    format: 'esm',
  });
  return Object.keys(metafile.inputs);
}

test.each(paths)('a browser gets no schema from %s', async (_path, file) => {
  const imports = await findImports(file);
  expect(imports).toContain(file.replace('./', ''));
  expect(imports.filter((each) => /node_modules\/.*zod|src\/kinds\//.test(each))).toEqual([]);
});

test('the schemas themselves import zod', async () => {
  const imports = await findImports(exports['./schema'] ?? '');
  expect(imports.some((each) => each.includes('/zod/'))).toBe(true);
});
