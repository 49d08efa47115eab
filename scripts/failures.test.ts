import { expect, test } from 'vitest';

import { findPlaywrightFailures, findVitestFailures, formatFailures, summarizeError } from './failures.ts';

test('shortens an error to what it says', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  expect(
    summarizeError(`\u001b[31mexpected 1\u001b[39m\n\n    at run (file.ts:1:2)\n${lines.join('\n')}`),
  ).toBe(['expected 1', ...lines.slice(0, 11)].join('\n'));
});

test('finds failed tests of Vitest, and files that could not be loaded', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'sum adds', failureMessages: ['Error: expected 3'] };
  const file = { startTime: 0, endTime: 1, message: '' };
  const testResults = [
    { ...file, name: '/repo/a.test.ts', assertionResults: [passed, failed] },
    { ...file, name: '/repo/b.test.ts', assertionResults: [], message: 'Cannot find module x' },
    { ...file, name: '/repo/c.test.ts', assertionResults: [passed] },
  ];
  expect(findVitestFailures({ testResults }, '/repo')).toEqual([
    { file: 'a.test.ts', title: 'sum adds', message: 'Error: expected 3' },
    { file: 'b.test.ts', title: 'could not be loaded', message: 'Cannot find module x' },
  ]);
});

test('finds failed tests of Playwright, without flaky ones, in nested suites', () => {
  const createSpec = (title: string, status: string) => ({
    title,
    tests: [
      { status, results: [{ duration: 1, errors: status === 'expected' ? [] : [{ message: status }] }] },
    ],
  });
  const inner = { file: 'a.e2e.ts', specs: [createSpec('late', 'flaky'), createSpec('left out', 'skipped')] };
  const suite = {
    file: 'a.e2e.ts',
    specs: [createSpec('good', 'expected'), createSpec('bad', 'unexpected')],
    suites: [inner],
  };
  expect(findPlaywrightFailures(suite)).toEqual([{ file: 'a.e2e.ts', title: 'bad', message: 'unexpected' }]);
});

test('formats each failure with its stage and an indented error', () => {
  const failures = [{ file: 'a.test.ts', title: 'adds', message: 'expected 3\nreceived 4' }];
  expect(formatFailures('unit', failures)).toEqual([
    '  unit › a.test.ts › adds\n    expected 3\n    received 4',
  ]);
});
