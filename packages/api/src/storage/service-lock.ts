import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another service already works in this data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/** Held as long as the service runs; `release` gives the folder free. */
export type ServiceLock = { release: () => void };

/**
 * Makes this process the only service of a data folder.
 *
 * The lock is an open transaction on a file of its own, so the system frees it even on `kill -9`,
 * and the staff command can still read the database beside it.
 *
 * @throws {DataFolderInUseError} when another process holds it.
 */
export function lockDataFolder(folder: string): ServiceLock {
  const file = join(folder, 'service.lock');
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    if (!isBusy(cause)) throw cause;
    throw new DataFolderInUseError(
      `The data folder ${folder} is in use by another service. ` +
        'Two services on one folder could store a request twice. ' +
        'Stop the other service, or set DATA_DIR to another folder.',
      { cause },
    );
  }
  return { release: () => database.close() };
}

/** SQLITE_BUSY. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;
