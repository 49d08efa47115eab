import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { packagingFingerprint, savePassed, findPackagingProof } from './packaging.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const source = 'packages/ui/src/components/link/Link.tsx';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

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

describe('whether they must run', () => {
  const why = () => findPackagingProof(root, packagingFingerprint(root));

  test('without a history they run', () => expect(why()).toBeUndefined());

  test('after they passed they do not, until something that they read changes', () => {
    savePassed(root, packagingFingerprint(root));
    expect(why()).toContain('since they passed here');
    write('pnpm-lock.yaml', 'react: 20');
    expect(why()).toBeUndefined();
  });

  const commit = () => {
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'a');
  };
  /** Has `root` be a clone of a repository with one commit on main. */
  const clone = () => {
    const folder = mkdtempSync(join(tmpdir(), 'longcovid-clone-'));
    git('init', '--quiet', '--initial-branch', 'main');
    commit();
    git('clone', '--quiet', root, folder);
    rmSync(root, { recursive: true });
    cpSync(folder, root, { recursive: true });
    rmSync(folder, { recursive: true });
  };

  test('in a fresh clone of main they run until there is a release, and then when what they read has changed since', () => {
    clone();
    expect(why()).toBeUndefined();
    git('tag', '@longcovid/ui@1.0.0');
    write('README.md', 'changed');
    commit();
    git('push', '--quiet', '--force', '.', 'HEAD:refs/remotes/origin/main');
    expect(why()).toContain('differs from the release @longcovid/ui@1.0.0');
    write('pnpm-lock.yaml', 'react: 20');
    commit();
    git('push', '--quiet', '--force', '.', 'HEAD:refs/remotes/origin/main');
    expect(why()).toBeUndefined();
  });

  test('in a fresh clone they run on a branch that changes what they read', () => {
    clone();
    git('switch', '--quiet', '--create', 'branch');
    write('README.md', 'changed');
    commit();
    expect(why()).toContain('differs from main');
    write('pnpm-lock.yaml', 'react: 20');
    commit();
    expect(why()).toBeUndefined();
  });
});
