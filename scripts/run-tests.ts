/**
 * `npm test` runs the gate, `npm run nightly` (`--nightly`) all that is left to it: the build, then one stage after the
 * other, with the seconds of each and the processor seconds of the machine. `--stage NAME` runs the build and the stages whose name
 * contains NAME; it can be repeated. The nightly run draws random data with a new seed (`TEST_SEED` repeats one),
 * keeps the result of each stage in `.cache/nightly/`, and goes on with the stages that have not passed on this commit.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { build, gate, nightly, type Stage } from './stages.ts';
import { readReport, type Result } from './test-reports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'longcovid-tests-'));
const results = join(root, '.cache/nightly');

const { nightly: isNightly, stage: chosen } = parseArgs({
  options: { nightly: { type: 'boolean', default: false }, stage: { type: 'string', multiple: true } },
}).values;
const all = isNightly ? nightly : gate;
const unknown = chosen?.find((part) => !all.some(({ name }) => name.includes(part)));
if (unknown !== undefined) {
  console.error(
    `--stage '${unknown}': no stage has this name. They are:\n  ${all.map(({ name }) => name).join('\n  ')}`,
  );
  process.exit(1);
}

const toFileName = (name: string): string => name.replaceAll(/\W+/g, '-');

/** Processor seconds of the whole machine so far: a browser's own processes end without being counted by their parent. */
const readProcessorSeconds = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);

/** Runs a command. Returns its exit code, 1 if a signal ended it. */
const execute = ([command, ...args]: Stage['command'], environment: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

type Row = Pick<Result, 'passed' | 'failed' | 'skipped'> & {
  name: string;
  seconds: number;
  processorSeconds: number;
};

const flaky: string[] = [];
const failures: string[] = [];

async function runStage({ name, command, report, pattern }: Stage): Promise<Row> {
  console.log(`\n── ${name}`);
  const file = join(reports, `${toFileName(name)}.json`);
  const reporters =
    report === 'vitest'
      ? [
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...(pattern ? ['--testNamePattern', pattern.source] : []),
        ]
      : [];
  const start = performance.now();
  const processorStart = readProcessorSeconds();
  const code = await execute([...command, ...reporters], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const result: Result = report
    ? readReport(report, file, code, pattern)
    : {
        passed: code === 0 ? 1 : 0,
        failed: code === 0 ? 0 : 1,
        skipped: 0,
        flaky: [],
        failures: code === 0 ? [] : [`ended with exit code ${code}: ${command.join(' ')}`],
      };
  flaky.push(...result.flaky.map((title) => `  ${name} › ${title}`));
  failures.push(...result.failures.map((failure) => `  ${name} › ${failure}`));
  return {
    name,
    seconds: (performance.now() - start) / 1000,
    processorSeconds: readProcessorSeconds() - processorStart,
    ...result,
  };
}

const formatRow = ({ name, seconds, processorSeconds, passed, failed, skipped }: Row): string =>
  [
    `${seconds.toFixed(0).padStart(6)} s ${processorSeconds.toFixed(0).padStart(6)} s`,
    `  ${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('');

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};
const commit = git('rev-parse', 'HEAD') ?? 'unknown';
const isClean = git('status', '--porcelain') === '';

type NightlyResult = Row & { commit: string; date: string; seed: string };
const resultFile = (name: string): string => join(results, `${toFileName(name)}.json`);
const readResult = (name: string): NightlyResult | undefined =>
  existsSync(resultFile(name))
    ? (JSON.parse(readFileSync(resultFile(name), 'utf8')) as NightlyResult)
    : undefined;
const hasPassed = (name: string): boolean => {
  const last = readResult(name);
  return isClean && last?.commit === commit && last.failed + last.skipped === 0;
};

if (isNightly) {
  process.env.TEST_SEED ??= String(randomInt(2 ** 31));
  console.log(`TEST_SEED=${process.env.TEST_SEED}`);
}
const wanted = all.filter(({ name }) =>
  chosen ? chosen.some((part) => name.includes(part)) : !isNightly || !hasPassed(name),
);

const rows = [await runStage(build)];
// Everything else needs the build.
if (rows[0]?.failed === 0) {
  for (const stage of wanted) {
    const row = await runStage(stage);
    rows.push(row);
    if (!isNightly) continue;
    mkdirSync(results, { recursive: true });
    const result: NightlyResult = {
      ...row,
      commit: isClean ? commit : `${commit} with changes`,
      date: new Date().toISOString(),
      seed: process.env.TEST_SEED ?? '',
    };
    writeFileSync(resultFile(stage.name), `${JSON.stringify(result, null, 2)}\n`);
  }
}

const sum = (key: 'seconds' | 'processorSeconds' | 'passed' | 'failed' | 'skipped'): number =>
  rows.reduce((total, row) => total + row[key], 0);

console.log(`\n  time  processor\n${rows.map(formatRow).join('\n')}`);
console.log(
  `${sum('seconds').toFixed(0).padStart(6)} s ${sum('processorSeconds').toFixed(0).padStart(6)} s  in total${isNightly ? '' : ' (budget: 500 s of processor time)'}`,
);
if (isNightly) {
  console.log('\nLast result of each stage:');
  for (const { name } of nightly) {
    const last = readResult(name);
    console.log(
      last
        ? `  ${last.date.slice(0, 16)}  ${last.commit.slice(0, 8)}  seed ${last.seed}  ${formatRow(last)}`
        : `  never run: ${name}`,
    );
  }
}
if (flaky.length > 0) console.log(`\nflaky ${flaky.length}\n${flaky.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
);
// A flaky test is no failure of the gate, and one of the nightly run.
process.exitCode = sum('failed') > 0 || (isNightly && flaky.length > 0) ? 1 : 0;
