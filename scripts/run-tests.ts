/**
 * The stages of `npm test`, each with its seconds; ends with a line `N passed, N failed`. `--stage NAME` runs the stages
 * whose name holds NAME, after the build; it may be given more than once. `--full` is `npm run test:full`: a run that was
 * interrupted goes on with the stages that have not passed on this commit.
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
}

const build = check('build', 'node', ['scripts/build.ts']);

const slowChecks = checks.filter(({ isSlow }) => isSlow);
const quickChecks = checks.filter(({ isSlow }) => !isSlow);
const toStage = ({ name, command, args }: (typeof checks)[number]): Stage => check(name, command, args);

/**
 * In the order in which they begin: the longest of one worker come first, and run beside those of two; the short ones come
 * last, or a core would be idle at the end.
 */
const all: readonly Stage[] = [
  vitest('unit', ['content', 'site', 'api', 'scripts', 'ui (node)', 'ui (jsdom)'], ['--maxWorkers=1']),
  ...slowChecks.toReversed().map(toStage),
  vitest('components in Chromium', ['ui (browser)']),
  ...quickChecks.map(toStage),
  // Packing builds `dist` anew, which the others read, and compiles what the check of types compiles.
  { ...packaging(isFull || process.env.TEST_PACKAGING === '1'), after: ['unit', 'types'] },
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
    // Beside another stage its times would be those of both.
    ...(isFull && { workers: Infinity }),
  },
  // These two build the site with its catalogue, so they come last.
  ...(isFull ? [scan, recordings].map((stage) => ({ ...stage, workers: Infinity })) : []),
];

/** Twice the cores of the machine that it is made for: Chromium waits for paint, tests of the service for processes. */
const WORKERS = 4;

const stages = all.map(({ name }) => name);
const unknown = chosen?.find((part) => !stages.some((name) => name.includes(part)));
if (unknown !== undefined) {
  console.error(`--stage '${unknown}': no stage has this name. They are:\n  ${stages.join('\n  ')}`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const left = [
  '200 crash rounds (3 here)',
  '100,000 made-up inputs (5,000 here)',
  'every page in every look (one look each here)',
  'forms by keyboard, broken links and home in every combination of language, width, script and look (half here)',
  'every story in every mode (pairs here; two modes each of a story of hundreds of the same)',
  'every task in every way (two drawn ways each here)',
  'packaging when nothing that it depends on has changed',
  'Firefox',
  'times of the bench',
  'the scan of pages and stories',
  'the screen reader’s recordings of what has changed',
];

const passedStages = openPassedStages(root);

async function runStage({ name, run, budget }: Stage, output: Output = 'inherit'): Promise<void> {
  if (output === 'inherit') console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed, skipped = 0, notNeeded, slowest = [] } = await run(output);
  if (isFull && failed + skipped === 0) passedStages.add(name);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} NOT RUN` : ''}`;
  const result = notNeeded === undefined ? counts : `NOT RUN: ${notNeeded}`;
  lines.push(`${seconds} s  ${name}${budget ? ` (budget ${budget} s)` : ''}: ${result}`);
  // The seconds of a file are those of its tests: files that run at once share the stage's.
  for (const { file, seconds: ofFile } of slowest) lines.push(`${ofFile.toFixed(1).padStart(18)} s  ${file}`);
}

/** Whether a stage is one of this run; says so when it is not, as it has passed. */
function isWanted({ name }: Stage): boolean {
  if (chosen) return chosen.some((part) => name.includes(part));
  if (!isFull || !passedStages.has(name)) return true;
  lines.push(`      –    ${name}: NOT RUN: it has passed on this commit (--stage '${name}' runs it again)`);
  return false;
}

/** Prints a stage once it is done: two that print at once could not be read. */
async function runIntoLog(stage: Stage): Promise<void> {
  console.log(`\n── ${stage.name} has begun`);
  const log = join(reports, `${stage.name.replaceAll(/\W/g, '-')}.log`);
  await runStage(stage, openSync(log, 'w'));
  console.log(`\n── ${stage.name}\n${readFileSync(log, 'utf8')}`);
}

await runStage(build);
// Without a build nothing else has a meaning.
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
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
