import { statSync } from 'node:fs';

/** An open file was removed or replaced. */
export class DatabaseReplacedError extends Error {
  override readonly name = 'DatabaseReplacedError';
}

/** Remembers which files are at these paths; the returned function throws if others are, or none. */
export function createFileCheck(paths: readonly string[]): () => void {
  const inodes = paths.map(readInode);
  return () => {
    const index = paths.findIndex((path, at) => readInode(path) !== inodes[at]);
    if (index === -1) return;
    throw new DatabaseReplacedError(
      `${String(paths[index])} was removed or replaced while the service ran, so what it stores would be lost when it stops. ` +
        'Stop the service, put the file back or restore a backup, and start it again.',
    );
  };
}

function readInode(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stats === undefined ? null : `${stats.dev}:${stats.ino}`;
}
