import { chmodSync, existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getDatabaseFile } from './sqlite.ts';
import { isBusy } from './retry-while-busy.ts';

/** Another service uses this data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/** The lock of a data folder; `release` frees it. */
export type ServiceLock = { release: () => void };

/**
 * Locks a data folder for this process.
 *
 * The lock is an open transaction on its own file. The system frees it even on `kill -9`, and staff commands can still
 * read the database.
 *
 * @throws {DataFolderInUseError} if another process holds the lock.
 */
export function lockDataFolder(folder: string): ServiceLock {
  // Another folder may link to the same database.
  const databaseFile = getDatabaseFile(folder);
  const file = join(existsSync(databaseFile) ? dirname(realpathSync(databaseFile)) : folder, 'service.lock');
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
