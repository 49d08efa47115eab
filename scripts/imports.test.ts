import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const config = join(import.meta.dirname, '../.dependency-cruiser.js');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longcovid-imports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return spawnSync('depcruise', ['--config', config, 'packages'], { cwd: folder, encoding: 'utf8' });
}

test('passes when imports run one way', () => {
  const { status, stdout } = check({
    'packages/site/src/pages/home/Page.ts': "import '../../features/finder/Finder.ts';",
    'packages/site/src/features/finder/Finder.ts': 'export type Finder = string;',
  });
  expect(stdout).toContain('no dependency violations found');
  expect(status).toBe(0);
});

test.each([
  [
    'values',
    "import { b } from './b.ts';\nexport const a = () => b;",
    "import { a } from './a.ts';\nexport const b = () => a;",
  ],
  [
    'types',
    "import type { B } from './b.ts';\nexport type A = B[];",
    "import type { A } from './a.ts';\nexport type B = A[];",
  ],
])('fails on a circular import of %s', (_, a, b) => {
  const { status, stdout } = check({ 'packages/api/src/a.ts': a, 'packages/api/src/b.ts': b });
  expect(stdout).toMatch(/error no-circular: packages\/api\/src\/[ab]\.ts/);
  expect(status).not.toBe(0);
});

test.each([
  [
    'site-pages-are-the-top',
    'packages/site/src/features/join/join.ts',
    'packages/site/src/pages/join/loader.ts',
  ],
  ['internal-is-the-bottom', 'packages/ui/src/internal/keys.ts', 'packages/ui/src/components/tabs/keys.ts'],
  ['content-compiler-is-not-published', 'packages/content/src/load.ts', 'packages/content/compiler/build.ts'],
])('fails on an import that runs upward: %s', (rule, from, to) => {
  const { status, stdout } = check({
    [from]: `import type { T } from '${'../'.repeat(from.split('/').length - 1)}${to}';\nexport type U = T;`,
    [to]: 'export type T = string;',
  });
  expect(stdout).toContain(`error ${rule}: ${from}`);
  expect(status).not.toBe(0);
});
