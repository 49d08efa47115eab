import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder).filter((name) => name !== 'README.md');

const LINK = /\[(.+?)\]\((\S+\.md)\)/g;
const findLinks = (text: string): string[] => [...text.matchAll(LINK)].map(([, , file = '']) => file);
const findLine = (text: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';

const root = fileURLToPath(new URL('..', import.meta.url));
const committed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Output of a build, which is not committed. */
const OUTPUT = /^(dist|data|node_modules)\//;

/** Paths of files in backticks that do not exist, unless the text says `(since removed)` of them. */
const findDeadPaths = (text: string): string[] =>
  [
    ...text.matchAll(
      /`([\w.-]+(?:\/[\w.-]+)*\.(?:[cm]?[jt]sx?|json|ya?ml|md|html|css))`(?! \(since removed\))/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && !OUTPUT.test(path))
    .filter((path) => !committed.some((file) => file === path || file.endsWith(`/${path}`)));

test('finds a path that does not exist', () => {
  expect(findDeadPaths('`scripts/no-such.ts` and `scripts/build.ts`, `dist/html/a.html`')).toEqual([
    'scripts/no-such.ts',
  ]);
  expect(findDeadPaths('`scripts/no-such.ts` (since removed)')).toEqual([]);
});

type Row = { file: string; date: string; title: string; status: string; replaced: string[] };

const rows: Row[] = read('README.md')
  .split('\n')
  .filter((line) => line.startsWith('| 20'))
  .map((line) => {
    const [, date = '', decision = '', status = '', replaces = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const [, title = '', file = ''] = [...decision.matchAll(LINK)][0] ?? [];
    return { file, date, title, status, replaced: findLinks(replaces) };
  });

test('the index lists every decision once, by date', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  const dates = rows.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
});

describe.each(files)('%s', (file) => {
  const text = read(file);
  const status = findLine(text, 'Status');
  const row = rows.find((each) => each.file === file);

  test('has the date, title and status that the index shows', () => {
    expect(file.slice(0, 10)).toBe(row?.date);
    expect(/^# (.+)\n/.exec(text)?.[1]).toBe(row?.title);
    expect(status).toMatch(/^(accepted|replaced( in part)? by \[.+)$/);
    expect(status.replace(/ by \[.*/, '')).toBe(row?.status);
  });

  test('names files that exist', () => {
    expect(findDeadPaths(text)).toEqual([]);
  });

  test('names the decision that it replaces, which links back', () => {
    const replaced = findLinks(findLine(text, 'Replaces(?: in part)?'));
    expect(replaced).toEqual(row?.replaced);
    for (const older of replaced) expect(findLinks(findLine(read(older), 'Status'))).toContain(file);
    for (const newer of findLinks(status))
      expect(findLinks(findLine(read(newer), 'Replaces(?: in part)?'))).toContain(file);
  });
});
