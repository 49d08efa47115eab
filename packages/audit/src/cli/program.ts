import { readFileSync } from 'node:fs';

import { Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';

import { CHECK_FORMATS } from '../reports/check-formats.ts';
import { LEVELS } from '../reports/check-output.ts';
import type { checkAction } from './check.ts';
import { conformanceAction, reportAction, verifyAction } from './evidence-commands.ts';
import type { listenAction } from './listen.ts';
import type { scanAction } from './scan.ts';
import type { verdictAction } from './verdict.ts';

/** @throws InvalidArgumentError, which is printed with the name of the option. */
function parsePositive(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError('Write a number above 0.');
  return number;
}

/** @throws InvalidArgumentError, which is printed with the name of the option. */
function parseAddress(text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Write an address that begins with http:// or https://.');
  return text;
}

/** The version of the package, which is two folders up also in what is published. */
function readVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** The command line: `a11y-audit [check] | scan | listen | report | verdict | conformance | verify`. */
export function createProgram(): Command {
  const program = new Command('a11y-audit').description(
    'Audits any site for WCAG 2.2 with automated rules, a screen reader and manual results, and reports what was and was not tested.',
  );
  program.version(readVersion()).showHelpAfterError('--help lists commands and options.');
  // Commander exits with 1, which says that a failure was found.
  program.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
  const withConfig = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option('--config <file>', 'what to audit', 'audit.config.ts');
  // Commands that need no browser do not load one.
  program
    .command('check', { isDefault: true })
    .description(
      'scans any pages without a config; exit code 1 for a failure, 2 when something was not tested',
    )
    .argument('<addresses...>', 'pages, sitemaps (.xml), Storybooks (index.json), or folders of HTML files')
    .addOption(
      new Option('--format <format>', 'what to print').choices(Object.keys(CHECK_FORMATS)).default('text'),
    )
    .addOption(
      new Option('--level <level>', 'failures above it do not fail the command')
        .choices(LEVELS)
        .default('AA'),
    )
    .option('--baseline <file>', 'output of --format json; leaves out its failures')
    .option(
      '--timeout <seconds>',
      'for a page in a state; one that takes longer is not tested',
      parsePositive,
      180,
    )
    .action(async (...args: Parameters<typeof checkAction>) =>
      (await import('./check.ts')).checkAction(...args),
    );
  withConfig('scan', 'visits each page and story in each state, and writes results.json')
    .option('--base <url>', 'URL of the running site; default: the one in the config', parseAddress)
    .option('--serve <command>', 'starts the site and prints its URL')
    .option('--only <id>', 'scans one page or story, prints the failures and writes nothing')
    .option(
      '--minutes <number>',
      'begins no page or story later than that; run it again to continue',
      parsePositive,
    )
    .action(async (...args: Parameters<typeof scanAction>) =>
      (await import('./scan.ts')).scanAction(...args),
    );
  withConfig('listen', 'runs screen-reader scenarios with Orca and compares with the transcripts')
    .argument('[scenarios...]', 'files X.scenario.yml; default: those of the config')
    .option('--base <url>', 'URL of the running site; default: the first one in the config', parseAddress)
    .option(
      '--stale',
      'only recordings that are missing, older than their folder, or of an unknown commit; exit code 77 when one is skipped',
      false,
    )
    .option('--serve <command>', 'starts the site and prints its URL; runs only when a recording is due')
    .option('--accept', 'writes the new transcripts', false)
    .action(async (...args: Parameters<typeof listenAction>) =>
      (await import('./listen.ts')).listenAction(...args),
    );
  withConfig('report', 'writes the reports from results, transcripts and manual results')
    .option('--exports <folder>', 'also writes EARL, WCAG-EM and a table of all results, for other tools')
    .action(reportAction);
  program
    .command('verdict')
    .description(
      'prints the manual results in the address of a tester’s sheet (tester.en.html) that was sent',
    )
    .argument('<address>', 'the address of the sheet after it was sent')
    .requiredOption('--name <name>', 'who tested; the sheet does not send names to a server')
    .action(async (...args: Parameters<typeof verdictAction>) =>
      (await import('./verdict.ts')).verdictAction(...args),
    );
  withConfig('conformance', 'writes the requirements of each component with their evidence')
    .requiredOption('--out <file>', 'the file to write')
    .action(conformanceAction);
  withConfig(
    'verify',
    'lists invalid evidence (exit code 1), and what is missing or older than its source; opens no browser',
  ).action(verifyAction);
  return program;
}
