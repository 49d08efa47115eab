/** Reads the JSON reports of the test runners. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Result = {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that failed once and passed when repeated. They count as passed. */
  flaky: string[];
  /** Titles of failed tests with the first lines of their errors. */
  failures: string[];
};

const ERROR_LINES = 12;

const describeFailure = (title: string, error: string): string => {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [title, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line}`)].join('\n');
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    /** The error of a file that could not be loaded, else ''. */
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
};

function readVitest(report: VitestReport, pattern: RegExp): Result {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const unloaded = report.testResults.filter(
    ({ message, assertionResults }) =>
      message !== '' && !assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: tests.filter(
      ({ status, fullName }) => !['passed', 'failed'].includes(status) && pattern.test(fullName),
    ).length,
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages.join('\n'))),
      ...unloaded.map(({ name, message }) => describeFailure(name, message)),
    ],
  };
}

type PlaywrightSuite = {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    tests: readonly { status: string; results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
  /** Errors outside of tests, such as in a global setup. */
  errors: readonly { message?: string }[];
};

const findTests = ({
  file,
  suites = [],
  specs,
}: PlaywrightSuite): { title: string; status: string; error: string }[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${file} › ${title}`,
      status,
      error: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
    })),
  ),
  ...suites.flatMap(findTests),
];

function readPlaywright({ stats, suites, errors }: PlaywrightReport): Result {
  const tests = suites.flatMap(findTests);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ title }) => title),
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ title, error }) => describeFailure(title, error)),
      ...errors.map(({ message = '' }) => describeFailure('outside of a test', message)),
    ],
  };
}

/**
 * The result of a test runner that ended with this exit code.
 * A missing report, a run without tests, and an exit code that no failed test explains count as one failure.
 * @param pattern What Vitest's `--testNamePattern` chose, since its report calls all other tests skipped. Default: all tests.
 */
export function readReport(
  kind: 'vitest' | 'playwright',
  file: string,
  exitCode: number,
  pattern = /(?:)/,
): Result {
  const fail = (result: Result, reason: string): Result => ({
    ...result,
    failed: result.failed + 1,
    failures: [...result.failures, reason],
  });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return fail(
      { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] },
      `The test runner ended with exit code ${exitCode} and left no report. Read its output above.`,
    );
  }
  const result =
    kind === 'vitest'
      ? readVitest(JSON.parse(text) as VitestReport, pattern)
      : readPlaywright(JSON.parse(text) as PlaywrightReport);
  if (result.passed + result.failed === 0)
    return fail(result, 'No test ran. Check the names of projects and files.');
  if (exitCode !== 0 && result.failed === 0)
    return fail(
      result,
      `The test runner ended with exit code ${exitCode}, though no test failed. Read its output above.`,
    );
  return result;
}
