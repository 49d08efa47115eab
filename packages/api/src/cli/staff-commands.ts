import type { Command } from 'commander';
import { Option } from 'commander';
import { EXAMPLE_REFERENCE } from '../sealing/reference.ts';
import { exportSealed } from './export.ts';
import type { FilterOptions } from './filter.ts';
import { addFilterOptions } from './filter.ts';
import { purge } from './purge.ts';
import type { ListFormat } from './records.ts';
import { deleteByReference, completeRecord, printRecords, printStats } from './records.ts';
import { FORMS } from './output.ts';

/** Adds `requests`, `messages` and `alerts`, with the same commands for each form. */
export function addStaffCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  for (const [name, form] of Object.entries(FORMS)) {
    const group = program.command(name).description(`manage the ${form.plural}; the service may be running`);
    addFilterOptions(group.command('list'))
      .description(`list the ${form.plural}, one a line: reference, time, study site, group, status`)
      .option('--all', 'include those marked as done', false)
      .addOption(new Option('--format <format>').choices(['lines', 'csv', 'json']).default('lines'))
      .action((options: FilterOptions & { all: boolean; format: ListFormat }) =>
        printRecords(environment, form, options),
      );
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
    addFilterOptions(group.command('export'))
      .description(`export the ${form.plural}, still sealed, as JSON Lines`)
      .requiredOption('--sealed', 'required, to make clear that nothing is decrypted')
      .option('--out <file>', 'a new file; default: standard output')
      .option('--cursor <file>', 'only what is new since the last export with this file, up to a minute ago')
      .action((options: FilterOptions & { out?: string; cursor?: string }) =>
        exportSealed(environment, form, options),
      );
    group
      .command('purge')
      .description(`delete the ${form.plural} that are done and older than RETENTION_DAYS`)
      .option('--waiting', 'include those not marked as done', false)
      .action(({ waiting }: { waiting: boolean }) => purge(environment, form, waiting));
    addFilterOptions(group.command('stats'))
      .description(`count the ${form.plural} by status and group`)
      .action((options: FilterOptions) => printStats(environment, form, options));
  }
}
