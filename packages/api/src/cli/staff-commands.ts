import type { Command } from 'commander';
import { exportSealed } from './export.ts';
import { purge } from './purge.ts';
import { deleteOne, done, list, stats } from './records.ts';
import { FORMS } from './output.ts';

/** Adds `requests` and `messages`, which do the same for the two forms. */
export function addStaffCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  for (const [name, form] of Object.entries(FORMS)) {
    const group = program
      .command(name)
      .description(`work with the ${form.many}; also while the service runs`);
    group
      .command('list')
      .description(`one line a ${form.one}: reference, time, and what else may be seen`)
      .option('--all', 'also those that are done', false)
      .action(({ all }: { all: boolean }) => list(environment, form, all));
    group
      .command('done')
      .description(`note that somebody has dealt with a ${form.one}`)
      .argument('<reference>', 'such as LC-7Q2MX-0B9K4T')
      .action((reference: string) => done(environment, form, reference));
    group
      .command('delete')
      .description(`remove a ${form.one} for good`)
      .argument('<reference>', 'such as LC-7Q2MX-0B9K4T')
      .action((reference: string) => deleteOne(environment, form, reference));
    group
      .command('export')
      .description(`write every ${form.one}, sealed as it is, one JSON object a line`)
      .requiredOption('--sealed', 'say that you know: this command opens nothing')
      .option('--out <file>', 'where to; standard output when left out')
      .action(({ out }: { out?: string }) => exportSealed(environment, form, out));
    group
      .command('purge')
      .description(`remove the ${form.many} older than RETENTION_DAYS that are done`)
      .option('--waiting', 'also those that nobody has dealt with', false)
      .action(({ waiting }: { waiting: boolean }) => purge(environment, form, waiting));
    group
      .command('stats')
      .description(`how many ${form.many} there are, and how many wait`)
      .action(() => stats(environment, form));
  }
}
