import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openPassedStages } from './passed-stages.ts';

let root = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const commit = () => {
  git('add', '-A');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '-m', 'Change');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longcovid-stages-'));
  writeFileSync(join(root, '.gitignore'), 'node_modules/\n');
  git('init');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

test('remembers passed stages on the same commit', () => {
  openPassedStages(root).add('pages in Firefox');
  expect(openPassedStages(root).has('pages in Firefox')).toBe(true);
  expect(openPassedStages(root).has('pages in Chromium')).toBe(false);
});

test('forgets them on another commit', () => {
  openPassedStages(root).add('unit');
  writeFileSync(join(root, 'a.txt'), 'a');
  commit();
  expect(openPassedStages(root).has('unit')).toBe(false);
});

test('ignores and records nothing with changed files', () => {
  openPassedStages(root).add('unit');
  writeFileSync(join(root, 'a.txt'), 'a');
  expect(openPassedStages(root).has('unit')).toBe(false);
  openPassedStages(root).add('tasks');
  rmSync(join(root, 'a.txt'));
  expect(openPassedStages(root).has('tasks')).toBe(false);
});
