import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder).filter((name) => name !== 'README.md');

const LINK = /\[(.+?)\]\((\S+\.md)\)/g;
const findLinks = (text: string): string[] => [...text.matchAll(LINK)].map(([, , file = '']) => file);
const findLine = (text: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';

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

  test('names the decision that it replaces, which links back', () => {
    const replaced = findLinks(findLine(text, 'Replaces(?: in part)?'));
    expect(replaced).toEqual(row?.replaced);
    for (const older of replaced) expect(findLinks(findLine(read(older), 'Status'))).toContain(file);
    for (const newer of findLinks(status))
      expect(findLinks(findLine(read(newer), 'Replaces(?: in part)?'))).toContain(file);
  });
});
