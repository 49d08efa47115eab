import { setTimeout } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { NewAuditEntry } from './audit-store.ts';
import { runAudited } from './audit-store.ts';
import type { Status } from './request-status.ts';
import { getStatus } from './request-status.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Database, RecordKind, RecordRow, Schema } from './schema.ts';
import { selectStatus } from './status-store.ts';

/** A record without its sealed content. */
export type RecordSummary = Omit<RecordRow, 'sealed' | 'status'> & { status: Status };

/** The number of records of one group with one status, and when the oldest of them was received. */
export type RecordCount = {
  cohort: string;
  suspect: number;
  status: Status;
  isDone: boolean;
  count: number;
  oldest: string;
};

const BATCH_SIZE = 500;
const PAGE_SIZE = 5000;
/** A service that waits for the lock tries again meanwhile. */
const PAUSE_BETWEEN_BATCHES_MS = 10;

/** Which records of a form; all without a filter. */
export type RecordFilter = {
  siteId?: string | undefined;
  cohort?: string | undefined;
  /** Received at this time or later: ISO 8601, UTC. */
  since?: string | undefined;
  /** Received before this time: ISO 8601, UTC. */
  until?: string | undefined;
  /** Not marked as done. */
  isWaiting?: boolean | undefined;
  statuses?: readonly Status[] | undefined;
  /** Received after this one. */
  after?: Position | undefined;
  /** Received up to this one. */
  upTo?: Position | undefined;
};

/** The place of a record in the order of time. */
export type Position = Pick<RecordRow, 'received_at' | 'reference'>;

/** A condition for a filter, by time and reference. */
const matches =
  (
    kind: RecordKind,
    { siteId, cohort, since, until, isWaiting = false, statuses, after, upTo }: RecordFilter,
  ) =>
  (where: ExpressionBuilder<Schema, 'record'>) =>
    where.and([
      where('kind', '=', kind),
      ...(siteId === undefined ? [] : [where('site_id', '=', siteId)]),
      ...(cohort === undefined ? [] : [where('cohort', '=', cohort)]),
      ...(since === undefined ? [] : [where('received_at', '>=', since)]),
      ...(until === undefined ? [] : [where('received_at', '<', until)]),
      ...(isWaiting ? [where('done_at', 'is', null)] : []),
      ...(statuses === undefined ? [] : [where(selectStatus(where), 'in', statuses)]),
      ...(after === undefined ? [] : [where(...comparePosition(where, '>', after))]),
      ...(upTo === undefined ? [] : [where(...comparePosition(where, '<=', upTo))]),
    ]);

const comparePosition = (
  where: ExpressionBuilder<Schema, 'record'>,
  operator: '>' | '<=',
  { received_at, reference }: Position,
) => [where.refTuple('received_at', 'reference'), operator, where.tuple(received_at, reference)] as const;

