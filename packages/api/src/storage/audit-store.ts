import { PostgresAdapter, sql } from 'kysely';
import type { Transaction } from 'kysely';
import { toSha256Hex } from '../intake/signatures.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { AuditEntryRow, Database, Schema } from './schema.ts';

/** What staff did, in the audit trail: references, ids, codes and counts, and no personal data. */
export type NewAuditEntry = {
  /** User name of the member of staff. */
  actor: string;
  action: 'done' | 'delete' | 'purge' | 'export' | 'reseal' | 'status' | 'site-close' | 'site-open';
  /** A reference, or the id of a study site; empty if it is about many records. */
  subject: string;
  details: Readonly<Record<string, string | number | boolean>>;
};

/** Any number; PostgreSQL locks it until the end of the transaction. */
const ADVISORY_LOCK = 20_261_128;
const BATCH_SIZE = 1000;
/** An inserted entry may have any sequence that PostgreSQL's integers allow. */
const LOWEST_INTEGER = -(2 ** 31);

/**
 * Runs `work` and adds its entries to the audit trail in one transaction: neither is stored without the other. It holds
 * the end of the chain from the start, so that concurrent writers wait and none forks it.
 */
export function runAudited<Result>(
  database: Database,
  work: (transaction: Transaction<Schema>) => Promise<{ result: Result; entries: readonly NewAuditEntry[] }>,
): Promise<Result> {
  return retryWhileBusy(() =>
    database.transaction().execute(async (transaction) => {
      await lockChain(transaction);
      const { result, entries } = await work(transaction);
      if (entries.length > 0) await appendEntries(transaction, entries);
      return result;
    }),
  );
}

/** SQLite locks for a statement that could write; one that reads first could not write later. */
async function lockChain(transaction: Transaction<Schema>): Promise<void> {
  const isPostgresql = transaction.getExecutor().adapter instanceof PostgresAdapter;
  const statement = isPostgresql
    ? sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`
    : sql`DELETE FROM audit_entry WHERE false`;
  await statement.execute(transaction);
}

async function appendEntries(
  transaction: Transaction<Schema>,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  let last = await transaction
    .selectFrom('audit_entry')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const recordedAt = new Date().toISOString();
  for (const { actor, action, subject, details } of entries) {
    const entry = {
      sequence: (last?.sequence ?? 0) + 1,
      recorded_at: recordedAt,
      actor,
      action,
      subject,
      details: JSON.stringify(details),
      previous_hash: last?.hash ?? '',
    };
    const row = { ...entry, hash: computeHash(entry) };
    await transaction.insertInto('audit_entry').values(row).execute();
    last = row;
  }
}

/** An array, so that no two entries have the same text. */
const computeHash = (entry: Omit<AuditEntryRow, 'hash'>): string =>
  toSha256Hex(
    JSON.stringify([
      entry.sequence,
      entry.recorded_at,
      entry.actor,
      entry.action,
      entry.subject,
      entry.details,
      entry.previous_hash,
    ]),
  );

/** Reads the audit trail in its order, in batches, from a time on (ISO 8601, UTC; default: all). */
export async function* readAuditEntries(database: Database, since = ''): AsyncGenerator<AuditEntryRow> {
  let last = LOWEST_INTEGER;
  for (;;) {
    const rows = await database
      .selectFrom('audit_entry')
      .selectAll()
      .where('sequence', '>', last)
      .where('recorded_at', '>=', since)
      .orderBy('sequence')
      .limit(BATCH_SIZE)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.sequence;
  }
}

/** `expectedAt`: the entry with the expected hash; null without one. */
export type AuditVerdict =
  | { isUnbroken: true; count: number; lastHash: string; expectedAt: number | null }
  | { isUnbroken: false; problem: string };

/**
 * Verifies that each entry says what it said when it was written, and follows the one before it. That the last entries
 * were removed shows only if the hash of one of them is expected.
 *
 * @returns the first broken link, or how many entries there are.
 */
export async function verifyAuditTrail(
  entries: AsyncIterable<AuditEntryRow>,
  expectedHash: string | null,
): Promise<AuditVerdict> {
  let count = 0;
  let lastHash = '';
  let expectedAt: number | null = null;
  for await (const entry of entries) {
    const problem = findBrokenLink(entry, count + 1, lastHash);
    if (problem !== null) return { isUnbroken: false, problem };
    count += 1;
    lastHash = entry.hash;
    if (entry.hash === expectedHash) expectedAt = count;
  }
  if (expectedHash === null || expectedAt !== null) return { isUnbroken: true, count, lastHash, expectedAt };
  return {
    isUnbroken: false,
    problem: `none of the ${count} entries has the expected hash: entries at the end were removed, or all were written anew`,
  };
}

function findBrokenLink(entry: AuditEntryRow, position: number, lastHash: string): string | null {
  if (entry.sequence > position) return `entry ${position} is missing`;
  if (entry.sequence < position) return `there is an entry ${entry.sequence}, which was inserted`;
  if (entry.previous_hash !== lastHash) {
    return position === 1
      ? 'entry 1 is not the first that was written'
      : `entry ${position} does not follow entry ${position - 1}: one of them was changed, inserted, removed or moved`;
  }
  return entry.hash === computeHash(entry) ? null : `entry ${position} was changed after it was written`;
}
