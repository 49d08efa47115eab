import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { check } from 'prettier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseKindName, UsageError } from './compose-kind.ts';

const workspace = join(import.meta.dirname, '..');
let root = '';

/** Copies the files that belong to kinds of content, and links the installed packages. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-kind-'));
  const content = 'packages/content';
  for (const path of [
    ...['src', 'compiler', 'tools', 'test', 'entries', 'datasets', 'messages', 'geo'].map(
      (folder) => `${content}/${folder}`,
    ),
    `${content}/NOTICE`,
    `${content}/package.json`,
    `${content}/tsconfig.build.json`,
    `${content}/vitest.config.ts`,
    'tsconfig.base.json',
    'packages/site/src/embeds',
    'docs/guides/editing.md',
  ]) {
    cpSync(join(workspace, path), join(root, path), { recursive: true });
  }
  for (const path of ['node_modules', `${content}/node_modules`]) {
    symlinkSync(join(workspace, path), join(root, path));
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'new-kind.ts'), '--root', root, ...args], {
    encoding: 'utf8',
  });
const inContent = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: join(root, 'packages/content'), encoding: 'utf8' });
const build = () => inContent(process.execPath, 'tools/build-entries.ts');
const readBuilt = (locale: string, name: string) =>
  JSON.parse(read(`packages/content/dist/${locale}/${name}.json`)) as Record<string, unknown>[];
function getUsageError(parse: () => unknown): string[] {
  try {
    parse();
  } catch (error) {
    if (error instanceof UsageError) return error.message.split('\n');
    throw error;
  }
  return [];
}
/** All files with their text, except installed and built ones. */
const readAll = () =>
  new Map(
    globSync('{packages,docs,.changeset}/**/*.{ts,tsx,md,yml}', {
      cwd: root,
      exclude: (path) => /node_modules|dist/.test(path),
    }).map((file) => [file, read(file)]),
  );

test.each([
  [undefined, undefined, 'No name was given.', 'Run: npm run new:kind -- <name>'],
  ['TipSheet', undefined, '“TipSheet” is not a name', 'Use lower-case words joined by hyphens'],
  ['tip--sheet', undefined, 'is not a name', 'Use lower-case words joined by hyphens'],
  ['../outside', undefined, 'is not a name', 'Use lower-case words joined by hyphens'],
  ['tip-sheet', 'Tips', '“Tips” is not a name', 'Use lower-case words joined by hyphens'],
  ['story', undefined, 'packages/content/src/kinds/story.ts exists already.', 'Choose another name'],
  ['class', undefined, '“class” cannot be the name of a kind.', 'Choose another name'],
  ['order', undefined, '“order” has another meaning in the code.', 'Name it by what its entries are'],
  ['season', undefined, '“season” has another meaning in the code.', 'Name it by what its entries are'],
  ['tale', 'stories', '“stories” is the name of another list', '-- tale --plural'],
  ['series', 'series', '“series” cannot be the name', '--plural series-list'],
])('rejects %j, plural %j, with what happened, why it matters and what to do', (name, plural, what, todo) => {
  const [happened, why, ...rest] = getUsageError(() => parseKindName(workspace, name, plural));
  expect(happened).toContain(what);
  expect(why).toMatch(/\w+.*\.$/);
  expect(rest).toEqual([expect.stringContaining(todo)]);
});

test('ends an unknown option with an error and writes nothing', () => {
  const before = readAll();
  const { status, stderr } = run('--color');
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining("Unknown option '--color'"),
    'No file was written.',
    expect.stringContaining('Run: npm run new:kind -- <name>'),
  ]);
  expect(readAll()).toEqual(before);
});

describe('a new kind', () => {
  let before: Map<string, string>;
  beforeAll(() => {
    before = readAll();
    const { status, stderr } = run('tip-sheet');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('consists of the kind, its entry, its embed and a changeset, and a line in each list', () => {
    const changed = [...readAll()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(changed.sort()).toEqual([
      '.changeset/new-kind-tip-sheet.md',
      'docs/guides/editing.md',
      'packages/content/entries/tip-sheet/first-example/en.md',
      'packages/content/entries/tip-sheet/first-example/es.md',
      'packages/content/entries/tip-sheet/first-example/meta.yml',
      'packages/content/src/kinds/index.ts',
      'packages/content/src/kinds/tip-sheet.ts',
      'packages/site/src/embeds/kinds/index.ts',
      'packages/site/src/embeds/kinds/tip-sheet.tsx',
    ]);
    expect(read('packages/site/src/embeds/kinds/index.ts')).toContain("  'tip-sheets': tipSheet,\n");
    expect(read('docs/guides/editing.md')).toMatch(
      /^\| `tip-sheet` +\| tip sheets, in a list +\| `::tip-sheets`/m,
    );
  });

  test('is formatted', async () => {
    for (const [file, text] of readAll()) {
      if (before.get(file) === text) continue;
      const options = { filepath: file, singleQuote: true, printWidth: 110 };
      expect(await check(text, options), file).toBe(true);
    }
  });

  test('passes the tests that every kind has to pass', () => {
    const { stdout, status } = inContent(
      'vitest',
      'run',
      '--pool=threads',
      '--no-isolate',
      'src/kinds/kinds.test.ts',
      'tools/kinds-table.test.ts',
    );
    expect(stdout).toContain('passed');
    expect(status).toBe(0);
  });

  test('is built with the entries that an editor adds, in their order', () => {
    const entry = 'packages/content/entries/tip-sheet/rest-first';
    write(`${entry}/meta.yml`, 'order: 2\nsample: true\n');
    write(`${entry}/en.md`, '---\ntitle: Rest first\n---\n\nLie down for an hour.\n');
    write(`${entry}/es.md`, '---\ntitle: Descanse primero\n---\n\nAcuéstese una hora.\n');
    const page = 'packages/content/entries/page/about-us/en.md';
    write(page, `${read(page)}\n::tip-sheets\n`);
    const { stderr, status } = build();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(readBuilt('en', 'tipSheets').map(({ title }) => title)).toEqual(['A first example', 'Rest first']);
    expect(readBuilt('es', 'tipSheets')[1]).toEqual({
      id: 'rest-first',
      sample: true,
      order: 2,
      title: 'Descanse primero',
      body: [{ type: 'paragraph', children: [{ type: 'text', value: 'Acuéstese una hora.' }] }],
    });
    expect(read('packages/content/dist/en/pages.json')).toContain(
      '{"type":"embed","name":"tip-sheets","attributes":{}}',
    );
  });

  test('reports a broken entry with the hint of the kind, and builds nothing', () => {
    const entry = 'packages/content/entries/tip-sheet/first-example/es.md';
    write(entry, read(entry).replace(/^title: .*/m, "title: ''"));
    const { stderr, status } = build();
    expect(status).toBe(1);
    expect(stderr).toContain(
      'entries/tip-sheet/first-example/es.md, field "title": it is empty. People look through the list by its titles. Write a few words.',
    );
  });

  test('cannot be made a second time', () => {
    const { status, stderr } = run('tip-sheet');
    expect(status).toBe(1);
    expect(stderr).toContain('packages/content/src/kinds/tip-sheet.ts exists already.');
  });
});
