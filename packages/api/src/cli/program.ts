import { Command, CommanderError, Option } from 'commander';
import type { MountedSite } from '../web/mount.ts';
import { migrateDatabase } from './migrate.ts';
import { openExport } from './open.ts';
import { deleteOne, exportSealed, list } from './requests.ts';

/** What the command works in. */
export type Surroundings = {
  environment: NodeJS.ProcessEnv;
  /** The site to serve, or why there is none. */
  findSite: () => Promise<MountedSite | string>;
};

/**
 * Runs the command line and gives the exit code: 0, or 1 when something is wrong, which is then on standard error.
 * What it prints never holds a name, a number, an address or a secret.
 */
export async function runCommand(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { environment } = surroundings;
  let exitCode = 0;
  const program = new Command('longcovid-api')
    .description('The service behind the forms and the search, and the staff commands that go with it.')
    .exitOverride();

  program
    .command('serve', { isDefault: true })
    .description('start the service (settings come from the environment)')
    .action(async () => {
      // The staff commands do without the web server, and start sooner for it.
      const { serve } = await import('./serve.ts');
      await serve(surroundings);
    });
  program
    .command('migrate')
    .description('bring the database to the newest shape, after a copy of it was made')
    .action(() => migrateDatabase(environment));

  const requests = program
    .command('requests')
    .description('work with the requests; also while the service runs');
  requests
    .command('list')
    .description('one line a request: reference, time, study site, group')
    .option('--all', 'also those that are done', false)
    .action(({ all }: { all: boolean }) => list(environment, all));
  requests
    .command('export')
    .description('write every request, sealed as it is, one JSON object a line')
    .requiredOption('--sealed', 'say that you know: this command opens nothing')
    .option('--out <file>', 'where to; standard output when left out')
    .action(({ out }: { out?: string }) => exportSealed(environment, out));
  requests
    .command('delete')
    .description('remove a request for good')
    .argument('<reference>', 'such as LC-7Q2MX-0B9K4T')
    .action((reference: string) => deleteOne(environment, reference));

  program
    .command('open')
    .description('open an export with your key, on a machine that is not the server')
    .argument('<file>', 'what requests export --sealed wrote')
    .requiredOption('--identity <file>', 'your key file (AGE-SECRET-KEY-…)')
    .addOption(new Option('--format <format>').choices(['csv', 'json']).makeOptionMandatory())
    .requiredOption('--out <file>', 'a new file, readable by you alone')
    .action(async (file: string, options: { identity: string; format: 'csv' | 'json'; out: string }) => {
      exitCode = await openExport(file, options);
    });

  try {
    await program.parseAsync(argv);
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
