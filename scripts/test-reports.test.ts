import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { readReport } from './test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'longcovid-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(kind: 'vitest' | 'playwright', report: object, exitCode: number) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(kind, file, exitCode);
}

const counts = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

test('fails when the runner left no report', () => {
  const { failed, failures } = readReport('vitest', join(folder, 'none.json'), 1);
  expect(failed).toBe(1);
  expect(failures.join()).toContain('left no report');
});

test('fails when no test ran', () => {
  expect(read('vitest', counts, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('fails when the runner ends with an error that no test explains', () => {
  expect(read('vitest', { ...counts, numPassedTests: 5 }, 1)).toMatchObject({ passed: 5, failed: 1 });
});

test('counts failed files and tests of Vitest, and names flaky tests', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: ['once'] },
        {
          status: 'failed',
          fullName: 'divides',
          failureMessages: ['\u001b[31mexpected 3\u001b[39m\n    at run (a.ts:1:2)'],
        },
      ],
    },
    { name: 'b.test.ts', message: 'Cannot find module x', assertionResults: [] },
  ];
  expect(read('vitest', { ...counts, numPassedTests: 1, numFailedTests: 1, testResults }, 1)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    flaky: ['adds'],
    failures: ['divides\n    expected 3', 'b.test.ts\n    Cannot find module x'],
  });
});

test('counts skipped tests among those that a pattern has chosen', () => {
  const file = join(folder, 'stories.json');
  const assertionResults = ['button', 'card', 'carousel'].map((fullName, index) => ({
    status: index === 0 ? 'passed' : 'skipped',
    fullName,
    failureMessages: [],
  }));
  const testResults = [{ name: 'stories.test.ts', message: '', assertionResults }];
  writeFileSync(file, JSON.stringify({ ...counts, numPassedTests: 1, testResults }));
  expect(readReport('vitest', file, 0, /^b/).skipped).toBe(0);
  expect(readReport('vitest', file, 0, /^(b|ca)/).skipped).toBe(2);
  expect(readReport('vitest', file, 0).skipped).toBe(2);
});

test('counts tests of Playwright in nested suites, and errors outside of tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: status }] }] }],
  });
  const suites = [
    {
      file: 'a.e2e.ts',
      specs: [spec('good', 'expected'), spec('bad', 'unexpected')],
      suites: [{ file: 'a.e2e.ts', specs: [spec('late', 'flaky')] }],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  expect(read('playwright', { stats, suites, errors: [{ message: 'no port' }] }, 1)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    flaky: ['a.e2e.ts › late'],
    failures: ['a.e2e.ts › bad\n    unexpected', 'outside of a test\n    no port'],
  });
});
