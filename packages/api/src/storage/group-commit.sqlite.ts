import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { RETRY_DELAY_MS, WRITE_TIMEOUT_MS, isBusy, isConstraint } from './retry-while-busy.ts';
import type { Database, Schema } from './schema.ts';
import type { InsertResult, NewRequest } from './types.ts';

type PendingInsert = {
  request: NewRequest;
  /** When it fails if another connection still holds the lock, as `performance.now()`. */
  deadline: number;
  resolve: (result: InsertResult) => void;
  reject: (reason: unknown) => void;
};

/**
 * Group commit: requests that arrive during one turn of the event loop, or while a batch waits for a lock, are inserted
 * in one transaction, since waiting for the disk takes longer than all other work. Each insert resolves after the commit,
 * or rejects when the lock of another connection was held for `timeoutMs`.
 */
export function createGroupCommit(
  database: Database,
  timeoutMs = WRITE_TIMEOUT_MS,
): (request: NewRequest) => Promise<InsertResult> {
  let pending: PendingInsert[] = [];
  let isFlushing = false;

  const insertAll = (requests: readonly NewRequest[]): Promise<InsertResult[]> =>
    database.transaction().execute(async (transaction) => {
      const results: InsertResult[] = [];
      for (const request of requests) results.push(await insertRequest(transaction, request));
      return results;
    });

  /** Returns false if the lock is held; the batch is pending again then. */
  const insertBatch = async (batch: readonly PendingInsert[]): Promise<boolean> => {
    try {
      const results = await insertAll(batch.map(({ request }) => request));
      batch.forEach(({ resolve }, index) => resolve(results[index] as InsertResult));
    } catch (error) {
      if (isBusy(error)) {
        await retryLater(batch, error);
        return false;
      }
      // The transaction was rolled back. One request that fails must not fail the others.
      if (batch.length > 1 && isConstraint(error)) for (const one of batch) await insertBatch([one]);
      else batch.forEach(({ reject }) => reject(error));
    }
    return true;
  };
  /** A known key needs no lock to write, so its request does not wait. */
  const retryLater = async (batch: readonly PendingInsert[], error: unknown): Promise<void> => {
    // An exclusive lock keeps readers out too: all wait then, and the next try to write reports what fails.
    const known = await findKnownKeys(database, batch).catch(() => new Set<string>());
    const now = performance.now();
    const waiting = batch.filter(({ request, deadline, resolve, reject }) => {
      if (known.has(request.keyHash)) resolve('duplicate-key');
      else if (deadline <= now) reject(error);
      else return true;
      return false;
    });
    pending = [...waiting, ...pending];
  };
  const flush = async (): Promise<void> => {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      if (!(await insertBatch(batch))) await setTimeout(RETRY_DELAY_MS);
    }
    isFlushing = false;
  };

  return (request) =>
    new Promise((resolve, reject) => {
      pending.push({ request, deadline: performance.now() + timeoutMs, resolve, reject });
      if (isFlushing) return;
      isFlushing = true;
      // After this turn of the event loop has read all sockets.
      setImmediate(() => void flush());
    });
}

async function findKnownKeys(
  database: Database,
  batch: readonly PendingInsert[],
): Promise<ReadonlySet<string>> {
  const keys = batch.map(({ request }) => request.keyHash);
  const rows = await database
    .selectFrom('idempotency_key')
    .select('key_hash')
    .where('key_hash', 'in', keys)
    .execute();
  return new Set(rows.map(({ key_hash }) => key_hash));
}

/** The key is inserted first, so a duplicate stops before anything else is written. */
export async function insertRequest(
  transaction: Transaction<Schema>,
  request: NewRequest,
): Promise<InsertResult> {
  const { keyHash, bodyMac, record, captchaTokenHash, event } = request;
  const key = await transaction
    .insertInto('idempotency_key')
    .values({ key_hash: keyHash, body_mac: bodyMac, reference: record.reference })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirstOrThrow();
  if (key.numInsertedOrUpdatedRows === 0n) return 'duplicate-key';
  if (
    captchaTokenHash !== null &&
    !(await insertSpentToken(transaction, captchaTokenHash, record.received_at))
  ) {
    await transaction.deleteFrom('idempotency_key').where('key_hash', '=', keyHash).execute();
    return 'token-spent';
  }
  await transaction
    .insertInto('record')
    .values({ ...record, done_at: null })
    .execute();
  if (event !== null) {
    const { reference, received_at } = record;
    const { id, locale } = event;
    await transaction
      .insertInto('webhook_event')
      .values({ event_id: id, reference, locale, attempts: 0, next_attempt_at: received_at })
      .execute();
  }
  return 'stored';
}

/** @returns false if it was spent before. */
async function insertSpentToken(
  transaction: Transaction<Schema>,
  tokenHash: string,
  spentAt: string,
): Promise<boolean> {
  const token = await transaction
    .insertInto('spent_token')
    .values({ token_hash: tokenHash, spent_at: spentAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirstOrThrow();
  return token.numInsertedOrUpdatedRows !== 0n;
}
