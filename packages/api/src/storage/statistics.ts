import type { Database } from './schema.ts';

/** How many records of a form have one status, and when the first of them was received (ISO 8601). */
export type RecordStatistics = {
  kind: string;
  isSuspect: boolean;
  isDone: boolean;
  count: number;
  oldestAt: string;
};

/** What the metrics say of storage. Disk and backup are null for PostgreSQL, whose server has metrics of its own. */
export type StorageStatistics = {
  records: RecordStatistics[];
  /** When the oldest record was received whose event is not delivered (ISO 8601); null without one. */
  oldestEventAt: string | null;
  /** When a digest was sent last (ISO 8601); null before the first. */
  digestSentAt: string | null;
  /** Free space of the disk of the data folder, in bytes. */
  freeBytes: number | null;
  /** When the last whole backup in the data folder was written; the epoch without one. */
  backedUpAt: Date | null;
};

/** What both databases say of themselves. */
export async function readDatabaseStatistics(
  database: Database,
): Promise<Omit<StorageStatistics, 'freeBytes' | 'backedUpAt'>> {
  return {
    records: await readRecordStatistics(database),
    oldestEventAt: await findOldestEvent(database),
    digestSentAt: await findLastDigestTime(database),
  };
}

async function findOldestEvent(database: Database): Promise<string | null> {
  const row = await database
    .selectFrom('webhook_event')
    .innerJoin('record', 'record.reference', 'webhook_event.reference')
    .select('received_at')
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

async function findLastDigestTime(database: Database): Promise<string | null> {
  const row = await database
    .selectFrom('digest')
    .select('sent_at')
    .where('sent_at', '!=', '')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sent_at ?? null;
}

/** Counts the records by form and status, by an index: it reads no sealed content. */
export async function readRecordStatistics(database: Database): Promise<RecordStatistics[]> {
  const rows = await database
    .selectFrom('record')
    .select(({ fn, eb }) => [
      'kind',
      'suspect',
      eb.case().when('done_at', 'is', null).then(0).else(1).end().as('done'),
      fn.countAll().as('count'),
      fn.min('received_at').as('oldest'),
    ])
    .groupBy(['kind', 'suspect', 'done'])
    .execute();
  return rows.map(({ kind, suspect, done, count, oldest }) => ({
    kind,
    isSuspect: suspect === 1,
    isDone: done === 1,
    // PostgreSQL returns counts as text.
    count: Number(count),
    oldestAt: oldest,
  }));
}
