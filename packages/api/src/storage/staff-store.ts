import type { Database, RecordKind, RecordRow } from './schema.ts';

/** The part of a record that the list shows. */
export type RecordSummary = Omit<RecordRow, 'sealed'>;

/** How many records of one group there are in one state. */
export type RecordCount = { cohort: string; suspect: number; isDone: boolean; count: number };

const BATCH_SIZE = 500;

/** Reads the records of a form in the order of arrival; without `all`, those that wait for someone. */
export async function listRecords(
  database: Database,
  kind: RecordKind,
  all: boolean,
): Promise<RecordSummary[]> {
  const query = database
    .selectFrom('record')
    .select(['reference', 'kind', 'site_id', 'cohort', 'received_at', 'suspect', 'done_at'])
    .where('kind', '=', kind)
    .orderBy('received_at')
    .orderBy('reference');
  return (all ? query : query.where('done_at', 'is', null)).execute();
}

/** Reads every record of a form with its sealed part, a few hundred at a time. */
export async function* readRecords(database: Database, kind: RecordKind): AsyncGenerator<RecordRow> {
  let last: RecordRow | undefined;
  do {
    const query = database
      .selectFrom('record')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('received_at')
      .orderBy('reference')
      .limit(BATCH_SIZE);
    const after: RecordRow | undefined = last;
    const rows =
      after === undefined
        ? await query.execute()
        : await query
            .where((where) =>
              where(
                where.refTuple('received_at', 'reference'),
                '>',
                where.tuple(after.received_at, after.reference),
              ),
            )
            .execute();
    yield* rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

/** Removes a record and its key for good; false when there is none of this form with this reference. */
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

/** Notes that somebody has dealt with a record; false when there is none of this form with this reference. */
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

/** Counts the records of a form by group and state. */
export async function countRecords(database: Database, kind: RecordKind): Promise<RecordCount[]> {
  const rows = await database
    .selectFrom('record')
    .select(({ fn, eb }) => [
      'cohort',
      'suspect',
      eb.case().when('done_at', 'is', null).then(0).else(1).end().as('done'),
      fn.countAll().as('count'),
    ])
    .where('kind', '=', kind)
    .groupBy(['cohort', 'suspect', 'done'])
    .orderBy('cohort')
    .execute();
  // PostgreSQL counts in numbers larger than JavaScript's, and so gives them as text.
  return rows.map(({ cohort, suspect, done, count }) => ({
    cohort,
    suspect,
    isDone: done === 1,
    count: Number(count),
  }));
}

/**
 * Removes the records of a form that came before a time. Those that still wait for someone stay, unless told otherwise.
 *
 * @returns how many were removed, and how many old ones wait.
 */
export async function purgeRecords(
  database: Database,
  kind: RecordKind,
  before: Date,
  includeWaiting: boolean,
): Promise<{ removed: number; waiting: number }> {
  const old = database
    .deleteFrom('record')
    .where('kind', '=', kind)
    .where('received_at', '<', before.toISOString());
  const { numDeletedRows } = await (
    includeWaiting ? old : old.where('done_at', 'is not', null)
  ).executeTakeFirst();
  const { count } = await database
    .selectFrom('record')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('kind', '=', kind)
    .where('received_at', '<', before.toISOString())
    .executeTakeFirstOrThrow();
  return { removed: Number(numDeletedRows), waiting: Number(count) };
}

/** Forgets captcha answers that were used before a time; they have long run out. */
export async function purgeSpentTokens(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('spent_token').where('spent_at', '<', before.toISOString()).execute();
}

/**
 * Puts a newly sealed part in the place of the one that it was made from.
 *
 * @returns false when the record is gone or has another sealed part by now.
 */
export async function replaceSealed(
  database: Database,
  reference: string,
  from: Uint8Array,
  to: Uint8Array,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('record')
    .set({ sealed: to })
    .where('reference', '=', reference)
    .where('sealed', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The sealed part of a record, or null when it is gone. */
export async function findSealed(database: Database, reference: string): Promise<Uint8Array | null> {
  const row = await database
    .selectFrom('record')
    .select('sealed')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.sealed ?? null;
}
