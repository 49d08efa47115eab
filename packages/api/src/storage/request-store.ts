import { randomUUID } from 'node:crypto';
import { PostgresAdapter } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, RecordKind, Schema } from './schema.ts';
import { insertRequestPostgresql } from './insert-request.postgresql.ts';
import { createGroupCommit, insertRequest } from './group-commit.sqlite.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { deleteRecord } from './staff-store.ts';
import type { InsertResult, NewRequest } from './types.ts';

/** How long `ping` waits for a lock, in milliseconds: shorter than load balancers wait for an answer. */
const PING_TIMEOUT_MS = 1000;

/** What a key was stored with. */
export type StoredKey = { reference: string; bodyMac: string };

/** The storage of the service. Each method rejects with a `StorageError` (503) if the database fails. */
export type RequestStore = {
  findKey: (keyHash: string) => Promise<StoredKey | null>;
  insert: (request: NewRequest) => Promise<InsertResult>;
  /** Deletes a record and its key. Resolves too if the form has no such record. */
  delete: (kind: RecordKind, reference: string) => Promise<void>;
  /** Rejects if nothing can be stored. */
  ping: () => Promise<void>;
};

/**
 * A query failed. Whether it was committed may be unknown, for example if the connection broke during COMMIT: the
 * visitor sends again with the same key, and the key decides.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The HTTP status of the response. */
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super('The database query failed.', { cause });
  }
}

/**
 * Creates the store of requests in a database, for use in the thread of its connection.
 *
 * @param hasWebhook Whether `ping` has to find out too if events can be stored.
 */
export function createRequestStore(database: Database, hasWebhook = false): RequestStore {
  const isPostgresql = database.getExecutor().adapter instanceof PostgresAdapter;
  const store = isPostgresql
    ? (request: NewRequest) => insertRequestPostgresql(database, request)
    : createGroupCommit(database);
  const insertProbe = isPostgresql ? insertRequestPostgresql : insertRequest;
  return {
    findKey: (keyHash) => rethrowAsStorageError(findKey(database, keyHash)),
    insert: (request) => rethrowAsStorageError(store(request)),
    delete: async (kind, reference) => {
      await rethrowAsStorageError(retryWhileBusy(() => deleteRecord(database, kind, reference)));
    },
    ping: () =>
      rethrowAsStorageError(
        retryWhileBusy(() => ping(database, insertProbe, createProbe(hasWebhook)), PING_TIMEOUT_MS),
      ),
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

/**
 * Stores a request and rolls it back, but commits the transaction around it: what a disk, or the server, refuses shows
 * when it has to write.
 */
async function ping(database: Database, insert: InsertRequest, request: NewRequest): Promise<void> {
  const transaction = await database.startTransaction().execute();
  try {
    const probe = await transaction.savepoint('probe').execute();
    await insert(probe, request);
    await probe.rollbackToSavepoint('probe').execute();
    await transaction.commit().execute();
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}

type InsertRequest = (transaction: Transaction<Schema>, request: NewRequest) => Promise<unknown>;

/** As large as most requests. The names are random: instances do not wait for each other's row. */
function createProbe(hasWebhook: boolean): NewRequest {
  const name = `probe-${randomUUID()}`;
  return {
    keyHash: name,
    bodyMac: '',
    captchaTokenHash: name,
    event: hasWebhook ? { id: name, locale: 'en' } : null,
    record: {
      reference: name,
      kind: 'join',
      site_id: '',
      cohort: '',
      received_at: new Date(0).toISOString(),
      sealed: new Uint8Array(4096),
      suspect: 0,
    },
  };
}
