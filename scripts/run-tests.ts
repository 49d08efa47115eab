/**
 * Runs the stages of `npm test`, each with its time in seconds, and ends with a line `N passed, N failed`. `--stage NAME`
 * runs the build and the stages whose name contains NAME; it can be repeated. `--full` is `npm run test:full`: it
 * continues an interrupted run with the stages that have not passed on this commit.
 */
import { randomInt } from 'node:crypto';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';

import { formatFailures, indent } from './failures.ts';
import { openPassedStages } from './passed-stages.ts';
import { runInParallel } from './parallel-stages.ts';
import { listStages } from './stage-list.ts';
import { check, reports, root, type Stage } from './stages.ts';

const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, stage: { type: 'string', multiple: true } },
});
const { full: isFull, stage: chosen } = values;
if (isFull) {
  process.env.CRASH_ROUNDS ??= '200';
  process.env.ALL_COMBINATIONS ??= '1';
  process.env.FUZZ_INPUTS ??= '100000';
  process.env.TEST_SEED ??= String(randomInt(2 ** 31));
} else process.env.TASK_SEED ??= '20261126';

const build = check('build', 'node', ['scripts/build.ts']);

const all = listStages(isFull);

/** The cores of the target machine. */
const WORKERS = 2;

const stages = all.map(({ name }) => name);
const unknown = chosen?.find((part) => !stages.some((name) => name.includes(part)));
if (unknown !== undefined) {
  console.error(`--stage '${unknown}': no stage has this name. They are:\n  ${stages.join('\n  ')}`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const LEFT_TO_FULL = [
  'PostgreSQL, nginx, crashes, random inputs, processor time and leaks of the service',
  'rules, scans and seeded faults of the audit',
  'tasks of editors, operators and guides, and of attacks and data that costs',
  'components without React',
  'pairs of style sheets',
  'every page in both languages and every theme',
  'every combination of language, width, script and theme (half here)',
  'every story in every mode',
  'every task in every way (two random ways each here)',
  'packaging',
  'Firefox',
  'times of the bench',
  'the scan of pages and stories',
  'the screen reader’s recordings of what has changed',
];
const failureLines: string[] = [];
const flakyLines: string[] = [];

const passedStages = openPassedStages(root);

/** The end of the output of a stage that counts no tests. */
const lastLines = (log: string): string =>
  indent(stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n').slice(-20).join('\n'));

/** Runs a stage. Its output goes to the file `log`, or to the terminal without one. */
async function runStage({ name, run, budget }: Stage, log?: string): Promise<void> {
  if (log === undefined) console.log(`\n── ${name}`);
  const start = performance.now();
  const {
    passed,
    failed,
    skipped = 0,
    notNeeded,
    slowest = [],
    failures = [],
    flaky = [],
  } = await run(log === undefined ? 'inherit' : openSync(log, 'w'));
  if (isFull && failed + skipped === 0) passedStages.add(name);
  if (failures.length > 0) failureLines.push(...formatFailures(name, failures));
  else if (failed > 0) failureLines.push(`  ${name}${log === undefined ? '' : `\n${lastLines(log)}`}`);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} NOT RUN` : ''}`;
  const result = notNeeded === undefined ? counts : `NOT RUN: ${notNeeded}`;
  lines.push(`${seconds} s  ${name}${budget ? ` (budget ${budget} s)` : ''}: ${result}`);
  flakyLines.push(...flaky.map((title) => `  ${name} › ${title}`));
  // The time of a file is that of its tests. Concurrent files share the time of the stage.
  for (const { file, seconds: ofFile } of slowest) lines.push(`${ofFile.toFixed(1).padStart(18)} s  ${file}`);
}

/** Whether a stage is part of this run. Prints a line if it is not, because it has passed. */
function isWanted({ name }: Stage): boolean {
  if (chosen) return chosen.some((part) => name.includes(part));
  if (!isFull || !passedStages.has(name)) return true;
  lines.push(`      –    ${name}: NOT RUN: it has passed on this commit (--stage '${name}' runs it again)`);
  return false;
}

/** Prints the output of a stage once it is done, so that concurrent stages do not mix. */
async function runIntoLog(stage: Stage): Promise<void> {
  console.log(`\n── ${stage.name} has started`);
  const log = join(reports, `${stage.name.replaceAll(/\W/g, '-')}.log`);
  await runStage(stage, log);
  console.log(`\n── ${stage.name}\n${readFileSync(log, 'utf8')}`);
}

await runStage(build);
// Everything else needs the build.
if (total.failed === 0) {
  const wanted = all.filter(isWanted);
  const [only] = wanted;
  if (only && wanted.length === 1) await runStage(only);
  else await runInParallel(wanted, WORKERS, runIntoLog);
}

console.log(`\n${lines.join('\n')}`);
if (!isFull && !chosen) {
  console.log(`Left to test:full: ${LEFT_TO_FULL.join(', ')}.`);
}
if (flakyLines.length > 0) console.log(`\nflaky ${flakyLines.length}\n${flakyLines.join('\n')}\n`);
// In CI often only the end of the output is at hand.
if (failureLines.length > 0) console.log(`\nFailed:\n${failureLines.join('\n')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
