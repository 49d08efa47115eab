import type { Command } from 'commander';
import { Option } from 'commander';
import { EXAMPLE_REFERENCE } from '../sealing/reference.ts';
import { STATUSES } from '../storage/request-status.ts';
import { exportSealed } from './export.ts';
import type { FilterOptions } from './filter.ts';
import { addFilterOptions } from './filter.ts';
import { importStatuses } from './import-statuses.ts';
import { purge } from './purge.ts';
import type { ListFormat } from './records.ts';
import { deleteByReference, completeRecord, printRecords, printStats } from './records.ts';
import { FORMS } from './output.ts';
import { printHistory, setStatus } from './status.ts';

const LIST_FORMATS = ['lines', 'csv', 'json'];

/**
 * Adds `requests`, `messages` and `alerts`, with the same commands for each form. Requests have a status, too.
 * `setExitCode` receives 1 for a file with bad rows, and for a backup that cannot be deleted.
 */
export function addStaffCommands(
  program: Command,
  environment: NodeJS.ProcessEnv,
  setExitCode: (code: number) => void,
): void {
  for (const [name, form] of Object.entries(FORMS)) {
    const group = program.command(name).description(`manage the ${form.plural}; the service may be running`);
    addFilterOptions(group.command('list'), form)
      .description(`list the ${form.plural}, one a line: reference, time, study site, group, status`)
      .option('--all', 'include those marked as done', false)
      .addOption(
        new Option('--format <format>')
          .choices(form.kind === 'join' ? [...LIST_FORMATS, 'redcap'] : LIST_FORMATS)
          .default('lines'),
      )
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
    addFilterOptions(group.command('export'), form)
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
      .action(async ({ waiting }: { waiting: boolean }) =>
        setExitCode(await purge(environment, form, waiting)),
      );
    addFilterOptions(group.command('stats'), form)
      .description(`count the ${form.plural} by status and group`)
      .action((options: FilterOptions) => printStats(environment, form, options));
    if (form.kind === 'join') addStatusCommands(group, environment, setExitCode);
  }
}

function addStatusCommands(
  group: Command,
  environment: NodeJS.ProcessEnv,
  setExitCode: (code: number) => void,
): void {
  group
    .command('status')
    .description('give one request another status; with a terminal one it is done')
    .argument('<reference>', `such as ${EXAMPLE_REFERENCE}`)
    .argument('<status>', STATUSES.join(', '))
    .option(
      '--reason <code>',
      'why, where the status needs it; a missing or wrong one is answered with the codes',
    )
    .option('--note-stdin', 'add a note from standard input, sealed to the keys of the request', false)
    .action((reference: string, status: string, options: { reason?: string; noteStdin: boolean }) =>
      setStatus(environment, reference, status, options),
    );
  group
    .command('history')
    .description('list the statuses of one request: time, status, reason, user')
    .argument('<reference>', `such as ${EXAMPLE_REFERENCE}`)
    .action((reference: string) => printHistory(environment, reference));
  group
    .command('import-statuses')
    .description('import statuses from a CSV file: reference, status, reason, changed_at')
    .argument('<file>', 'nothing of it is imported unless all rows are good')
    .option('--partial', 'import the good rows, and name the others', false)
    .action(async (file: string, { partial }: { partial: boolean }) =>
      setExitCode(await importStatuses(environment, file, partial)),
    );
}
