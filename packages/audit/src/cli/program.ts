import { Command } from 'commander';

import { checkAction, conformanceAction, reportAction, sourcesAction } from './evidence-commands.ts';
import type { heardAction } from './listen.ts';
import type { measureAction } from './scan.ts';

/** The command line: `a11y-audit measure | heard | report | conformance | check | sources`. */
export function command(): Command {
  const program = new Command('a11y-audit').description(
    'Audits any site for WCAG 2.2, and writes down what was tested, heard, judged and not tested.',
  );
  const withConfig = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option('--config <file>', 'what to audit', 'audit.config.ts');
  // Commands that need no browser do not wait for one to be loaded.
  withConfig('measure', 'visits each page and story in each state, and writes results.json')
    .option('--base <url>', 'address of the running site, in place of the one in the config')
    .option('--serve <command>', 'starts the site and prints its address')
    .option('--only <id>', 'one page or story; prints what it found and writes nothing')
    .action(async (...args: Parameters<typeof measureAction>) =>
      (await import('./scan.ts')).measureAction(...args),
    );
  withConfig('heard', 'listens with Orca and compares the words with the recordings')
    .argument('[steps...]', 'files X.steps.yml; default: those of the config')
    .option('--base <url>', 'address of the running site, in place of the first one in the config')
    .option(
      '--stale',
      'only the recordings that are older than their source; exit code 77 when one is not run',
      false,
    )
    .option(
      '--serve <command>',
      'starts the site and prints its address; run only when there is something to hear',
    )
    .option('--accept', 'writes what was heard down as the new recording', false)
    .action(async (...args: Parameters<typeof heardAction>) =>
      (await import('./listen.ts')).heardAction(...args),
    );
  withConfig('report', 'writes the reports from the results, recordings and verdicts').action(reportAction);
  withConfig('conformance', 'writes what was shown of each component into a file beside it').action(
    conformanceAction,
  );
  withConfig(
    'check',
    'names evidence that is wrong, and evidence that is older than its source; opens no browser',
  ).action(checkAction);
  withConfig('sources', 'prints the source hash of each component').action(sourcesAction);
  return program;
}
