import { statfsSync } from 'node:fs';

/** A disk with less free space is full, in bytes: the write-ahead log grows to about 4 MB. */
export const MIN_FREE_BYTES = 4 * 1024 * 1024;

/** The free space of the disk that holds a folder, in bytes. */
export function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @throws Error if the disk of a folder has too little space to store requests. */
export function assertFreeSpace(folder: string, minFreeBytes = MIN_FREE_BYTES): void {
  const free = readFreeBytes(folder);
  if (free >= minFreeBytes) return;
  throw new Error(`The disk of ${folder} has ${free} bytes left, so requests cannot be stored for long.`);
}
