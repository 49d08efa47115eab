import { Command } from 'commander';

import { findChromium } from './measured/chromium.ts';
import { runHeard } from './heard/run-heard.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The command line: `a11y-audit measure | heard | report`. */
export function command(): Command {
  const program = new Command('a11y-audit').description(
    'Audits any site for WCAG 2.2, and writes down what was tested, heard and not tested.',
  );
  program
    .command('heard')
    .description('listens to the steps with Orca and compares the words with the recordings')
    .argument('<steps...>', 'files X.steps.yml')
    .requiredOption('--base <url>', 'address of the running site')
    .option('--accept', 'takes what was heard over as the new recording', false)
    .action(async (files: string[], { base, accept }: { base: string; accept: boolean }) => {
      const results = await runHeard(files, {
        base,
        program: findChromium(),
        isAccepted: accept,
        onProgress: (line) => say(`heard ${line}`),
      });
      for (const { file, status, details } of results) say([`${status}  ${file}`, ...details].join('\n  '));
      if (results.some(({ status }) => status === 'OTHER WORDS')) process.exitCode = 1;
      if (process.env.CI && results.some(({ status }) => status === 'NOT RUN')) process.exitCode = 1;
    });
  return program;
}
