import type { Transaction } from 'kysely';
import type { Database, Schema } from './schema.ts';
import type { InsertResult, NewRequest } from './types.ts';

type PendingInsert = {
  request: NewRequest;
  resolve: (result: InsertResult) => void;
  reject: (reason: unknown) => void;
};

/**
 * Group commit: requests that arrive during one turn of the event loop are inserted in one transaction, since waiting
 * for the disk takes longer than all other work. Each insert resolves after the commit.
 */
export function createGroupCommit(database: Database): (request: NewRequest) => Promise<InsertResult> {
  let pending: PendingInsert[] = [];

  const insertAll = (requests: readonly NewRequest[]): Promise<InsertResult[]> =>
    database.transaction().execute(async (transaction) => {
      const results: InsertResult[] = [];
      for (const request of requests) results.push(await insertRequest(transaction, request));
      return results;
    });

  const flush = async (): Promise<void> => {
    const batch = pending;
    pending = [];
    try {
      const results = await insertAll(batch.map(({ request }) => request));
      batch.forEach(({ resolve }, index) => resolve(results[index] as InsertResult));
    } catch (error) {
      // The transaction was rolled back. One request that fails must not fail the others.
      if (batch.length > 1) await Promise.all(batch.map(insertAlone));
      else batch.forEach(({ reject }) => reject(error));
    }
  };
  const insertAlone = ({ request, resolve, reject }: PendingInsert): Promise<void> =>
    insertAll([request]).then(([result]) => resolve(result as InsertResult), reject);

  return (request) =>
    new Promise((resolve, reject) => {
      // After this turn of the event loop has read all sockets.
      if (pending.length === 0) setImmediate(() => void flush());
      pending.push({ request, resolve, reject });
    });
}

/** The key is inserted first, so a duplicate stops before anything else is written. */
async function insertRequest(transaction: Transaction<Schema>, request: NewRequest): Promise<InsertResult> {
  const { keyHash, bodyMac, record, captchaTokenHash } = request;
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
