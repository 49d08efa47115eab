import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

/** A disk with less free space is full, in bytes: the write-ahead log grows to about 4 MB. */
const MIN_FREE_BYTES = 4 * 1024 * 1024;

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

/** What a large deletion writes to the write-ahead log, in bytes. */
const RESERVE_BYTES = 8 * 1024 * 1024;

/** A file that keeps space, so that staff can delete records on a full disk. */
export const getReserveFile = (folder: string): string => join(folder, 'reserve');

/**
 * Creates the reserve file of a data folder unless it exists.
 *
 * @returns false if the disk has too little space for it.
 */
export function createReserveFile(folder: string): boolean {
  const file = getReserveFile(folder);
  if (existsSync(file)) return true;
  if (readFreeBytes(folder) < RESERVE_BYTES + MIN_FREE_BYTES) return false;
  // Random, since a file system may compress zeros to nothing.
  writeFileSync(file, randomBytes(RESERVE_BYTES), { mode: 0o600, flush: true });
  return true;
}

/**
 * Removes the reserve file if the disk is full.
 *
 * @returns true if it did.
 */
export function releaseReserveFile(folder: string, minFreeBytes = MIN_FREE_BYTES): boolean {
  const file = getReserveFile(folder);
  if (!existsSync(file) || readFreeBytes(folder) >= minFreeBytes) return false;
  rmSync(file);
  return true;
}