/** How many records of a form match, and the last of them; null if there is none. */
export async function findRange(
  database: Database,
  kind: RecordKind,
  filter: RecordFilter,
): Promise<{ count: number; last: Position | null }> {
  const { count } = await database
    .selectFrom('record')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(matches(kind, filter))
    .executeTakeFirstOrThrow();
  const last = await database
    .selectFrom('record')
    .select(['received_at', 'reference'])
    .where(matches(kind, filter))
    .orderBy('received_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { count: Number(count), last: last ?? null };
}

/** Lists the records of a form by time. */
export async function listRecords(
  database: Database,
  kind: RecordKind,
  filter: RecordFilter,
): Promise<RecordSummary[]> {
  const records: RecordSummary[] = [];
  for await (const page of listRecordPages(database, kind, filter)) records.push(...page);
  return records;
}

/** The same, in pages of up to 5,000: reading a long list takes half the time if no more are kept. */
export async function* listRecordPages(
  database: Database,
  kind: RecordKind,
  filter: RecordFilter,
): AsyncGenerator<RecordSummary[]> {
  let { after } = filter;
  for (;;) {
    const rows = await database
      .selectFrom('record')
      .select(['reference', 'kind', 'site_id', 'cohort', 'received_at', 'suspect', 'done_at', 'status'])
      .where(matches(kind, { ...filter, after }))
      .orderBy('received_at')
      .orderBy('reference')
      .limit(PAGE_SIZE)
      .execute();
    after = rows.at(-1);
    if (after === undefined) return;
    // In place: copying takes a third of the time.
    for (const row of rows) row.status = getStatus(row);
    yield rows as RecordSummary[];
    if (rows.length < PAGE_SIZE) return;
  }
}

/** Reads the records of a form with their sealed content, by time. */
export async function* readRecords(
  database: Database,
  kind: RecordKind,
  filter: RecordFilter = {},
): AsyncGenerator<RecordRow> {
  for await (const batch of readRecordBatches(database, kind, filter)) yield* batch;
}

/** The same, in batches of up to 500. */
export async function* readRecordBatches(
  database: Database,
  kind: RecordKind,
  filter: RecordFilter = {},
): AsyncGenerator<RecordRow[]> {
  let { after } = filter;
  for (;;) {
    const rows = await database
      .selectFrom('record')
      .selectAll()
      .where(matches(kind, { ...filter, after }))
      .orderBy('received_at')
      .orderBy('reference')
      .limit(BATCH_SIZE)
      .execute();
    after = rows.at(-1);
    if (after === undefined) return;
    yield rows;
  }
}

/** Deletes a record and its key; false if the form has no such record. */
export async function deleteRecord(
  database: Database,
  kind: RecordKind,
  reference: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('record')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Marks a record as done; false if the form has no such record. The first time is kept. */
export async function markDone(
  database: Database,
  kind: RecordKind,
  reference: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('record')
    .set((set) => ({ done_at: set.fn.coalesce('done_at', set.val(now.toISOString())) }))
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the records of a form by group and status, and finds the oldest that waits. */
export async function countRecords(
  database: Database,
  kind: RecordKind,
  filter: RecordFilter = {},
): Promise<RecordCount[]> {
  const rows = await database
    .selectFrom('record')
    .select(({ fn, eb }) => [
      'cohort',
      'suspect',
      selectStatus(eb).as('stage'),
      eb.case().when('done_at', 'is', null).then(0).else(1).end().as('done'),
      fn.countAll().as('count'),
      fn.min('received_at').as('oldest'),
    ])
    .where(matches(kind, filter))
    .groupBy(['cohort', 'suspect', 'stage', 'done'])
    .orderBy('cohort')
    .execute();
  // PostgreSQL returns counts as text, since they may exceed JavaScript's integers.
  return rows.map(({ cohort, suspect, stage, done, count, oldest }) => ({
    cohort,
    suspect,
    status: getStatus({ status: stage, done_at: null }),
    isDone: done === 1,
    count: Number(count),
    oldest,
  }));
}

/**
 * Deletes the records of a form that were received before a time, in batches of 500, so that a service that runs can
 * store requests in between. Those not marked as done stay unless `includeWaiting`.
 *
 * @param toEntry The entry of the audit trail for each batch, by the number of deleted records.
 * @returns how many were deleted, and how many old ones stay.
 */
export async function purgeRecords(
  database: Database,
  kind: RecordKind,
  before: Date,
  includeWaiting: boolean,
  toEntry: (count: number) => NewAuditEntry,
): Promise<{ removed: number; waiting: number }> {
  let removed = 0;
  let last: Position | undefined;
  for (;;) {
    const old = selectOldRecords(database, kind, before, last);
    const batch = await (includeWaiting ? old : old.where('done_at', 'is not', null)).execute();
    last = batch.at(-1);
    if (last === undefined) break;
    const references = batch.map(({ reference }) => reference);
    removed += await runAudited(database, async (transaction) => {
      const count = await deleteRecords(transaction, references, includeWaiting);
      return { result: count, entries: count > 0 ? [toEntry(count)] : [] };
    });
    await setTimeout(PAUSE_BETWEEN_BATCHES_MS);
  }
  const { count } = await database
    .selectFrom('record')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('kind', '=', kind)
    .where('received_at', '<', before.toISOString())
    .executeTakeFirstOrThrow();
  return { removed, waiting: Number(count) };
}

/** The next batch by time. */
function selectOldRecords(database: Database, kind: RecordKind, before: Date, last: Position | undefined) {
  const query = database
    .selectFrom('record')
    .select(['received_at', 'reference'])
    .where('kind', '=', kind)
    .where('received_at', '<', before.toISOString())
    .orderBy('received_at')
    .orderBy('reference')
    .limit(BATCH_SIZE);
  if (last === undefined) return query;
  return query.where((where) => where(...comparePosition(where, '>', last)));
}

async function deleteRecords(
  database: Database,
  references: readonly string[],
  includeWaiting: boolean,
): Promise<number> {
  const query = database.deleteFrom('record').where('reference', 'in', references);
  const { numDeletedRows } = await (
    includeWaiting ? query : query.where('done_at', 'is not', null)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes captcha tokens that were spent before a time, when they have expired, in batches of 500. */
export async function purgeSpentTokens(database: Database, before: Date): Promise<void> {
  const batch = database
    .selectFrom('spent_token')
    .select('token_hash')
    .where('spent_at', '<', before.toISOString())
    .limit(BATCH_SIZE);
  const deleteBatch = () =>
    database.deleteFrom('spent_token').where('token_hash', 'in', batch).executeTakeFirst();
  while ((await retryWhileBusy(deleteBatch)).numDeletedRows > 0n) await setTimeout(PAUSE_BETWEEN_BATCHES_MS);
}

/**
 * Replaces sealed content, and the study site that it names, if it is still the one that was read.
 *
 * @returns false if the record is gone, or its content has changed.
 */
export async function replaceSealed(
  database: Database,
  reference: string,
  { from, to, siteId }: { from: Uint8Array; to: Uint8Array; siteId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('record')
    .set({ sealed: to, site_id: siteId })
    .where('reference', '=', reference)
    .where('sealed', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The sealed content of a record and its study site; null if the record is gone. */
export async function findSealed(
  database: Database,
  reference: string,
): Promise<Pick<RecordRow, 'sealed' | 'site_id'> | null> {
  const row = await database
    .selectFrom('record')
    .select(['sealed', 'site_id'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/** When the newest record of any form was received (ISO 8601); null without records. */
export async function findNewestRecordTime(database: Database): Promise<string | null> {
  const row = await database
    .selectFrom('record')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at ?? null;
}
