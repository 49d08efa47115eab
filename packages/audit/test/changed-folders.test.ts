import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { findChangedFolders, readCommit, readVersion } from '../src/evidence/changed-folders.ts';
import { createRepository, type Repository } from './repository.ts';

let root: string;
let repository: Repository;
let first: string;
const folders = ['src/menu', 'src/menu-bar', 'pages/{en,es}/**'];
const find = (commit = first) => findChangedFolders(root, commit, folders);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-changed-'));
  for (const folder of ['src/menu/evidence', 'src/menu-bar', 'pages/en', 'pages/fr'])
    mkdirSync(join(root, folder), { recursive: true });
  repository = createRepository(root);
  repository.put('src/menu/Menu.ts', 'export const menu = 1;\n');
  repository.put('pages/en/home.md', 'Home\n');
  first = repository.commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('finds no folder where nothing has changed', () => {
  expect(find()).toEqual([]);
  expect(readCommit(root, folders)).toBe(first);
});

test.each([
  ['committed', true],
  ['not committed', false],
])('finds changed, new and deleted files, %s', (_, isCommitted) => {
  repository.put('src/menu/Menu.ts', 'export const menu = 2;\n');
  repository.put('src/menu-bar/MenuBar.ts', '');
  rmSync(join(root, 'pages/en/home.md'));
  const second = isCommitted ? repository.commit() : '';
  expect(find()).toEqual(folders);
  expect(readCommit(root, folders)).toBe(isCommitted ? second : `${first}+`);
});

test('finds a folder that a file has left', () => {
  renameSync(join(root, 'src/menu/Menu.ts'), join(root, 'src/menu-bar/Menu.ts'));
  repository.commit();
  expect(find()).toEqual(['src/menu', 'src/menu-bar']);
});

test('neither evidence, requirements, tests nor other folders count', () => {
  repository.put('src/menu/evidence/Menu.transcript.txt', '');
  repository.put('src/menu/SPEC.md', '');
  repository.put('src/menu/Menu.browser.test.tsx', '');
  repository.put('pages/fr/home.md', '');
  repository.put('src/menu.ts', '');
  repository.commit();
  repository.put('src/menu/evidence/Menu.scenario.yml', '');
  expect(find()).toEqual([]);
  expect(readCommit(root, folders)).not.toContain('+');
});

test('a root inside of a repository has paths of its own', () => {
  repository.put('src/menu/Menu.ts', '');
  expect(findChangedFolders(join(root, 'src'), first, ['menu', 'src/menu'])).toEqual(['menu']);
});

test.each(['0123456789ab', 'unknown', '', '--all'])('does not know what has changed since “%s”', (commit) => {
  expect(find(commit)).toBe('unknown');
});

test('does not know what has changed since a commit with changes of its own', () => {
  expect(find(`${first}+`)).toBe('unknown');
});

test('does not know what has changed without git', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(find()).toBe('unknown');
  expect(readCommit(root, folders)).toBe('unknown');
  const { PATH } = process.env;
  process.env.PATH = '';
  try {
    expect(find()).toBe('unknown');
  } finally {
    process.env.PATH = PATH;
  }
});

test('reads the version of the nearest package that has one', () => {
  writeFileSync(join(root, 'package.json'), '{ "version": "1.2.3" }');
  writeFileSync(join(root, 'src/package.json'), '{ "private": true }');
  expect(readVersion(join(root, 'src/menu'))).toBe('1.2.3');
  expect(readVersion('/')).toBe('unknown');
});
