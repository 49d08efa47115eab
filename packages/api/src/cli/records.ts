import { readStaffConfiguration } from '../config/environment.ts';
import { readReference } from '../sealing/reference.ts';
import type { Database } from '../storage/schema.ts';
import type { ListedRecord } from '../storage/staff-store.ts';
import { countRecords, deleteRecord, listRecords, markDone } from '../storage/staff-store.ts';
import type { Form } from './output.ts';
import { account, say } from './output.ts';
import { withDatabase } from './with-database.ts';

/** Prints one line a record, oldest first. */
export async function list(environment: NodeJS.ProcessEnv, form: Form, all: boolean): Promise<void> {
  const configuration = readStaffConfiguration(environment);
  const records = await withDatabase(configuration, ({ database }) => listRecords(database, form.kind, all));
  for (const record of records) say(lineOf(record));
  if (records.length === 0) process.stderr.write(`No ${form.many}.\n`);
}

function lineOf(record: ListedRecord): string {
  const { reference, received_at, site_id, cohort, suspect, done_at } = record;
  const marks = [site_id, cohort, suspect === 1 ? 'suspect' : '', done_at === null ? '' : `done ${done_at}`];
  return [reference, received_at, ...marks.filter((mark) => mark !== '')].join('  ');
}

/** Notes that somebody has dealt with a record; it is listed with `--all` only from then on. */
export async function done(environment: NodeJS.ProcessEnv, form: Form, typed: string): Promise<void> {
  const reference = await change(environment, form, typed, (database, known) =>
    markDone(database, form.kind, known, new Date()),
  );
  account(`marked ${reference} as done`);
  say(`Done: ${reference}.`);
}

/** Removes one record for good; backups made before still hold it. */
export async function deleteOne(environment: NodeJS.ProcessEnv, form: Form, typed: string): Promise<void> {
  const reference = await change(environment, form, typed, (database, known) =>
    deleteRecord(database, form.kind, known),
  );
  account(`deleted ${reference}`);
  say(`Deleted ${reference}. Backups made before may still hold it.`);
}

async function change(
  environment: NodeJS.ProcessEnv,
  form: Form,
  typed: string,
  work: (database: Database, reference: string) => Promise<boolean>,
): Promise<string> {
  const reference = readReference(typed);
  if (reference === null) {
    throw new Error(
      'This is not a reference: a character is wrong or missing. It looks like LC-7Q2MX-0B9K4T.',
    );
  }
  const isFound = await withDatabase(readStaffConfiguration(environment), async ({ database, forget }) => {
    const isChanged = await work(database, reference);
    await forget();
    return isChanged;
  });
  if (isFound) return reference;
  throw new Error(`There is no ${form.one} ${reference}. See: longcovid-api ${form.many} list --all`);
}

/** Prints how many records there are, how many wait, and of which groups. */
export async function stats(environment: NodeJS.ProcessEnv, form: Form): Promise<void> {
  const configuration = readStaffConfiguration(environment);
  const { counts, oldest } = await withDatabase(configuration, async ({ database }) => ({
    counts: await countRecords(database, form.kind),
    oldest: (await listRecords(database, form.kind, false)).at(0)?.received_at,
  }));
  const sum = (some: typeof counts): number => some.reduce((total, { count }) => total + count, 0);
  say(`${form.many}: ${sum(counts)}`);
  say(`waiting: ${sum(counts.filter(({ isDone }) => !isDone))}`);
  if (oldest !== undefined) say(`the longest since: ${oldest}`);
  say(`done: ${sum(counts.filter(({ isDone }) => isDone))}`);
  say(`suspect: ${sum(counts.filter(({ suspect }) => suspect === 1))}`);
  const cohorts = new Set(counts.map(({ cohort }) => cohort).filter((cohort) => cohort !== ''));
  for (const cohort of cohorts) say(`${cohort}: ${sum(counts.filter((group) => group.cohort === cohort))}`);
}
