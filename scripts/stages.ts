/** The kinds of stages of `npm test`. Each counts passed and failed tests. */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

import {
  findPlaywrightFailures,
  findVitestFailures,
  type Failure,
  type PlaywrightSuite,
  type VitestReport,
} from './failures.ts';
import { packagingFingerprint, savePassed, findPackagingProof } from './packaging.ts';

/** A test file with the seconds that its tests took. */
type Timing = { file: string; seconds: number };
type Count = {
  passed: number;
  failed: number;
  /** Tests without a required program on this machine. In CI a missing program is a failure instead. */
  skipped?: number;
  /** Why the stage had nothing to run, as a sentence. */
  notNeeded?: string;
  slowest?: readonly Timing[];
  failures?: readonly Failure[];
  /** Titles of tests that failed once and passed when repeated. They count as passed. */
  flaky?: readonly string[];
};
/** Where a stage prints: the terminal, or an open file. */
export type Output = 'inherit' | number;
export type Stage = {
  name: string;
  run: (output: Output) => Promise<Count>;
  /** Expected maximum in seconds, printed beside the actual time. Exceeding it is no failure. */
  budget?: number;
  /** Names of the stages that must end before it starts. */
  after?: readonly string[];
  /** Number of busy processes. Default: 1; `Infinity` for a stage that must run alone. */
  workers?: number;
};

export const root = new URL('..', import.meta.url).pathname;
export const reports = mkdtempSync(join(tmpdir(), 'longcovid-tests-'));

/** The exit code; 1 if it could not be started or was killed by a signal. */
const exitCode = (
  output: Output,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

const execute = async (...of: Parameters<typeof exitCode>): Promise<boolean> => (await exitCode(...of)) === 0;

/** A stage of one check, which passes or fails. */
export const check = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async (output) =>
    (await execute(output, command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

const audit = 'packages/audit/src/main.ts';
const served = 'node scripts/serve-with-stories.ts';

/** Exit code of a check that this machine cannot run: it has neither passed nor failed. */
const NOT_RUN = 77;

/** Runs the screen-reader scenarios with a stale transcript. Builds and starts nothing if all are fresh. */
export const recordings: Stage = {
  name: 'recordings of the screen reader',
  run: async (output) => {
    const code = await exitCode(output, 'node', [audit, 'listen', '--stale', '--serve', served]);
    if (code === NOT_RUN) return { passed: 0, failed: 0, skipped: 1 };
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

/** On the port of the config, since an interrupted scan continues only with the same URLs. */
export const scan = check('scan of pages and stories', 'node', [
  audit,
  'scan',
  '--serve',
  `PORT=3000 ${served}`,
]);

/** Reads the JSON report of a test runner. Without a report, or if a run failed without a failed test, counts one failure. */
function counted(isGreen: boolean, read: () => Count): Count {
  try {
    const count = read();
    return isGreen || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch (error) {
    console.error('The test runner left no report.', error);
    return { passed: 0, failed: 1 };
  }
}

/** The five slowest files. */
const findSlowest = (timings: readonly Timing[]): Timing[] =>
  timings.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const vitest = (
  name: string,
  projects: readonly string[],
  options: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Stage => ({
  name,
  run: async (output) => {
    const file = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options];
    const all = [...args, ...projects.map((project) => `--project=${project}`)];
    const isGreen = await execute(output, 'vitest', all, environment);
    return counted(isGreen, () => {
      const report = readJson(file) as VitestReport & {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
      };
      const timings = report.testResults.map(({ name: path, startTime, endTime }) => ({
        file: relative(root, path),
        seconds: (endTime - startTime) / 1000,
      }));
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
        slowest: findSlowest(timings),
        failures: findVitestFailures(report, root),
        flaky: report.testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
          .map(({ fullName }) => fullName),
      };
    });
  },
});

const FOLDERS_PER_STAGE = 8;

/** Every story in every mode, in stages of a few folders, so that an interrupted run loses only minutes. */
export function storyMatrix(): Stage[] {
  const files = globSync('packages/ui/src/{components/*,theme}/*.stories.tsx', { cwd: root });
  const folders = [...new Set(files.map((file) => basename(dirname(file))))].sort();
  const groups = Map.groupBy(folders, (folder) => Math.floor(folders.indexOf(folder) / FOLDERS_PER_STAGE));
  return [...groups.values()].map((group) =>
    vitest(
      `every story in every mode, ${group[0]} to ${group.at(-1)}`,
      ['ui (browser)'],
      ['story-matrix.browser'],
      { VITE_STORY_MATRIX: 'full', VITE_STORY_MATRIX_FOLDERS: group.join() },
    ),
  );
}

/** Runs if something that packing depends on has changed, or if `isForced`. */
export const packaging = (isForced: boolean): Stage => ({
  name: 'packaging',
  run: async (output) => {
    const fingerprint = packagingFingerprint(root);
    const notNeeded = isForced ? undefined : findPackagingProof(root, fingerprint);
    if (notNeeded !== undefined) {
      console.log(`NOT RUN: ${notNeeded}.`);
      return { passed: 0, failed: 0, notNeeded };
    }
    const count = await vitest('packaging', ['packaging']).run(output);
    if (count.failed === 0) savePassed(root, fingerprint);
    return count;
  },
});

/** The total duration of a suite in Playwright's report, in milliseconds. */
const sumDurations = ({ suites = [], specs }: PlaywrightSuite): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(sumDurations),
  ].reduce((sum, duration) => sum + duration, 0);

const findFlaky = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(findFlaky),
];

/** A stage run by Playwright, which writes its report to `PLAYWRIGHT_JSON_OUTPUT_NAME`. */
const browserStage = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async (output) => {
    const file = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
    const isGreen = await execute(output, command, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    return counted(isGreen, () => {
      const { stats, suites } = readJson(file) as {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number };
        suites: PlaywrightSuite[];
      };
      const timings = suites.map((suite) => ({ file: suite.file, seconds: sumDurations(suite) / 1000 }));
      return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        slowest: findSlowest(timings),
        failures: suites.flatMap(findPlaywrightFailures),
        flaky: suites.flatMap(findFlaky),
      };
    });
  },
});

/** The end-to-end tests of the site. */
export const playwright = (name: string, args: readonly string[] = []): Stage =>
  browserStage(name, 'pnpm', ['--filter', '@longcovid/site', 'exec', 'playwright', 'test', ...args]);

/** The tasks: a random sample with a new seed, or every task in every way. */
export const tasks = (isWhole: boolean): Stage =>
  browserStage('tasks', 'node', ['tasks/run.ts', ...(isWhole ? ['--all'] : [])]);
