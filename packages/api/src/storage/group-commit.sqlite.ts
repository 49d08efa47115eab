import type { Transaction } from 'kysely';
import type { NewRequest, StoreResult } from './request-store.ts';
import type { Database, Schema } from './schema.ts';

type Waiting = {
  request: NewRequest;
  resolve: (result: StoreResult) => void;
  reject: (reason: unknown) => void;
};

/**
 * Writes on SQLite. To wait for the disk takes longer than all the rest, so what has come meanwhile is written in one
 * transaction and waits once. Nobody is answered before that transaction has ended.
 */
export function storeTogether(database: Database): (request: NewRequest) => Promise<StoreResult> {
  let waiting: Waiting[] = [];

  const writeAll = (requests: readonly NewRequest[]): Promise<StoreResult[]> =>
    database.transaction().execute(async (transaction) => {
      const results: StoreResult[] = [];
      for (const request of requests) results.push(await write(transaction, request));
      return results;
    });

  const writeWaiting = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    try {
      const results = await writeAll(batch.map(({ request }) => request));
      batch.forEach(({ resolve }, index) => resolve(results[index] as StoreResult));
    } catch (error) {
      // Nothing was written. One that cannot be written must not keep the others from it.
      if (batch.length > 1) await Promise.all(batch.map(writeAlone));
      else batch.forEach(({ reject }) => reject(error));
    }
  };
  const writeAlone = ({ request, resolve, reject }: Waiting): Promise<void> =>
    writeAll([request]).then(([result]) => resolve(result as StoreResult), reject);

  return (request) =>
    new Promise((resolve, reject) => {
      // When what has just arrived on all lines is read.
      if (waiting.length === 0) setImmediate(() => void writeWaiting());
      waiting.push({ request, resolve, reject });
    });
}

/** The key comes first: of two sends with one key, the second stops before it writes anything else. */
async function write(transaction: Transaction<Schema>, request: NewRequest): Promise<StoreResult> {
  const { keyHash, bodyMac, record, spentToken } = request;
  const key = await transaction
    .insertInto('idempotency_key')
    .values({ key_hash: keyHash, body_mac: bodyMac, reference: record.reference })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirstOrThrow();
  if (key.numInsertedOrUpdatedRows === 0n) return 'key-known';
  if (spentToken !== null && !(await spend(transaction, spentToken, record.received_at))) {
    await transaction.deleteFrom('idempotency_key').where('key_hash', '=', keyHash).execute();
    return 'token-spent';
  }
  await transaction
    .insertInto('record')
    .values({ ...record, done_at: null })
    .execute();
  return 'stored';
}

/** @returns false when it was spent before. */
async function spend(transaction: Transaction<Schema>, tokenHash: string, spentAt: string): Promise<boolean> {
  const token = await transaction
    .insertInto('spent_token')
    .values({ token_hash: tokenHash, spent_at: spentAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirstOrThrow();
  return token.numInsertedOrUpdatedRows !== 0n;
}
