/**
 * The thread that owns the SQLite database of a service: connection, Kysely and batches. A lock, a slow disk or a large
 * transaction holds up this thread only; the service goes on answering.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { findLastBackupTime } from './backup.sqlite.ts';
import { readClosedGroups } from './closed-groups.ts';
import { assertFreeSpace, readFreeBytes } from './disk-space.ts';
import { createEventQueue } from './event-queue.ts';
import { createFileCheck } from './file-check.ts';
import { createRequestStore, StorageError } from './request-store.ts';
import { openSqlite } from './sqlite.ts';
import { readDatabaseStatistics } from './statistics.ts';
import { CLOSE } from './sqlite-store.ts';
import type { PlainError, StoreCall, StoreReply, WorkerData, WorkerMethods } from './sqlite-store.ts';

/** How long one statement blocks this thread for a lock, in milliseconds. Writes are tried again after it. */
const BUSY_TIMEOUT_MS = 100;

if (parentPort === null) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const { folder, minFreeBytes } = workerData as WorkerData;
const open = openSqlite(folder, { busyTimeoutMs: BUSY_TIMEOUT_MS, mustExist: true });
const assertFileUnchanged = createFileCheck(open.file);
const requests = createRequestStore(open.database);
const store: WorkerMethods = {
  ...requests,
  ...createEventQueue(open.database),
  readStatistics: async () => ({
    ...(await readDatabaseStatistics(open.database)),
    freeBytes: readFreeBytes(folder),
    backedUpAt: findLastBackupTime(folder) ?? new Date(0),
  }),
  readClosedGroups: () => readClosedGroups(open.database),
  ping: async () => {
    assertFreeSpace(folder, minFreeBytes);
    await requests.ping();
  },
};
const send = (reply: StoreReply): void => port.postMessage(reply);

async function answer({ id, method, parameters }: StoreCall): Promise<void> {
  const run = store[method] as (...values: unknown[]) => Promise<unknown>;
  try {
    // Before, since a checkpoint would hide what was written over the file; after, since it may have gone meanwhile.
    assertFileUnchanged();
    const result = await run(...parameters);
    assertFileUnchanged();
    send({ id, result });
  } catch (error) {
    send({ id, error: toPlainError(error instanceof StorageError ? error.cause : error) });
  }
}

/** A copy between threads keeps neither the name nor the code of an error. */
function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  return {
    name,
    message,
    ...('code' in error && { code: error.code }),
    ...('errcode' in error && { errcode: error.errcode }),
  };
}

port.on('message', (message: StoreCall | typeof CLOSE) => {
  if (message === CLOSE) void open.close().then(() => port.close());
  else void answer(message);
});
send({ isStarted: true });
