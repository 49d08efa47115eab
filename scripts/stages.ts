/** Kinds of stages of `npm test`. Each counts what passed and what failed. */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

import { packagingFingerprint, savePassed, findPackagingProof } from './packaging.ts';

/** A test file with the seconds that its tests took. */
type Timing = { file: string; seconds: number };
type Count = {
  passed: number;
  failed: number;
  /** What this machine lacks a program for. In CI there is none, since a program that is missing fails there. */
  skipped?: number;
  /** Why the stage had nothing to run, as a sentence. */
  notNeeded?: string;
  slowest?: readonly Timing[];
};
/** Where a stage prints: to the terminal, or into an open file. */
export type Output = 'inherit' | number;
export type Stage = {
  name: string;
  run: (output: Output) => Promise<Count>;
  /** Seconds that it should not take; said beside those that it took, no failure. */
  budget?: number;
  /** Names of the stages that must have ended before it begins. */
  after?: readonly string[];
  /** How many processes it keeps busy; 1 by default, `Infinity` for a stage that must run alone. */
  workers?: number;
};

export const root = new URL('..', import.meta.url).pathname;
export const reports = mkdtempSync(join(tmpdir(), 'longcovid-tests-'));

/** The exit code; 1 when it could not be started, or was ended by a signal. */
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

/** A stage that is one check: it passes or it does not. */
export const check = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async (output) =>
    (await execute(output, command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

const audit = 'packages/audit/src/main.ts';
const served = 'node scripts/serve-with-stories.ts';

/** Exit code of a check that this machine cannot run: it has neither passed nor failed. */
const NOT_RUN = 77;

/** Runs the screen-reader scenarios whose transcript is stale; builds and starts nothing when all are fresh. */
export const recordings: Stage = {
  name: 'recordings of the screen reader',
  run: async (output) => {
    const code = await exitCode(output, 'node', [audit, 'listen', '--stale', '--serve', served]);
    if (code === NOT_RUN) return { passed: 0, failed: 0, skipped: 1 };
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

/** On the port of the config: results contain addresses, and an interrupted scan continues only at the same ones. */
export const scan = check('scan of pages and stories', 'node', [
  audit,
  'scan',
  '--serve',
  `PORT=3000 ${served}`,
]);

/** Reads a runner's JSON report; a run that left none, or failed without a failed test, counts as one failure. */
function counted(isGreen: boolean, read: () => Count): Count {
  try {
    const count = read();
    return isGreen || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch (error) {
    console.error('The test runner left no report.', error);
    return { passed: 0, failed: 1 };
  }
}

/** The five files that took longest. */
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
      const report = readJson(file) as {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
        testResults: { name: string; startTime: number; endTime: number }[];
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
      };
    });
  },
});

const FOLDERS_PER_STAGE = 8;

/** Every story in every mode, some folders in each stage: minutes, so that an interrupted run has lost little. */
export function storyMatrix(): Stage[] {
  const files = globSync('packages/ui/src/{components/*,theme}/*.stories.tsx', { cwd: root });
  const folders = [...new Set(files.map((file) => basename(dirname(file))))].sort();
  const groups = Map.groupBy(folders, (folder) => Math.floor(folders.indexOf(folder) / FOLDERS_PER_STAGE));
  return [...groups.values()].map((group) =>
    vitest(
      `every story in every mode, ${group[0]} to ${group.at(-1)}`,
      ['ui (browser)'],
      ['story-matrix.browser'],
      { VITE_SWEEP: 'full', VITE_SWEEP_FOLDERS: group.join() },
    ),
  );
}

/** Runs when something that packing depends on has changed, and always when `isForced`. */
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

type Suite = {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};

/** All that a suite of Playwright's report holds, as milliseconds. */
const sumDurations = ({ suites = [], specs }: Suite): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(sumDurations),
  ].reduce((sum, duration) => sum + duration, 0);

/** A stage of Playwright's; the command writes its report where `PLAYWRIGHT_JSON_OUTPUT_NAME` says. */
const browserStage = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async (output) => {
    const file = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
    const isGreen = await execute(output, command, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    return counted(isGreen, () => {
      const { stats, suites } = readJson(file) as {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number };
        suites: Suite[];
      };
      const timings = suites.map((suite) => ({ file: suite.file, seconds: sumDurations(suite) / 1000 }));
      return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        slowest: findSlowest(timings),
      };
    });
  },
});

/** The site's tests in a browser. */
export const playwright = (name: string, args: readonly string[] = []): Stage =>
  browserStage(name, 'pnpm', ['--filter', '@longcovid/site', 'exec', 'playwright', 'test', ...args]);

/** Whole jobs: a drawn sample with a new seed, or every task in every way. */
export const tasks = (isWhole: boolean): Stage =>
  browserStage('tasks', 'node', ['tasks/run.ts', ...(isWhole ? ['--all'] : [])]);
