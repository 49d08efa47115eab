import { PostgresAdapter } from 'kysely';
import type { Database } from './schema.ts';
import { insertRequestPostgresql } from './insert-request.postgresql.ts';
import { createGroupCommit } from './group-commit.sqlite.ts';
import type { InsertResult, NewRequest } from './types.ts';

/** What a key led to before. */
export type StoredKey = { reference: string; bodyMac: string };

/** The part of storage that the service needs. Each part throws a `StorageError` (503) when the database fails. */
export type RequestStore = {
  findKey: (keyHash: string) => Promise<StoredKey | null>;
  insert: (request: NewRequest) => Promise<InsertResult>;
  /** Fails when the database cannot be read. */
  ping: () => Promise<void>;
};

/**
 * The database did not do what it was asked. Whether the work was done may be unknown: a line that breaks during
 * COMMIT looks the same either way. The visitor is asked to send again, and the key tells what is there.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The HTTP status that goes with it. */
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super('The database query failed.', { cause });
  }
}

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
