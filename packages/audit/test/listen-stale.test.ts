import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startSite } from '../src/cli/start-site.ts';
import { createRepository, type Repository } from './repository.ts';

const main = join(import.meta.dirname, '../src/main.ts');
let root: string;
let repository: Repository;
const put = (file: string, text: string) => writeFileSync(join(root, file), text);
/** Where git is: a program of this test finds no screen reader, but git. */
let git: string;

const record = (version: string) =>
  put(
    'menu/evidence/Menu.transcript.txt',
    `# A menu\n${version}\n== en\n[load] a\n[Tab] b\n\n== es\n[load] a\n[Tab] b\n`,
  );

/** Runs stale scenarios on a machine with git and without a screen reader. */
function listen(environment: NodeJS.ProcessEnv = {}) {
  const serve = `${process.execPath} -e "fs.writeFileSync('started', '')"`;
  const { stdout, status } = spawnSync(process.execPath, [main, 'listen', '--stale', '--serve', serve], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: git, ...environment },
  });
  return { lines: stdout.trim().split('\n'), status, isServed: existsSync(join(root, 'started')) };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-stale-'));
  mkdirSync(join(root, 'menu/evidence'), { recursive: true });
  put('menu/Menu.ts', 'export const menu = 1;\n');
  put(
    'audit.config.ts',
    `export default {
      product: { en: 'A site', es: 'Un sitio' },
      sources: [{ kind: 'storybook', base: 'http://localhost:1' }],
      scenarios: ['*/evidence/*.scenario.yml'],
      components: [{ id: 'menu', folder: 'menu', stories: 'menu' }],
    };`,
  );
  put(
    'menu/evidence/Menu.scenario.yml',
    `{ title: { en: A menu, es: Un menú }, address: { en: /, es: /es }, proves: [], criteria: ['4.1.2'],
      load: { en: [], es: [] }, steps: [{ press: Tab }] }`,
  );
  git = join(root, 'git');
  mkdirSync(git);
  const { stdout } = spawnSync('which', ['git'], { encoding: 'utf8' });
  symlinkSync(stdout.trim(), join(git, 'git'));
  repository = createRepository(root);
  record(`# Version 1.0.0, commit ${repository.commit()}.`);
  repository.commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('starts nothing while no folder has changed since its transcript', () => {
  expect(listen({ CI: '1' })).toEqual({
    lines: ['All recordings are up to date.'],
    status: 0,
    isServed: false,
  });
});

test('skips a stale recording without a screen reader with exit code 77, and fails in CI', () => {
  put('menu/Menu.ts', 'export const menu = 2;\n');
  const { lines, ...rest } = listen();
  expect(rest).toEqual({ status: 77, isServed: false });
  expect(lines[0]).toBe(
    'Recorded at an earlier or unknown commit, or not yet: menu/evidence/Menu.transcript.txt',
  );
  expect(lines[1]).toBe('skipped  menu/evidence/Menu.scenario.yml');
  expect(lines[2]).toContain('missing: Xvfb');
  expect(lines.slice(3)).toEqual([
    'NOT TESTED: 1 of 1 recordings.',
    'Folders have changed since these recordings, or their commit is unknown. Run a11y-audit listen --stale --accept, review the changes and commit them.',
  ]);
  expect(listen({ CI: '1' }).status).toBe(1);
});

test.each([
  ['names no commit', '# Patches of Orca: none.'],
  ['names a commit with changes of its own', '# Version 1.0.0, commit 0123456789ab+.'],
  ['names a commit that is not in the repository', '# Version 1.0.0, commit 0123456789ab.'],
])('a transcript that %s is due', (_, version) => {
  record(version);
  expect(listen().lines[1]).toBe('skipped  menu/evidence/Menu.scenario.yml');
});

test('without git every transcript is due', () => {
  expect(listen({ PATH: '' }).lines[1]).toBe('skipped  menu/evidence/Menu.scenario.yml');
});

test('a scenario without a transcript is due as well', () => {
  rmSync(join(root, 'menu/evidence/Menu.transcript.txt'));
  expect(listen().lines[1]).toBe('skipped  menu/evidence/Menu.scenario.yml');
});

test('refuses a headless shell before it starts a site', () => {
  rmSync(join(root, 'menu/evidence/Menu.transcript.txt'));
  mkdirSync(join(root, 'bin'));
  const shell = 'chromium-headless-shell';
  for (const program of ['Xvfb', 'openbox', 'xdotool', 'orca', 'dbus-daemon', 'gdbus', shell])
    writeFileSync(join(root, 'bin', program), '#!/bin/sh\n', { mode: 0o755 });
  // Finds every program in `bin`.
  writeFileSync(join(root, 'bin/which'), '#!/bin/sh\n', { mode: 0o755 });
  const { lines, ...rest } = listen({
    PATH: join(root, 'bin'),
    PLAYWRIGHT_CHROMIUM_PATH: join(root, 'bin', shell),
  });
  expect(rest).toEqual({ status: 77, isServed: false });
  expect(lines[2]).toContain(`${shell} is a headless shell.`);
});

test('starts a site by a command that prints its URL, and stops it', async () => {
  const program = "console.log('Built.'); console.log('http://localhost:1'); setInterval(() => {}, 1000)";
  const { url, stop } = await startSite(`"${process.execPath}" -e "${program}"`);
  expect(url).toBe('http://localhost:1');
  await stop();
  await expect(startSite('echo no URL; exit 3')).rejects.toThrow('ended with 3 and printed no URL');
});
