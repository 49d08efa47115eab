import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync, realpathSync, statSync, writeSync } from 'node:fs';

/** An open file was removed or replaced. */
export class DatabaseReplacedError extends Error {
  override readonly name = 'DatabaseReplacedError';
}

/** Where a SQLite file begins with the id of its application, which this service uses as the id of the file. */
const ID_POSITION = 68;
const ID_LENGTH = 4;

/** Gives a copy of a database an id of its own, so that a service notices one that is written over its database. */
export function giveOwnId(copy: string): void {
  const descriptor = openSync(copy, 'r+');
  try {
    writeSync(descriptor, randomBytes(ID_LENGTH), 0, ID_LENGTH, ID_POSITION);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Remembers the files of an open database, for the one thread of the process that uses it. The returned function throws
 * a `DatabaseReplacedError` if other files are in their place, or none, or if another database was written over it.
 */
export function createFileCheck(database: string): () => void {
  const file = realpathSync(database);
  const paths = [database, `${file}-wal`, `${file}-shm`];
  const inodes = paths.map(readInode);
  // Stays open until the thread ends: to close it would free SQLite's locks on the file.
  const descriptor = openSync(database, 'r');
  const id = readId(descriptor);
  let writtenAt: bigint | null = null;
  let isOverwritten = false;

  /** The file is written at checkpoints only, so its id is rarely read. */
  const lookForOverwriting = (): void => {
    const { mtimeNs } = statSync(file, { bigint: true });
    if (mtimeNs === writtenAt) return;
    writtenAt = mtimeNs;
    // For good, since the next checkpoint may write the former id again.
    isOverwritten ||= readId(descriptor) !== id;
  };
  return () => {
    const replaced = paths.find((path, at) => readInode(path) !== inodes[at]);
    if (replaced === undefined) lookForOverwriting();
    if (replaced === undefined && !isOverwritten) return;
    throw new DatabaseReplacedError(
      `${replaced ?? database} was removed or replaced while the service ran, so what it stores would be lost when it stops. ` +
        'Stop the service, put the file back or restore a backup, and start it again.',
    );
  };
}

function readInode(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stats === undefined ? null : `${stats.dev}:${stats.ino}`;
}

/** Empty if the file is. */
function readId(descriptor: number): string {
  const bytes = Buffer.alloc(ID_LENGTH);
  return bytes.toString('hex', 0, readSync(descriptor, bytes, 0, ID_LENGTH, ID_POSITION));
}
