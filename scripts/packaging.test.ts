import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { packagingFingerprint, savePassed, findPackagingProof } from './packaging.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const source = 'packages/ui/src/components/link/Link.tsx';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longcovid-packaging-'));
  write(source, "import { b } from './b.ts';\nexport const a = () => b + 1;\n");
  write('packages/ui/package.json', '{ "exports": {} }');
  write('packages/ui/test/packed.test.ts', '');
  write('packages/ui/test/Link.test.ts', '');
  write('packages/content/src/index.ts', "export {\n  a,\n} from './a.ts';\n");
  write('pnpm-lock.yaml', '');
});
afterEach(() => rmSync(root, { recursive: true }));

const changes: [what: string, isPackaging: boolean, change: () => void][] = [
  [
    'the body of a function',
    false,
    () => write(source, readFileSync(join(root, source), 'utf8').replace('+ 1', '+ 2')),
  ],
  ['a test that packs nothing', false, () => write('packages/ui/test/Link.test.ts', 'changed')],
  [
    'a test beside a source',
    false,
    () => write('packages/ui/src/components/link/Link.test.tsx', "import './Link.tsx';"),
  ],
  ['a page of the site', false, () => write('packages/site/src/pages/home/Page.tsx', "import 'x';")],
  ['what the site exports', true, () => write('packages/site/src/server.tsx', 'export const a = 1;')],
  ['a module of the audit', true, () => write('packages/audit/src/cli/program.ts', "import 'x';")],
  ['an import', true, () => write(source, "import { b } from './c.ts';\nexport const a = () => b + 1;\n")],
  ['the end of an import of many lines', true, () => write(source, "import {\n  b,\n} from './c.ts';\n")],
  [
    'a name in a list of exports',
    true,
    () => write('packages/content/src/index.ts', "export {\n  a,\n  b,\n} from './a.ts';\n"),
  ],
  ['an export', true, () => write('packages/content/src/index.ts', "export * from './a.ts';\n")],
  ['a new file without imports', true, () => write('packages/api/src/new.ts', '')],
  ['a file that is gone', true, () => rmSync(join(root, source))],
  ['a manifest', true, () => write('packages/ui/package.json', '{ "exports": { ".": "./a.ts" } }')],
  ['the lockfile', true, () => write('pnpm-lock.yaml', 'react: 20')],
  ['a build configuration', true, () => write('packages/ui/vite.config.ts', 'export default {};')],
  ['a packaging test', true, () => write('packages/ui/test/packed.test.ts', 'changed')],
  ['the tests of all packages', true, () => write('scripts/packed.test.ts', 'changed')],
  ['how packages are packed', true, () => write('scripts/prepack.mjs', 'changed')],
  ['a page that packaging tests build', true, () => write('packages/ui/test/packed-app/main.tsx', '1;')],
];

test.each(changes)('a change of %s makes the packaging tests run: %s', (_, isPackaging, change) => {
  const before = packagingFingerprint(root);
  change();
  expect(packagingFingerprint(root) !== before).toBe(isPackaging);
});

describe('the packaging tests', () => {
  const why = () => findPackagingProof(root, packagingFingerprint(root));
  const removeCache = () => rmSync(join(root, 'node_modules'), { recursive: true });
  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  test('run when no result is known', () => expect(why()).toBeUndefined());

  test('do not run again after they passed, until their input changes', () => {
    savePassed(root, packagingFingerprint(root));
    expect(why()).toContain('since they passed here');
    write('pnpm-lock.yaml', 'react: 20');
    expect(why()).toBeUndefined();
  });

  test('run in a new clone when their input differs from the committed result', () => {
    savePassed(root, packagingFingerprint(root));
    removeCache();
    expect(why()).toContain('since scripts/packaging-passed.txt was written');
    write('pnpm-lock.yaml', 'react: 20');
    expect(why()).toBeUndefined();
    write('pnpm-lock.yaml', '');
    write('scripts/packaging-passed.txt', `${'0'.repeat(64)}\n`);
    expect(why()).toBeUndefined();
  });

  test('ask for a commit of their result only when it is new', () => {
    savePassed(root, packagingFingerprint(root));
    expect(console.log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Commit scripts/packaging-passed.txt'),
    );
    savePassed(root, packagingFingerprint(root));
    expect(console.log).toHaveBeenCalledOnce();
  });
});
