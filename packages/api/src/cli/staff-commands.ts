import type { Command } from 'commander';
import { exportSealed } from './export.ts';
import { purge } from './purge.ts';
import { deleteByReference, completeRecord, printRecords, printStats } from './records.ts';
import { FORMS } from './output.ts';

/** Adds `requests` and `messages`, which do the same for the two forms. */
export function addStaffCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  for (const [name, form] of Object.entries(FORMS)) {
    const group = program
      .command(name)
      .description(`work with the ${form.plural}; also while the service runs`);
    group
      .command('list')
      .description(`one line a ${form.singular}: reference, time, and what else may be seen`)
      .option('--all', 'also those that are done', false)
      .action(({ all }: { all: boolean }) => printRecords(environment, form, all));
    group
      .command('done')
      .description(`note that somebody has dealt with a ${form.singular}`)
      .argument('<reference>', 'such as LC-7Q2MX-0B9K4T')
      .action((reference: string) => completeRecord(environment, form, reference));
    group
      .command('delete')
      .description(`remove a ${form.singular} for good`)
      .argument('<reference>', 'such as LC-7Q2MX-0B9K4T')
      .action((reference: string) => deleteByReference(environment, form, reference));
    group
      .command('export')
      .description(`write every ${form.singular}, sealed as it is, one JSON object a line`)
      .requiredOption('--sealed', 'say that you know: this command opens nothing')
      .option('--out <file>', 'where to; standard output when left out')
      .action(({ out }: { out?: string }) => exportSealed(environment, form, out));
    group
      .command('purge')
      .description(`remove the ${form.plural} older than RETENTION_DAYS that are done`)
      .option('--waiting', 'also those that nobody has dealt with', false)
      .action(({ waiting }: { waiting: boolean }) => purge(environment, form, waiting));
    group
      .command('stats')
      .description(`how many ${form.plural} there are, and how many wait`)
      .action(() => printStats(environment, form));
  }
}
