import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { sourceFiles, sourceHash } from '../src/sources/source-hash.ts';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const hash = () => sourceHash(root, ['menu/**']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-sources-'));
  put('menu/Menu.tsx', "import { ring } from '../theme/ring.ts';\nexport const Menu = () => ring;\n");
  put(
    'menu/Menu.stories.tsx',
    "import { Menu } from './Menu.tsx';\nimport { frame } from '../show/frame.ts';\n",
  );
  put('theme/ring.ts', "import { color } from './color';\nexport const ring = color;\n");
  put('theme/color.ts', 'export const color = 1;\n');
  put('show/frame.ts', 'export const frame = 1;\n');
  put('card/Card.tsx', 'export const Card = 1;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the source of a component is its folder and all that it imports, not what its stories are shown in', () => {
  expect(sourceFiles(root, ['menu/**'])).toEqual([
    'menu/Menu.stories.tsx',
    'menu/Menu.tsx',
    'theme/color.ts',
    'theme/ring.ts',
  ]);
});

test.each(['menu/Menu.tsx', 'menu/Menu.stories.tsx', 'theme/color.ts'])(
  'a change of %s changes the hash',
  (file) => {
    const before = hash();
    put(file, 'export const changed = 1;\n');
    expect(hash()).not.toBe(before);
  },
);

test.each(['menu/Menu.browser.test.tsx', 'menu/SPEC.md', 'menu/evidence/Menu.heard.txt', 'card/Card.tsx'])(
  'a change of %s does not: it is nothing that a visitor gets from the component',
  (file) => {
    const before = hash();
    put(file, 'changed');
    expect(hash()).toBe(before);
  },
);

test('a new file of the component changes the hash', () => {
  const before = hash();
  put('menu/Menu.css.ts', 'export const style = 1;\n');
  expect(hash()).not.toBe(before);
});

test('a hash of nothing is refused, for it would never be stale', () => {
  expect(() => sourceHash(root, ['no-such-folder/**'])).toThrow(
    'No source file is found by no-such-folder/**',
  );
});
