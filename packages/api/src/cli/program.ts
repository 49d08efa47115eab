import { Command, CommanderError, Option } from 'commander';
import { backUp } from './backup.ts';
import type { CliContext } from './context.ts';
import { migrateDatabase } from './migrate.ts';
import { openExport } from './open.ts';
import { printKeysStatus, replaceWithResealed } from './keys.ts';
import { reseal } from './reseal.ts';
import { addStaffCommands } from './staff-commands.ts';

/**
 * Runs the command line and gives the exit code: 0, or 1 when something is wrong, which is then on standard error.
 * What it prints never holds a name, a number, an address or a secret.
 */
export async function runCommand(argv: readonly string[], context: CliContext): Promise<number> {
  const { environment } = context;
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
      await serve(context);
    });
  program
    .command('migrate')
    .description('bring the database to the newest shape, after a copy of it was made')
    .action(() => migrateDatabase(environment));

  program
    .command('backup')
    .description('copy the database of the data folder; also while the service runs')
    .action(() => backUp(environment));
  addStaffCommands(program, environment);
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

  const keys = program.command('keys').description('see and change the keys that records are sealed to');
  keys
    .command('status')
    .description('which keys are set, and to how many each stored record is sealed')
    .action(() => printKeysStatus(environment));
  keys
    .command('replace')
    .description('put what reseal made into the database')
    .argument('<file>', 'what reseal wrote')
    .action((file: string) => replaceWithResealed(environment, file));
  program
    .command('reseal')
    .description('seal an export to other keys, on a machine that is not the server')
    .argument('<file>', 'what requests export --sealed wrote')
    .requiredOption('--identity <file>', 'a key file that opens it')
    .requiredOption('--to <keys...>', 'public keys (age1…)')
    .requiredOption('--out <file>', 'a new file for the server: keys replace')
    .action(async (file: string, options: { identity: string; to: string[]; out: string }) => {
      exitCode = await reseal(file, options);
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
