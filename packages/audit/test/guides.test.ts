/** Compares claims of the guide and the README with the code. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { createProgram } from '../src/cli/program.ts';
import { createAcrRows } from '../src/reports/acr/acr-rows.ts';
import { MAX_BYTES } from '../src/reports/write-reports.ts';
import { rules, setRules } from '../src/scan/rules/index.ts';
import { evidence, row } from './evidence.ts';

const ROOT = join(import.meta.dirname, '../../..');
const documents = ['docs/guides/audit.md', 'packages/audit/README.md'].map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}));
const [guide, readme] = documents.map(({ text }) => text) as [string, string];

const NUMERALS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty'];

describe.each(documents)('$file', ({ text }) => {
  test('documents that chapter 6 passes on failures of the pages that provide support', () => {
    const support = { '602.2': { pages: ['home'] } };
    const [failing] = createAcrRows(evidence([row('reflow', ['1.4.10'], 'failed')], { support })).filter(
      (answer) => answer.row.number === '602.2',
    );
    expect(failing?.level).toBe('partially-supports');
    expect(text).not.toMatch(/chapter 6[^.]*is not checked/i);
    expect(text).toMatch(/passes on what failed there/);
  });

  test('names existing commands', () => {
    const known = createProgram().commands.map((each) => each.name());
    const named = [...text.matchAll(/(?:a11y-audit|audit:a11y) ([a-z]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });
});

test('the README has the number of rules', () => {
  const count = rules.length + setRules.length;
  const ones = NUMERALS[count % 10] ?? '';
  expect(readme).toContain(`${TENS[Math.floor(count / 10)] ?? ''}-${ones} of our own`);
});

test('the guide has the number of transcripts with Firefox and the size limit of reports', () => {
  const transcripts = execFileSync('git', ['ls-files', '*.firefox.transcript.txt'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const count = transcripts.trim().split('\n').length;
  expect(guide).toContain(`for ${NUMERALS[count] ?? count} components with Firefox`);
  expect(guide).toContain(`more than ${MAX_BYTES / 1_000_000} MB`);
});

test('each page of the report has at most 100 kB', () => {
  const folder = join(ROOT, 'a11y-reports');
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => statSync(join(folder, file)).size > 100_000)).toEqual([]);
});

test('the guide lists the files of the reports', () => {
  const files = execFileSync('git', ['ls-files', 'a11y-reports'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => file.replace('a11y-reports/', ''));
  const named = (file: string) =>
    guide.includes(file.replace(/^trace-\d\.\d/, 'trace-3.3').replace(/(?<=^screenshots\/).*/, '')) ||
    guide.includes(`….${file.split('.').slice(-2).join('.')}`);
  expect(files.filter((file) => !file.endsWith('.css') && !named(file))).toEqual([]);
});
