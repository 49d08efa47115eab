import { PostgresAdapter } from 'kysely';
import type { Database, RecordRow } from './schema.ts';
import { StorageError } from './storage-error.ts';
import { insertRequestPostgresql } from './insert-request.postgresql.ts';
import { createGroupCommit } from './group-commit.sqlite.ts';

/** What a key led to before. */
export type StoredKey = { reference: string; bodyMac: string };

/** All that one accepted request or message writes, together or not at all. */
export type NewRequest = {
  keyHash: string;
  bodyMac: string;
  record: Omit<RecordRow, 'done_at'>;
  /** SHA-256 of the captcha answer, or null when the provider has nothing to spend. */
  captchaTokenHash: string | null;
};

/** `duplicate-key`: another send with this key was first. `token-spent`: its captcha answer was used before. */
export type InsertResult = 'stored' | 'duplicate-key' | 'token-spent';

/** The part of storage that the service needs. Each part throws a `StorageError` (503) when the database fails. */
export type RequestStore = {
  findKey: (keyHash: string) => Promise<StoredKey | null>;
  insert: (request: NewRequest) => Promise<InsertResult>;
  /** Fails when the database cannot be read. */
  ping: () => Promise<void>;
};

/** Keeps requests in a database. */
export function createRequestStore(database: Database): RequestStore {
  const isPostgresql = database.getExecutor().adapter instanceof PostgresAdapter;
  const store = isPostgresql
    ? (request: NewRequest) => insertRequestPostgresql(database, request)
    : createGroupCommit(database);
  return {
    findKey: (keyHash) => rethrowAsStorageError(findKey(database, keyHash)),
    insert: (request) => rethrowAsStorageError(store(request)),
    ping: () => rethrowAsStorageError(ping(database)),
  };
}

async function rethrowAsStorageError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new StorageError(error);
  }
}

async function findKey(database: Database, keyHash: string): Promise<StoredKey | null> {
  const row = await database
    .selectFrom('idempotency_key')
    .select(['reference', 'body_mac'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row === undefined ? null : { reference: row.reference, bodyMac: row.body_mac };
}

async function ping(database: Database): Promise<void> {
  await database.selectFrom('record').select('reference').limit(1).execute();
}
