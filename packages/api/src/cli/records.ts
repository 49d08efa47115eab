import { readStaffConfiguration } from '../config/environment.ts';
import { EXAMPLE_REFERENCE, tryParseReference } from '../sealing/reference.ts';
import { runAudited } from '../storage/audit-store.ts';
import type { NewAuditEntry } from '../storage/audit-store.ts';
import type { Database } from '../storage/schema.ts';
import type { RecordSummary } from '../storage/staff-store.ts';
import { countRecords, deleteRecord, listRecords, markDone } from '../storage/staff-store.ts';
import { serializeTable } from './csv.ts';
import type { FilterOptions } from './filter.ts';
import { readFilter } from './filter.ts';
import type { Form } from './output.ts';
import { createAuditEntry, print, sanitizeForTerminal, writeAuditLog } from './output.ts';
import { withDatabase, withWritableDatabase } from './with-database.ts';

export type ListFormat = 'lines' | 'csv' | 'json';

/** Prints one line per record, oldest first; as CSV with a header, or as one JSON array. */
export async function printRecords(
  environment: NodeJS.ProcessEnv,
  form: Form,
  { all = false, format = 'lines', ...options }: FilterOptions & { all?: boolean; format?: ListFormat },
): Promise<void> {
  const filter = { ...readFilter(options), isWaiting: !all };
  const configuration = readStaffConfiguration(environment);
  const records = await withDatabase(configuration, ({ database }) =>
    listRecords(database, form.kind, filter),
  );
  const entries = records.map(toListEntry);
  if (format === 'json') print(JSON.stringify(entries, null, 2));
  else if (format === 'csv') process.stdout.write(serializeTable(LIST_COLUMNS, entries));
  else for (const entry of entries) print(formatListLine(entry));
  if (records.length === 0) process.stderr.write(`No ${form.plural}.\n`);
}

const LIST_COLUMNS = ['reference', 'receivedAt', 'siteId', 'cohort', 'suspect', 'doneAt'] as const;
type ListEntry = Record<(typeof LIST_COLUMNS)[number], string>;

/** What somebody wrote into the database reaches no terminal. */
const toListEntry = ({
  reference,
  received_at,
  site_id,
  cohort,
  suspect,
  done_at,
}: RecordSummary): ListEntry => ({
  reference: sanitizeForTerminal(reference),
  receivedAt: sanitizeTime(received_at),
  siteId: sanitizeForTerminal(site_id),
  cohort: sanitizeForTerminal(cohort),
  suspect: suspect === 1 ? 'suspect' : '',
  doneAt: done_at === null ? '' : sanitizeTime(done_at),
});

const sanitizeTime = (time: string): string => time.replaceAll(/[^\d:.TZ+-]/g, '?').slice(0, 30);

function formatListLine({ reference, receivedAt, siteId, cohort, suspect, doneAt }: ListEntry): string {
  const marks = [siteId, cohort, suspect, doneAt === '' ? '' : `done ${doneAt}`];
  return [reference, receivedAt, ...marks.filter((mark) => mark !== '')].join('  ');
}

/** Marks a record as done; `list` shows it with `--all` only. */
export async function completeRecord(
  environment: NodeJS.ProcessEnv,
  form: Form,
  typed: string,
): Promise<void> {
  const reference = await updateRecord(environment, form, typed, 'done', (database, known) =>
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
  const reference = await updateRecord(environment, form, typed, 'delete', (database, known) =>
    deleteRecord(database, form.kind, known),
  );
  writeAuditLog(`deleted ${reference}`);
  print(`Deleted ${reference}. Earlier backups may still contain it.`);
}

async function updateRecord(
  environment: NodeJS.ProcessEnv,
  form: Form,
  typed: string,
  action: NewAuditEntry['action'],
  work: (database: Database, reference: string) => Promise<boolean>,
): Promise<string> {
  const reference = tryParseReference(typed);
  if (reference === null) {
    throw new Error(
      `This is not a reference: a character is wrong or missing. Enter one such as ${EXAMPLE_REFERENCE}.`,
    );
  }
  const isFound = await withWritableDatabase(readStaffConfiguration(environment), ({ database }) =>
    runAudited(database, async (transaction) => {
      const isChanged = await work(transaction, reference);
      const entry = createAuditEntry(action, reference, { form: form.plural });
      return { result: isChanged, entries: isChanged ? [entry] : [] };
    }),
  );
  if (isFound) return reference;
  throw new Error(`There is no ${form.singular} ${reference}. See: longcovid-api ${form.plural} list --all`);
}

/** Prints how many records there are, by status and group. */
export async function printStats(
  environment: NodeJS.ProcessEnv,
  form: Form,
  options: FilterOptions,
): Promise<void> {
  const filter = readFilter(options);
  const configuration = readStaffConfiguration(environment);
  const counts = await withDatabase(configuration, ({ database }) =>
    countRecords(database, form.kind, filter),
  );
  const waiting = counts.filter(({ isDone }) => !isDone);
  const [oldest] = waiting.map((group) => sanitizeTime(group.oldest)).sort();
  const sum = (some: typeof counts): number => some.reduce((total, { count }) => total + count, 0);
  print(`${form.plural}: ${sum(counts)}`);
  print(`waiting: ${sum(waiting)}`);
  if (oldest !== undefined) print(`oldest waiting: ${oldest}`);
  print(`done: ${sum(counts.filter(({ isDone }) => isDone))}`);
  print(`suspect: ${sum(counts.filter(({ suspect }) => suspect === 1))}`);
  const cohorts = new Set(counts.map(({ cohort }) => cohort).filter((cohort) => cohort !== ''));
  for (const cohort of cohorts)
    print(`${sanitizeForTerminal(cohort)}: ${sum(counts.filter((group) => group.cohort === cohort))}`);
}
