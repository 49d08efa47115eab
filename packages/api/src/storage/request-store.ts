import { PostgresAdapter } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, RecordRow, Schema } from './schema.ts';
import { StorageError } from './storage-error.ts';
import { storeAtOnce } from './store-at-once.ts';

/** What a key led to before. */
export type KnownKey = { reference: string; bodyMac: string };

/** All that one accepted request or message writes, together or not at all. */
export type NewRequest = {
  keyHash: string;
  bodyMac: string;
  record: Omit<RecordRow, 'done_at'>;
  /** SHA-256 of the captcha answer, or null when the provider has nothing to spend. */
  spentToken: string | null;
};

/** `key-known`: another send with this key was first. `token-spent`: its captcha answer was used before. */
export type StoreResult = 'stored' | 'key-known' | 'token-spent';

/** The part of storage that the service needs. Each part throws a `StorageError` (503) when the database fails. */
export type RequestStore = {
  findKey: (keyHash: string) => Promise<KnownKey | null>;
  store: (request: NewRequest) => Promise<StoreResult>;
  /** Fails when the database cannot be read. */
  check: () => Promise<void>;
};

class RolledBack extends Error {
  readonly result: StoreResult;
  constructor(result: StoreResult) {
    super(result);
    this.result = result;
  }
}

/** Keeps requests in a database. */
export function requestStore(database: Database): RequestStore {
  const store = database.getExecutor().adapter instanceof PostgresAdapter ? storeAtOnce : storeOnce;
  return {
    findKey: (keyHash) => orStorageError(findKey(database, keyHash)),
    store: (request) => orStorageError(store(database, request)),
    check: () => orStorageError(check(database)),
  };
}

async function orStorageError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new StorageError(error);
  }
}

async function findKey(database: Database, keyHash: string): Promise<KnownKey | null> {
  const row = await database
    .selectFrom('idempotency_key')
    .select(['reference', 'body_mac'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row === undefined ? null : { reference: row.reference, bodyMac: row.body_mac };
}

async function check(database: Database): Promise<void> {
  await database.selectFrom('record').select('reference').limit(1).execute();
}

async function storeOnce(database: Database, request: NewRequest): Promise<StoreResult> {
  try {
    await database.transaction().execute((transaction) => write(transaction, request));
    return 'stored';
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

/** The key comes first: of two sends at the same moment, the second stops before it writes anything. */
async function write(transaction: Transaction<Schema>, request: NewRequest): Promise<void> {
  const { keyHash, bodyMac, record, spentToken } = request;
  const key = await transaction
    .insertInto('idempotency_key')
    .values({ key_hash: keyHash, body_mac: bodyMac, reference: record.reference })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirstOrThrow();
  if (key.numInsertedOrUpdatedRows === 0n) throw new RolledBack('key-known');
  await transaction
    .insertInto('record')
    .values({ ...record, done_at: null })
    .execute();
  if (spentToken === null) return;
  const token = await transaction
    .insertInto('spent_token')
    .values({ token_hash: spentToken, spent_at: record.received_at })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirstOrThrow();
  if (token.numInsertedOrUpdatedRows === 0n) throw new RolledBack('token-spent');
}
