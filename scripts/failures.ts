/** The failed tests in the JSON reports of the test runners, for the summary of `npm test`. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test: its file, its full title, and the first lines of its error. */
export type Failure = { file: string; title: string; message: string };

const MESSAGE_LINES = 12;

/** The first lines of an error, without its stack and the colors of a terminal. */
export const summarizeError = (error: string): string =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, MESSAGE_LINES)
    .join('\n');

export type VitestReport = {
  testResults: readonly {
    /** An absolute path. */
    name: string;
    startTime: number;
    endTime: number;
    /** The error of a file that could not be loaded, else ''. */
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
};

export const findVitestFailures = ({ testResults }: VitestReport, root: string): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message !== '') {
      return [{ file, title: 'could not be loaded', message: summarizeError(message) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: summarizeError(failureMessages.join('\n')),
    }));
  });

export type PlaywrightSuite = {
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    tests: readonly {
      status: string;
      results: readonly { duration: number; errors: readonly { message?: string }[] }[];
    }[];
  }[];
};

export const findPlaywrightFailures = ({ file, suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return { file, title, message: summarizeError(messages.join('\n')) };
      }),
  ),
  ...suites.flatMap(findPlaywrightFailures),
];

export const indent = (text: string): string => text.replaceAll(/^/gm, '    ');

/** One block a test: stage, file and title, then the error. */
export const formatFailures = (stage: string, failures: readonly Failure[]): string[] =>
  failures.map(({ file, title, message }) => `  ${stage} › ${file} › ${title}\n${indent(message)}`);
