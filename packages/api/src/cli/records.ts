import { readStaffConfiguration } from '../config/environment.ts';
import { runAudited } from '../storage/audit-store.ts';
import type { NewAuditEntry } from '../storage/audit-store.ts';
import { STATUSES } from '../storage/request-status.ts';
import type { Database } from '../storage/schema.ts';
import type { RecordSummary } from '../storage/staff-store.ts';
import { countRecords, deleteRecord, listRecordPages, markDone } from '../storage/staff-store.ts';
import { serializeTable } from './csv.ts';
import type { FilterOptions } from './filter.ts';
import { readFilter, createMissingError, readReference } from './filter.ts';
import type { Form } from './output.ts';
import { createAuditEntry, print, sanitizeForTerminal, sanitizeTime, writeAuditLog } from './output.ts';
import { serializeRedcapList } from './redcap.ts';
import { closeRequest } from './status.ts';
import { withDatabase, withWritableDatabase } from './with-database.ts';

export type ListFormat = 'lines' | 'csv' | 'json' | 'redcap';

/** Prints one line per record, oldest first; as CSV with a header, as one JSON array, or as CSV for REDCap. */
export async function printRecords(
  environment: NodeJS.ProcessEnv,
  form: Form,
  { all = false, format = 'lines', ...options }: FilterOptions & { all?: boolean; format?: ListFormat },
): Promise<void> {
  const isWaiting = !all && options.status === undefined;
  const filter = { ...readFilter(options), isWaiting: isWaiting || options.waiting };
  const configuration = readStaffConfiguration(environment);
  const entries: ListEntry[] = [];
  let count = 0;
  await withDatabase(configuration, async ({ database }) => {
    for await (const page of listRecordPages(database, form.kind, filter)) {
      count += page.length;
      // One text: a write for each line takes most of the time of a long list.
      if (format === 'lines')
        process.stdout.write(page.map((record) => formatListLine(toListEntry(record))).join(''));
      else entries.push(...page.map(toListEntry));
    }
  });
  if (format === 'json') print(JSON.stringify(entries, null, 2));
  else if (format === 'csv') process.stdout.write(serializeList(form, entries));
  else if (format === 'redcap') process.stdout.write(serializeRedcapList(entries.map(toRedcapEntry)));
  if (count === 0) process.stderr.write(`No ${form.plural}.\n`);
}

const toRedcapEntry = ({ suspect, status = '', ...entry }: ListEntry) => ({
  ...entry,
  suspect: suspect !== '',
  status,
});

const serializeList = (form: Form, entries: readonly ListEntry[]): string =>
  form.kind === 'join'
    ? serializeTable(
        [...LIST_COLUMNS, 'status'],
        entries.map((entry) => ({ status: '', ...entry })),
      )
    : serializeTable(LIST_COLUMNS, entries);

const LIST_COLUMNS = ['reference', 'receivedAt', 'siteId', 'cohort', 'suspect', 'doneAt'] as const;
type ListEntry = Record<(typeof LIST_COLUMNS)[number], string> & { status?: string };

/** What somebody wrote into the database reaches no terminal. Requests alone have a status. */
function toListEntry(record: RecordSummary): ListEntry {
  const entry: ListEntry = {
    reference: sanitizeForTerminal(record.reference),
    receivedAt: sanitizeTime(record.received_at),
    siteId: sanitizeForTerminal(record.site_id),
    cohort: sanitizeForTerminal(record.cohort),
    suspect: record.suspect === 1 ? 'suspect' : '',
    doneAt: record.done_at === null ? '' : sanitizeTime(record.done_at),
  };
  if (record.kind === 'join') entry.status = record.status;
  return entry;
}

function formatListLine(entry: ListEntry): string {
  const { reference, receivedAt, siteId, cohort, suspect, doneAt, status = '' } = entry;
  const stage = status === 'new' ? '' : status;
  let line = `${reference}  ${receivedAt}`;
  for (const mark of [siteId, cohort, suspect, stage]) if (mark !== '') line += `  ${mark}`;
  return doneAt === '' ? `${line}\n` : `${line}  done ${doneAt}\n`;
}

/** Marks a record as done; `list` shows it with `--all` only. A request is closed, unless it has a terminal status. */
export async function completeRecord(
  environment: NodeJS.ProcessEnv,
  form: Form,
  typed: string,
): Promise<void> {
  const reference = readReference(typed);
  if (form.kind === 'join') await closeRequest(environment, reference);
  else
    await updateRecord(environment, form, reference, 'done', (database) =>
      markDone(database, form.kind, reference, new Date()),
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
  const reference = readReference(typed);
  await updateRecord(environment, form, reference, 'delete', (database) =>
    deleteRecord(database, form.kind, reference),
  );
  writeAuditLog(`deleted ${reference}`);
  print(`Deleted ${reference}. Earlier backups may still contain it.`);
}

async function updateRecord(
  environment: NodeJS.ProcessEnv,
  form: Form,
  reference: string,
  action: NewAuditEntry['action'],
  work: (database: Database) => Promise<boolean>,
): Promise<void> {
  const isFound = await withWritableDatabase(readStaffConfiguration(environment), ({ database }) =>
    runAudited(database, async (transaction) => {
      const isChanged = await work(transaction);
      const entry = createAuditEntry(action, reference, { form: form.plural });
      return { result: isChanged, entries: isChanged ? [entry] : [] };
    }),
  );
  if (!isFound) throw createMissingError(form, reference);
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
  if (form.kind !== 'join') return;
  for (const status of STATUSES) {
    const count = sum(counts.filter((group) => group.status === status));
    if (count > 0) print(`${status}: ${count}`);
  }
}
