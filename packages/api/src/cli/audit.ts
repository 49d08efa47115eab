import type { Command } from 'commander';
import { Option } from 'commander';
import { readStaffConfiguration } from '../config/environment.ts';
import { readAuditEntries, verifyAuditTrail } from '../storage/audit-store.ts';
import type { AuditEntryRow } from '../storage/schema.ts';
import { serializeTable } from './csv.ts';
import { readDay } from './filter.ts';
import { print, sanitizeCell } from './output.ts';
import { withDatabase } from './with-database.ts';

const COLUMNS = ['sequence', 'recordedAt', 'actor', 'action', 'subject', 'details', 'hash'] as const;
type ListEntry = Record<(typeof COLUMNS)[number], string>;

/** Adds `audit list` and `audit verify`. `setExitCode` receives 1 for a broken trail. */
export function addAuditCommands(
  program: Command,
  environment: NodeJS.ProcessEnv,
  setExitCode: (code: number) => void,
): void {
  const audit = program.command('audit').description('show and verify what staff did');
  audit
    .command('list')
    .description('list what staff did, one entry a line: number, time, user, action, subject, details')
    .option('--since <day>', 'only entries of this day (UTC) or later, such as 2026-11-26')
    .addOption(new Option('--format <format>').choices(['lines', 'csv', 'json']).default('lines'))
    .action((options: { since?: string; format: string }) => printEntries(environment, options));
  audit
    .command('verify')
    .description('verify that no entry was changed, removed, inserted or moved')
    .option(
      '--expect <hash>',
      'a last hash that it printed before, to notice that entries after were removed',
    )
    .action(async ({ expect }: { expect?: string }) =>
      setExitCode(await verify(environment, expect?.toLowerCase() ?? null)),
    );
}

async function printEntries(
  environment: NodeJS.ProcessEnv,
  { since, format }: { since?: string; format: string },
): Promise<void> {
  const from = since === undefined ? since : readDay(since);
  const entries: ListEntry[] = [];
  await withDatabase(readStaffConfiguration(environment), async ({ database }) => {
    for await (const row of readAuditEntries(database, from)) entries.push(toListEntry(row));
  });
  if (format === 'json') print(JSON.stringify(entries, null, 2));
  else if (format === 'csv') process.stdout.write(serializeTable(COLUMNS, entries));
  else for (const entry of entries) print(formatLine(entry));
  if (entries.length === 0) process.stderr.write('No entries.\n');
}

/** What somebody wrote into the database reaches no terminal. */
const toListEntry = (row: AuditEntryRow): ListEntry => ({
  sequence: String(row.sequence),
  recordedAt: sanitizeCell(row.recorded_at),
  actor: sanitizeCell(row.actor),
  action: sanitizeCell(row.action),
  subject: sanitizeCell(row.subject),
  details: sanitizeCell(row.details),
  hash: sanitizeCell(row.hash),
});

const formatLine = ({ sequence, recordedAt, actor, action, subject, details }: ListEntry): string =>
  [sequence, recordedAt, actor, action, subject, details].filter((part) => part !== '').join('  ');

async function verify(environment: NodeJS.ProcessEnv, expectedHash: string | null): Promise<number> {
  if (expectedHash !== null && !/^[\da-f]{64}$/.test(expectedHash)) {
    throw new Error(
      'The hash of --expect is none, so nothing was verified. Copy the last hash that audit verify printed before.',
    );
  }
  const verdict = await withDatabase(readStaffConfiguration(environment), ({ database }) =>
    verifyAuditTrail(readAuditEntries(database), expectedHash),
  );
  if (!verdict.isUnbroken) {
    process.stderr.write(
      `The audit trail is broken: ${verdict.problem}. Keep the database as it is, and compare it with a backup.\n`,
    );
    return 1;
  }
  const { count, lastHash, expectedAt } = verdict;
  print(`${count} ${count === 1 ? 'entry' : 'entries'}, unbroken`);
  if (expectedAt !== null) print(`expected hash: that of entry ${expectedAt}`);
  if (lastHash !== '') print(`last hash: ${lastHash}`);
  return 0;
}
