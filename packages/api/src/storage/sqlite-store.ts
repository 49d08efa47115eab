import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseReplacedError } from './file-check.ts';
import type { EventQueue } from './event-queue.ts';
import type { RequestStore } from './request-store.ts';
import { StorageError } from './request-store.ts';
import type { ClosedGroupRow } from './schema.ts';
import type { StorageStatistics } from './statistics.ts';

/** What the thread is started with. */
export type WorkerData = { folder: string; minFreeBytes?: number };

/** What the thread does. */
export type WorkerMethods = RequestStore &
  EventQueue & {
    readStatistics: () => Promise<StorageStatistics>;
    readClosedGroups: () => Promise<ClosedGroupRow[]>;
  };

/** A call of a method, as the thread receives it. */
export type StoreCall = {
  [Method in keyof WorkerMethods]: {
    id: number;
    method: Method;
    parameters: Parameters<WorkerMethods[Method]>;
  };
}[keyof WorkerMethods];

/** Asks the thread to close the database and to end. */
export const CLOSE = 'close';

/** What the thread sends: once that it has opened the database, then one answer per call. */
export type StoreReply =
  { isStarted: true } | { id: number; result: unknown } | { id: number; error: PlainError };

/** What the log says of an error. */
export type PlainError = { name: string; message: string; code?: unknown; errcode?: unknown };

/** A store whose database is in a thread of its own. */
export type SqliteStore = WorkerMethods & { close: () => Promise<void> };

/**
 * `onFailure`: receives why a thread ended, and once that the database was replaced. `worker`: the module of the thread.
 * `minFreeBytes`: `ping` rejects when the disk has less.
 */
export type SqliteStoreOptions = {
  onFailure?: (error: Error) => void;
  worker?: URL;
  minFreeBytes?: number;
};

/** The same file in the sources and in the package. */
const WORKER = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url);
/** Longer than a write waits for a lock, in milliseconds. */
const CALL_TIMEOUT_MS = 10_000;
/** The pause after a thread could not open the database, in milliseconds. */
const RESTART_DELAY_MS = 1000;

type PendingCall = { settle: (reply: Exclude<StoreReply, { isStarted: true }>) => void };

/** A running thread and the calls that it has not answered. */
type RunningWorker = { worker: Worker; pending: Map<number, PendingCall>; started: Promise<void> };

/**
 * Opens the store of a data folder in a thread of its own. A thread that ends is replaced at the next call; the calls
 * that it had not answered reject, and the key decides whether they were stored.
 *
 * @throws Error if the thread cannot open the database.
 */
export async function openSqliteStore(
  folder: string,
  { onFailure = () => undefined, worker = WORKER, ...settings }: SqliteStoreOptions = {},
): Promise<SqliteStore> {
  let current: RunningWorker | null = null;
  let isClosed = false;
  let lastId = 0;
  let retryAt = 0;
  let hasReportedReplaced = false;

  const start = (): RunningWorker => {
    const running = startWorker(worker, { folder, ...settings });
    void running.started.catch(() => (retryAt = performance.now() + RESTART_DELAY_MS));
    let cause = new Error('The storage thread ended.');
    running.worker.on('error', (error: Error) => (cause = error));
    running.worker.once('exit', () => {
      if (current === running) onFailure(cause);
      current = current === running ? null : current;
      for (const [id, { settle }] of running.pending) settle({ id, error: cause });
    });
    return running;
  };

  const call = <Method extends keyof WorkerMethods>(
    method: Method,
    ...parameters: Parameters<WorkerMethods[Method]>
  ): ReturnType<WorkerMethods[Method]> => {
    const result = new Promise<unknown>((resolve, reject) => {
      if (isClosed) {
        reject(new StorageError(new Error('The storage is closed.')));
        return;
      }
      if (current === null && performance.now() < retryAt) {
        reject(new StorageError(new Error('The storage thread could not open the database.')));
        return;
      }
      current ??= start();
      const { worker: thread, pending } = current;
      const id = (lastId += 1);
      const timer = setTimeout(() => {
        pending.get(id)?.settle({ id, error: new Error('The storage thread did not answer in time.') });
      }, CALL_TIMEOUT_MS);
      const settle: PendingCall['settle'] = (reply) => {
        clearTimeout(timer);
        pending.delete(id);
        if ('result' in reply) {
          resolve(reply.result);
          return;
        }
        const { message, ...details } = reply.error;
        const cause = Object.assign(new Error(message), details);
        if (cause.name === DatabaseReplacedError.name && !hasReportedReplaced) {
          hasReportedReplaced = true;
          onFailure(cause);
        }
        reject(new StorageError(cause));
      };
      pending.set(id, { settle });
      thread.postMessage({ id, method, parameters });
    });
    return result as ReturnType<WorkerMethods[Method]>;
  };

  current = start();
  await current.started;
  return {
    findKey: (keyHash) => call('findKey', keyHash),
    insert: (request) => call('insert', request),
    delete: (kind, reference) => call('delete', kind, reference),
    ping: () => call('ping'),
    claimEvent: (now) => call('claimEvent', now),
    removeEvent: (id) => call('removeEvent', id),
    readStatistics: () => call('readStatistics'),
    readClosedGroups: () => call('readClosedGroups'),
    close: async () => {
      isClosed = true;
      const running = current;
      if (running === null) return;
      current = null;
      const ended = new Promise((resolve) => running.worker.once('exit', resolve));
      running.worker.postMessage(CLOSE);
      await ended;
    },
  };
}

function startWorker(module: URL, workerData: WorkerData): RunningWorker {
  const worker = new Worker(module, { workerData });
  const pending = new Map<number, PendingCall>();
  const started = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The storage thread ended.')));
    worker.on('message', (reply: StoreReply) => {
      if ('isStarted' in reply) resolve();
      else pending.get(reply.id)?.settle(reply);
    });
  });
  return { worker, pending, started };
}
