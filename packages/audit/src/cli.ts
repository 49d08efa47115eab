import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';

import { loadConfig, type Config } from './config.ts';
import { heardEvidence } from './heard/evidence.ts';
import { runHeard } from './heard/run-heard.ts';
import { findChromium } from './measured/chromium.ts';
import { statesOf } from './measured/matrix.ts';
import { measure } from './measured/measure.ts';
import { placesOf } from './measured/places.ts';
import { writeReports } from './reports/write-reports.ts';
import { readResults, writeResults } from './store/results.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const axeVersion = (): string => {
  const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  return `axe-core ${(require('axe-core/package.json') as { version: string }).version}`;
};

/** The commit of the tree, with `+` when files differ from it; 'unknown' outside a repository. */
function commitOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString().trim();
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain', '-uno') === '' ? '' : '+');
  } catch (error) {
    if (error instanceof Error) return 'unknown';
    throw error;
  }
}

type Common = { config: string; base?: string };

const setUp = async ({ config }: Common): Promise<{ config: Config; root: string }> => ({
  config: await loadConfig(config),
  root: dirname(resolve(config)),
});

async function measureAction(options: Common & { only?: string }): Promise<void> {
  const { config, root } = await setUp(options);
  const lists = await Promise.all(
    config.sources.map((source) => placesOf(source, config.languages, options.base)),
  );
  const places = lists.flat().filter(({ id }) => !options.only || id === options.only);
  if (places.length === 0) throw new Error(`No page or story is called ${options.only}.`);
  const { browser, records } = await measure(places, statesOf(config), say);
  const failed = records.filter(({ outcome }) => outcome === 'failed').length;
  const untested = records.filter(({ outcome }) => outcome === 'untested').length;
  say(`${records.length} results: ${failed} failed, ${untested} not tested.`);
  if (untested > 0 || failed > 0) process.exitCode = 1;
  // A look at one place does not replace the results of all.
  if (options.only) {
    for (const { outcome, rule, findings } of records)
      if (outcome === 'failed') say(`${rule} ${JSON.stringify(findings)}`);
    return;
  }
  const folder = join(root, config.reports);
  mkdirSync(folder, { recursive: true });
  writeResults(join(folder, 'results.json'), {
    product: config.product,
    tested: {
      date: new Date().toISOString().slice(0, 10),
      commit: commitOf(root),
      browser,
      axe: axeVersion(),
      platform: `${process.platform} ${process.arch}`,
    },
    records,
  });
}

async function reportAction(options: Common): Promise<void> {
  const { config, root } = await setUp(options);
  const folder = join(root, config.reports);
  const names = writeReports(folder, {
    results: readResults(join(folder, 'results.json')),
    heard: heardEvidence(root, config.heard),
    recordingText: (file) => readFileSync(join(root, file), 'utf8'),
  });
  say(`${config.reports}: ${names.join(', ')}`);
}

async function heardAction(
  files: string[],
  options: Common & { base: string; accept: boolean },
): Promise<void> {
  const { config, root } = await setUp(options);
  const steps =
    files.length > 0
      ? files
      : globSync(config.heard, { cwd: root })
          .sort()
          .map((file) => join(root, file));
  const results = await runHeard(steps, {
    base: options.base,
    program: findChromium(),
    isAccepted: options.accept,
    onProgress: (line) => say(`heard ${line}`),
  });
  for (const { file, status, details } of results) say([`${status}  ${file}`, ...details].join('\n  '));
  const has = (status: string) => results.some((result) => result.status === status);
  // What could not be heard is no failure on a machine without a screen reader; in CI it is.
  if (has('OTHER WORDS') || (process.env.CI && has('NOT RUN'))) process.exitCode = 1;
}

/** The command line: `a11y-audit measure | heard | report`. */
export function command(): Command {
  const program = new Command('a11y-audit').description(
    'Audits any site for WCAG 2.2, and writes down what was tested, heard and not tested.',
  );
  const withConfig = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option('--config <file>', 'what to audit', 'audit.config.ts');
  withConfig('measure', 'visits each page and story in each state, and writes results.json')
    .option('--base <url>', 'address of the running site, in place of the one in the config')
    .option('--only <id>', 'one page or story; prints what it found and writes nothing')
    .action(measureAction);
  withConfig('heard', 'listens with Orca and compares the words with the recordings')
    .argument('[steps...]', 'files X.steps.yml; default: those of the config')
    .requiredOption('--base <url>', 'address of the running site')
    .option('--accept', 'writes what was heard down as the new recording', false)
    .action(heardAction);
  withConfig('report', 'writes the reports from results.json and the recordings').action(reportAction);
  return program;
}
