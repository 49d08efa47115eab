import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIN_FREE_BYTES, readFreeBytes } from './disk-space.ts';

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
