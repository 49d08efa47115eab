import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { copyReports, REPORTS } from './copy-reports.ts';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, 'site', REPORTS, file), 'utf8');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copy-reports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('copies the files that a report links to as text, and keeps the words of a link to one that is gone', async () => {
  put('ui/Menu.test.tsx', "test('MNU-01 has a name');");
  put(
    'a11y-reports/trace.en.html',
    '<a href="../ui/Menu.test.tsx#L1">has a name</a> <a lang="en" href="../ui/Gone.test.tsx">is gone</a> <a lang="en" href="../ui/Menu.test.tsx">in English</a> <a href="report.en.html#a">other</a>',
  );
  expect(await copyReports(join(root, 'site'), root)).toEqual([`/${REPORTS}/trace.en.html`]);
  expect(read('trace.en.html')).toBe(
    '<a href="source/ui/Menu.test.tsx.txt">has a name</a> is gone <a lang="en" href="source/ui/Menu.test.tsx.txt">in English</a> <a href="report.en.html#a">other</a>',
  );
  expect(read('source/ui/Menu.test.tsx.txt')).toContain('MNU-01');
});
