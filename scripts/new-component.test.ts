import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from 'prettier';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';
const src = () => join(root, 'packages/ui/src/components');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'new-component.ts'), '--root', root, ...args], {
    encoding: 'utf8',
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-component-'));
  mkdirSync(src(), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('creates the minimal folder and a changeset that states who is affected', () => {
  expect(run('progress-bar').status).toBe(0);
  expect(readdirSync(join(src(), 'progress-bar'), { recursive: true }).sort()).toEqual([
    'ProgressBar.browser.test.tsx',
    'ProgressBar.css.ts',
    'ProgressBar.examples.ts',
    'ProgressBar.stories.tsx',
    'ProgressBar.tsx',
    'SPEC.md',
    'evidence',
    'evidence/conformance.json',
    'index.ts',
  ]);
  const changeset = readFileSync(join(root, '.changeset/new-progress-bar.md'), 'utf8');
  expect(changeset).toContain("'@longcovid/ui': minor");
  expect(changeset).toContain('Partner sites can import the new component `ProgressBar`');
});

test('states that there is no evidence yet, so that its first change needs no release', () => {
  run('progress-bar');
  const conformance = readFileSync(join(src(), 'progress-bar/evidence/conformance.json'), 'utf8');
  expect(Object.keys(JSON.parse(conformance) as object)).toEqual(['about']);
});

test('has a test for every requirement with proof by test', () => {
  run('progress-bar');
  const spec = readFileSync(join(src(), 'progress-bar/SPEC.md'), 'utf8');
  const tests = readFileSync(join(src(), 'progress-bar/ProgressBar.browser.test.tsx'), 'utf8');
  const ids = [...spec.matchAll(/^\| (\S+) \|.*\| test +\|$/gm)].map((match) => match[1]);
  expect(ids).toHaveLength(1);
  for (const id of ids) expect(tests).toContain(`test('${id ?? ''} `);
});

test('leaves axe, hydration and reflow to the story matrix', () => {
  run('progress-bar');
  const spec = readFileSync(join(src(), 'progress-bar/SPEC.md'), 'utf8');
  expect(spec).toMatch(/^\| \S+ \|.*axe-core.*hydration.*320 px.*\| story-matrix +\|$/m);
  const tests = readFileSync(join(src(), 'progress-bar/ProgressBar.browser.test.tsx'), 'utf8');
  expect(tests).not.toMatch(/axe|hydrate\(/);
});

test('gives requirement ids that no other component has', () => {
  mkdirSync(join(src(), 'pager'));
  writeFileSync(join(src(), 'pager/SPEC.md'), '| PBR-01 | Taken. | 4.1.2 | test |\n');
  run('progress-bar');
  const spec = readFileSync(join(src(), 'progress-bar/SPEC.md'), 'utf8');
  expect(spec).toMatch(/^\| P[A-Z]{2}-01/m);
  expect(spec).not.toContain('PBR-');
});

test('imports what the repository has', () => {
  run('progress-bar');
  const folder = join(src(), 'progress-bar');
  const real = join(import.meta.dirname, '../packages/ui/src/components/progress-bar');
  const imports = globSync('*.{ts,tsx}', { cwd: folder }).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/import (?:type )?\{(.+?)\} from '(\.\.[^']+)'/g),
    ].map(([, names = '', path = '']) => ({ names, path })),
  );
  expect(imports.length).toBeGreaterThan(4);
  for (const { names, path } of imports) {
    const target = readFileSync(join(real, path), 'utf8');
    for (const name of names.replaceAll('type ', '').split(','))
      expect(target, path).toMatch(new RegExp(`export .*\\b${name.trim()}\\b`));
  }
});

test('writes files that are formatted', async () => {
  run('progress-bar');
  const files = globSync(join(src(), 'progress-bar/**/*.*'));
  expect(files).toHaveLength(8);
  for (const file of files) {
    const options = { filepath: file, singleQuote: true, printWidth: 110 };
    expect(await check(readFileSync(file, 'utf8'), options), file).toBe(true);
  }
});

test.each([
  [[], 'No name was given.', 'Run: pnpm new:component <name>'],
  [['ProgressBar'], '“ProgressBar” is not a name for a component.', 'Use small letters and hyphens'],
  [['progress--bar'], 'is not a name', 'Use small letters and hyphens'],
  [['--foo'], "Unknown option '--foo'", 'Run: pnpm new:component <name>'],
  [['../outside'], 'is not a name', 'Use small letters and hyphens'],
  [['utils'], '“utils” does not say what the component is.', 'Name it by what it shows or does'],
])('rejects %j with what happened, why it matters and what to do', (args, what, todo) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  const [first, second, third] = stderr.trim().split('\n');
  expect(first).toContain(what);
  expect(second).toMatch(/\w+.*\.$/);
  expect(third).toContain(todo);
  expect(readdirSync(src())).toEqual([]);
});

test('rejects an existing name and leaves its files', () => {
  mkdirSync(join(src(), 'progress-bar'));
  writeFileSync(join(src(), 'progress-bar/mine.ts'), 'kept');
  const { status, stderr } = run('progress-bar');
  expect(status).toBe(1);
  expect(stderr).toContain('exists already');
  expect(readdirSync(join(src(), 'progress-bar'))).toEqual(['mine.ts']);
});
