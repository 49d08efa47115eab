import { readStaffConfiguration } from '../config/environment.ts';
import { EXAMPLE_REFERENCE, tryParseReference } from '../sealing/reference.ts';
import type { Database } from '../storage/schema.ts';
import type { RecordSummary } from '../storage/staff-store.ts';
import { countRecords, deleteRecord, listRecords, markDone } from '../storage/staff-store.ts';
import type { Form } from './output.ts';
import { writeAuditLog, print } from './output.ts';
import { releaseReserve } from './release-reserve.ts';
import { withDatabase } from './with-database.ts';

/** Prints one line per record, oldest first. */
export async function printRecords(environment: NodeJS.ProcessEnv, form: Form, all: boolean): Promise<void> {
  const configuration = readStaffConfiguration(environment);
  const records = await withDatabase(configuration, ({ database }) => listRecords(database, form.kind, all));
  for (const record of records) print(formatListLine(record));
  if (records.length === 0) process.stderr.write(`No ${form.plural}.\n`);
}

function formatListLine(record: RecordSummary): string {
  const { reference, received_at, site_id, cohort, suspect, done_at } = record;
  const marks = [site_id, cohort, suspect === 1 ? 'suspect' : '', done_at === null ? '' : `done ${done_at}`];
  return [reference, received_at, ...marks.filter((mark) => mark !== '')].join('  ');
}

/** Marks a record as done; `list` shows it with `--all` only. */
export async function completeRecord(
  environment: NodeJS.ProcessEnv,
  form: Form,
  typed: string,
): Promise<void> {
  const reference = await updateRecord(environment, form, typed, (database, known) =>
    markDone(database, form.kind, known, new Date()),
  );
  writeAuditLog(`marked ${reference} as done`);
  print(`Marked ${reference} as done.`);
}

/** Deletes a record. Earlier backups still contain it. */
export async function deleteByReference(
  environment: NodeJS.ProcessEnv,
  form: Form,
  typed: string,
): Promise<void> {
  const reference = await updateRecord(environment, form, typed, (database, known) =>
    deleteRecord(database, form.kind, known),
  );
  writeAuditLog(`deleted ${reference}`);
  print(`Deleted ${reference}. Earlier backups may still contain it.`);
}

async function updateRecord(
  environment: NodeJS.ProcessEnv,
  form: Form,
  typed: string,
  work: (database: Database, reference: string) => Promise<boolean>,
): Promise<string> {
  const reference = tryParseReference(typed);
  if (reference === null) {
    throw new Error(
      `This is not a reference: a character is wrong or missing. Enter one such as ${EXAMPLE_REFERENCE}.`,
    );
  }
  const configuration = readStaffConfiguration(environment);
  if (configuration.databaseUrl === null) releaseReserve(configuration.dataFolder);
  const isFound = await withDatabase(configuration, async ({ database, checkpointWal }) => {
    const isChanged = await work(database, reference);
    await checkpointWal();
    return isChanged;
  });
  if (isFound) return reference;
  throw new Error(`There is no ${form.singular} ${reference}. See: longcovid-api ${form.plural} list --all`);
}

/** Prints how many records there are, by status and group. */
export async function printStats(environment: NodeJS.ProcessEnv, form: Form): Promise<void> {
  const configuration = readStaffConfiguration(environment);
  const { counts, oldest } = await withDatabase(configuration, async ({ database }) => ({
    counts: await countRecords(database, form.kind),
    oldest: (await listRecords(database, form.kind, false)).at(0)?.received_at,
  }));
  const sum = (some: typeof counts): number => some.reduce((total, { count }) => total + count, 0);
  print(`${form.plural}: ${sum(counts)}`);
  print(`waiting: ${sum(counts.filter(({ isDone }) => !isDone))}`);
  if (oldest !== undefined) print(`oldest waiting: ${oldest}`);
  print(`done: ${sum(counts.filter(({ isDone }) => isDone))}`);
  print(`suspect: ${sum(counts.filter(({ suspect }) => suspect === 1))}`);
  const cohorts = new Set(counts.map(({ cohort }) => cohort).filter((cohort) => cohort !== ''));
  for (const cohort of cohorts) print(`${cohort}: ${sum(counts.filter((group) => group.cohort === cohort))}`);
}
