import type { Command } from 'commander';
import { EXAMPLE_REFERENCE } from '../sealing/reference.ts';
import { exportSealed } from './export.ts';
import { purge } from './purge.ts';
import { deleteByReference, completeRecord, printRecords, printStats } from './records.ts';
import { FORMS } from './output.ts';

/** Adds `requests`, `messages` and `alerts`, with the same commands for each form. */
export function addStaffCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  for (const [name, form] of Object.entries(FORMS)) {
    const group = program.command(name).description(`manage the ${form.plural}; the service may be running`);
    group
      .command('list')
      .description(`list the ${form.plural}, one a line: reference, time, study site, group, status`)
      .option('--all', 'include those marked as done', false)
      .action(({ all }: { all: boolean }) => printRecords(environment, form, all));
    group
      .command('done')
      .description(`mark one ${form.singular} as done`)
      .argument('<reference>', `such as ${EXAMPLE_REFERENCE}`)
      .action((reference: string) => completeRecord(environment, form, reference));
    group
      .command('delete')
      .description(`delete one ${form.singular} permanently`)
      .argument('<reference>', `such as ${EXAMPLE_REFERENCE}`)
      .action((reference: string) => deleteByReference(environment, form, reference));
    group
      .command('export')
      .description(`export every ${form.singular}, still sealed, as JSON Lines`)
      .requiredOption('--sealed', 'required, to make clear that nothing is decrypted')
      .option('--out <file>', 'a new file; default: standard output')
      .action(({ out }: { out?: string }) => exportSealed(environment, form, out));
    group
      .command('purge')
      .description(`delete the ${form.plural} that are done and older than RETENTION_DAYS`)
      .option('--waiting', 'include those not marked as done', false)
      .action(({ waiting }: { waiting: boolean }) => purge(environment, form, waiting));
    group
      .command('stats')
      .description(`count the ${form.plural} by status and group`)
      .action(() => printStats(environment, form));
  }
}
