import { Command, CommanderError, Option } from 'commander';
import { addAuditCommands } from './audit.ts';
import { backUp, printBackupContents } from './backup.ts';
import { openKeyCheck, sealKeyCheck } from './check-keys.ts';
import type { CliContext } from './serve.ts';
import type { GrantOptions } from './grant.ts';
import { grantPrivileges } from './grant.ts';
import { addMatchCommand } from './match-alerts.ts';
import { migrateDatabase } from './migrate.ts';
import { OPEN_FORMATS, openExport } from './open.ts';
import type { OpenFormat } from './open.ts';
import { printKeysStatus, replaceWithResealed } from './keys.ts';
import { serializeRedcapDictionary } from './redcap.ts';
import { handleOutputError, isClosedPipe } from './output.ts';
import { reseal } from './reseal.ts';
import { addSiteCommands } from './sites.ts';
import { addStaffCommands } from './staff-commands.ts';

/**
 * Runs the command line and returns the exit code: 0, or 1 with a message on standard error. It prints no secret, and no
 * name, phone number or e-mail address except by `alerts match`, which needs the private key.
 */
export async function runCommand(argv: readonly string[], context: CliContext): Promise<number> {
  const { environment } = context;
  let exitCode = 0;
  const program = new Command('longcovid-api')
    .description('The service for the forms and the study-site search, with its staff commands.')
    .exitOverride();

  program
    .command('serve', { isDefault: true })
    .description('start the service, configured by environment variables')
    .action(async () => {
      // Staff commands start faster without the web server.
      const { serve } = await import('./serve.ts');
      await serve(context);
    });
  program
    .command('migrate')
    .description('migrate the database; SQLite is backed up first')
    .option('--create', 'create an empty database where the former one is gone', false)
    .option('--grant <role>', 'limit this PostgreSQL role to what the service needs')
    .option('--grant-staff <role>', 'limit this PostgreSQL role to what the staff commands need')
    .action(async ({ create, ...roles }: GrantOptions & { create: boolean }) => {
      await migrateDatabase(environment, create);
      await grantPrivileges(environment, roles);
    });

  program
    .command('backup')
    .description('back up the SQLite database, or verify a backup; the service may be running')
    .option('--verify <file>', 'read this backup and say what it holds, or that it is damaged')
    .action(({ verify }: { verify?: string }) =>
      verify === undefined ? backUp(environment) : printBackupContents(verify),
    );
  program
    .command('digest')
    .description('send the digests of today by e-mail, once; a timer runs it, the service may be running')
    .action(async () => {
      // Others start faster without the mailer.
      const { digest } = await import('./digest.ts');
      exitCode = await digest(environment);
    });
  addStaffCommands(program, environment, (code) => (exitCode = code));
  addMatchCommand(program, (code) => (exitCode = code));
  addSiteCommands(program, environment);
  addAuditCommands(program, environment, (code) => (exitCode = code));
  program
    .command('open')
    .description('decrypt an export with your private key, on a machine that is not the server')
    .argument('<file>', 'an export, from requests export --sealed')
    .requiredOption('--identity <file>', 'your private key file (AGE-SECRET-KEY-…)')
    .addOption(new Option('--format <format>').choices(OPEN_FORMATS).makeOptionMandatory())
    .requiredOption('--out <file>', 'a new file, readable by you only')
    .action(async (file: string, options: { identity: string; format: OpenFormat; out: string }) => {
      exitCode = await openExport(file, options);
    });

  program
    .command('redcap-dictionary')
    .description('print the data dictionary of REDCap for --format redcap, as CSV')
    .action(() => void process.stdout.write(serializeRedcapDictionary()));

  const keys = program.command('keys').description('show and replace the keys that records are sealed to');
  keys
    .command('status')
    .description('show the configured keys, and how many keys each record is sealed to')
    .action(() => printKeysStatus(environment));
  keys
    .command('check')
    .description(
      'prove that somebody can open what the service seals: with --out on the server, then with --identity',
    )
    .argument('[file]', 'the file of --out, where the private key is')
    .addOption(
      new Option('--out <file>', 'a new file with a test message for each key').conflicts('identity'),
    )
    .option('--identity <file>', 'a private key file')
    .action(async (file: string | undefined, { out, identity }: { out?: string; identity?: string }) => {
      if (file !== undefined && identity !== undefined) exitCode = await openKeyCheck(file, identity);
      else if (file === undefined && out !== undefined) await sealKeyCheck(environment, out);
      else throw new Error('Run keys check --out FILE on the server, then keys check FILE --identity KEY.');
    });
  keys
    .command('replace')
    .description('write resealed records to the database')
    .argument('<file>', 'a resealed export, from reseal')
    .action((file: string) => replaceWithResealed(environment, file));
  program
    .command('reseal')
    .description('seal an export to other keys, on a machine that is not the server')
    .argument('<file>', 'an export, from requests export --sealed')
    .requiredOption('--identity <file>', 'a private key file that opens it')
    .requiredOption('--to <keys...>', 'public keys (age1…)')
    .requiredOption('--out <file>', 'a new file, for keys replace on the server')
    .option('--site <id>', 'move the requests to this study site, whose keys are those of --to')
    .action(async (file: string, options: { identity: string; to: string[]; out: string; site?: string }) => {
      exitCode = await reseal(file, options);
    });

  process.stdout.off('error', handleOutputError).on('error', handleOutputError);
  try {
    await program.parseAsync(argv);
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (isClosedPipe(error)) return 1;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
