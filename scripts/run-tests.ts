/**
 * Runs the stages of `npm test`, each with its time in seconds, and ends with a line `N passed, N failed`. `--stage NAME`
 * runs the build and the stages whose name contains NAME; it can be repeated. `--full` is `npm run test:full`: it
 * continues an interrupted run with the stages that have not passed on this commit.
 */
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { checks } from './checks.ts';
import { openPassedStages } from './passed-stages.ts';
import { runSideBySide } from './side-by-side.ts';
import {
  check,
  packaging,
  playwright,
  recordings,
  reports,
  root,
  scan,
  storyMatrix,
  tasks,
  vitest,
  type Output,
  type Stage,
} from './stages.ts';

const { values } = parseArgs({
  options: { full: { type: 'boolean', default: false }, stage: { type: 'string', multiple: true } },
});
const { full: isFull, stage: chosen } = values;
if (isFull) {
  process.env.CRASH_ROUNDS ??= '200';
  process.env.ALL_COMBINATIONS ??= '1';
  process.env.FUZZ_INPUTS ??= '100000';
} else process.env.TASK_SEED ??= '20261126';

const build = check('build', 'node', ['scripts/build.ts']);

const slowChecks = checks.filter(({ isSlow }) => isSlow);
const quickChecks = checks.filter(({ isSlow }) => !isSlow);
const toStage = ({ name, command, args }: (typeof checks)[number]): Stage => check(name, command, args);

/** In starting order. A stage with a browser in two workers runs alone. */
const all: readonly Stage[] = [
  vitest('unit', ['content', 'site', 'api', 'scripts', 'ui (node)', 'ui (jsdom)'], ['--maxWorkers=1']),
  ...slowChecks.toReversed().map(toStage),
  vitest('components in Chromium', ['ui (browser)', ...(isFull ? ['ui (without React)'] : [])]),
  ...quickChecks.map(toStage),
  // Packing rebuilds `dist`, which other stages read, and compiles the same files as the check of types.
  ...(isFull ? [{ ...packaging(true), after: ['unit', 'types'] }] : []),
  ...(isFull ? storyMatrix() : []),
  { ...playwright('pages in Chromium'), workers: 2, after: ['packaging'] },
  {
    ...vitest('rules of the audit', ['audit'], ['--maxWorkers=2']),
    workers: 2,
    after: ['packaging'],
    budget: 240,
  },
  { ...tasks(isFull), workers: 2, after: ['packaging'] },
  ...(isFull ? [playwright('pages in Firefox', ['-c', 'playwright.firefox.config.ts'])] : []),
  check('sizes of components', 'node', ['packages/ui/bench/main.ts']),
  {
    ...check('bytes, requests' + (isFull ? ' and times' : ''), 'node', [
      'packages/site/bench/main.ts',
      ...(isFull ? [] : ['--gates']),
    ]),
    // Times would include those of a concurrent stage.
    ...(isFull && { workers: Infinity }),
  },
  // These two build the site with its catalogue, so they come last.
  ...(isFull ? [scan, recordings].map((stage) => ({ ...stage, workers: Infinity })) : []),
];

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
const flakyLines: string[] = [];
const left = [
  'PostgreSQL, nginx, crashes, random inputs, processor time and leaks of the service',
  'rules, scans and seeded faults of the audit',
  'tasks of editors, operators and guides, and of the chat, attacks and data that costs',
  'components without React',
  'pairs of style sheets',
  'every page in every look (one look each here)',
  'forms by keyboard, broken links and home in every combination of language, width, script and look (half here)',
  'every story in every mode (pairs here; two modes each of a story of hundreds of the same)',
  'every task in every way (two random ways each here)',
  'packaging',
  'Firefox',
  'times of the bench',
  'the scan of pages and stories',
  'the screen reader’s recordings of what has changed',
];

const passedStages = openPassedStages(root);

async function runStage({ name, run, budget }: Stage, output: Output = 'inherit'): Promise<void> {
  if (output === 'inherit') console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed, skipped = 0, notNeeded, slowest = [], flaky = [] } = await run(output);
  if (isFull && failed + skipped === 0) passedStages.add(name);
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
  await runStage(stage, openSync(log, 'w'));
  console.log(`\n── ${stage.name}\n${readFileSync(log, 'utf8')}`);
}

await runStage(build);
// Everything else needs the build.
if (total.failed === 0) {
  const wanted = all.filter(isWanted);
  const [only] = wanted;
  if (only && wanted.length === 1) await runStage(only);
  else await runSideBySide(wanted, WORKERS, runIntoLog);
}

console.log(`\n${lines.join('\n')}`);
if (!isFull && !chosen) {
  console.log(`Left to test:full: ${left.join(', ')}.`);
}
if (flakyLines.length > 0) console.log(`\nflaky ${flakyLines.length}\n${flakyLines.join('\n')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
