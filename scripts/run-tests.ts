/** The stages of `npm test`, each with its seconds; ends with a line `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checks } from './checks.ts';

/** `skipped`: what this machine lacks a program for. In CI there is none, since a program that is missing fails there. */
type Count = { passed: number; failed: number; skipped?: number };
type Stage = {
  name: string;
  run: () => Promise<Count>;
  /** Seconds that it should not take; said beside those that it took, no failure. */
  budget?: number;
};

const isFull = process.argv.includes('--full');
if (isFull) {
  process.env.CRASH_ROUNDS ??= '200';
  process.env.ALL_LOOKS ??= '1';
  process.env.VITE_SWEEP ??= 'full';
  process.env.FUZZ_INPUTS ??= '100000';
}

const root = new URL('..', import.meta.url).pathname;
const reports = mkdtempSync(join(tmpdir(), 'longcovid-tests-'));

/** The exit code; 1 when it could not be started, or was ended by a signal. */
const exitCode = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

const execute = async (...of: Parameters<typeof exitCode>): Promise<boolean> => (await exitCode(...of)) === 0;

/** A stage that is one check: it passes or it does not. */
const check = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async () => ((await execute(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

const audit = 'packages/audit/src/main.ts';
const served = 'node scripts/serve-with-stories.ts';

/** What a check ends with when this machine lacks what it needs: it has neither passed nor failed. */
const NOT_RUN = 77;

/** Listens to what is older than its source. Mostly nothing is: then nothing is built, and no screen reader started. */
const recordings: Stage = {
  name: 'recordings of the screen reader',
  run: async () => {
    const code = await exitCode('node', [audit, 'heard', '--stale', '--serve', served]);
    if (code === NOT_RUN) return { passed: 0, failed: 0, skipped: 1 };
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

/** On the port of the config: results name addresses, and an interrupted measurement goes on only at the same ones. */
const measurement = check('pages and stories, measured', 'node', [
  audit,
  'measure',
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

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const vitest = (name: string, projects: readonly string[], options: readonly string[] = []): Stage => ({
  name,
  run: async () => {
    const file = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options];
    const isGreen = await execute('vitest', [...args, ...projects.map((project) => `--project=${project}`)]);
    return counted(isGreen, () => {
      const report = readJson(file) as {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
      };
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
      };
    });
  },
});

const playwright = (name: string, args: readonly string[] = []): Stage => ({
  name,
  run: async () => {
    const file = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
    const command = ['--filter', '@longcovid/site', 'exec', 'playwright', 'test', ...args];
    const isGreen = await execute('pnpm', command, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    return counted(isGreen, () => {
      const { stats } = readJson(file) as {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      };
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
    });
  },
});

const build = check('build', 'node', ['scripts/build.ts']);
const stages: Stage[] = [
  build,
  ...checks.map(({ name, command, args }) => check(name, command, args)),
  // One file after the other: some pack or build what others read.
  vitest('unit', ['content', 'site', 'api', 'scripts', 'ui (node)'], ['--maxWorkers=1']),
  { ...vitest('rules of the audit', ['audit'], ['--maxWorkers=2']), budget: 240 },
  vitest('components in Chromium', ['ui (browser)']),
  playwright('pages in Chromium'),
  ...(isFull ? [playwright('pages in Firefox', ['-c', 'playwright.firefox.config.ts'])] : []),
  check('bytes, requests' + (isFull ? ' and times' : ''), 'node', [
    'packages/site/bench/main.ts',
    ...(isFull ? [] : ['--gates']),
  ]),
  check('sizes of components', 'node', ['packages/ui/bench/main.ts']),
  // These two build the site with its catalogue, so they come last.
  ...(isFull ? [measurement] : []),
  recordings,
];

const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const { name, run, budget } of stages) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed, skipped = 0 } = await run();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} NOT RUN` : ''}`;
  lines.push(`${seconds} s  ${name}${budget ? ` (budget ${budget} s)` : ''}: ${counts}`);
  if (name === build.name && failed > 0) break;
}

console.log(`\n${lines.join('\n')}`);
if (!isFull) {
  console.log(
    'Left to test:full: 200 crash rounds (10 here), 100,000 made-up inputs (5,000 here), every page in every look (one look each here), every story in every mode (pairs here), Firefox, times of the bench, the measurement of pages and stories.',
  );
}
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
