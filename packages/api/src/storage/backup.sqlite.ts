import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { giveOwnId } from './file-check.ts';
import type { Database } from './schema.ts';

/** A backup that is being written. After a crash it is no backup. */
const UNFINISHED_SUFFIX = '.part';
/** Such a file that was not written for this long is no longer being written, in milliseconds. */
const UNFINISHED_TIMEOUT_MS = 60 * 60 * 1000;

/** The folder of the backups in a data folder. */
export const getBackupFolder = (folder: string): string => join(folder, 'backups');

/**
 * Copies a database to `backups` next to it. The copy gets its name when it is whole, verified and on disk.
 *
 * @returns its path.
 * @throws Error if it cannot be written, or is damaged. Nothing remains then.
 */
export async function backUpSqlite(database: Database, file: string): Promise<string> {
  const folder = getBackupFolder(dirname(file));
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) syncToDisk(dirname(folder));
  const now = new Date();
  removeLeftovers(dirname(file), now);
  const backup = join(folder, `${now.toISOString().replaceAll(':', '-')}.sqlite`);
  const unfinished = `${backup}${UNFINISHED_SUFFIX}`;
  try {
    await sql`VACUUM INTO ${unfinished}`.execute(database);
    chmodSync(unfinished, 0o600);
    giveOwnId(unfinished);
    assertIntact(unfinished);
    syncToDisk(unfinished);
    renameSync(unfinished, backup);
    syncToDisk(folder);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return backup;
}

/** What a backup holds. `latest`: when its latest record was received; null without records. */
export type BackupContents = { records: number; latest: string | null };

/**
 * Reads a whole backup and returns what it holds.
 *
 * @throws Error if it is unfinished, damaged, or not a backup of this service.
 */
export function verifyBackup(file: string): BackupContents {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. See the folder backups in DATA_DIR.`);
  if (file.endsWith(UNFINISHED_SUFFIX)) {
    throw new Error(`${file} is the rest of an interrupted backup, so it may lack records. ${USE_ANOTHER}`);
  }
  assertIntact(file);
  return readBackup(file, (connection) => {
    const row = connection
      .prepare('SELECT count(*) AS records, max(received_at) AS latest FROM record')
      .get();
    return row as BackupContents;
  });
}

const USE_ANOTHER = 'Do not restore it. Use another backup, or make one: longcovid-api backup';

function assertIntact(file: string): void {
  const problems = readBackup(file, (connection) => [
    ...connection
      .prepare('PRAGMA integrity_check(1)')
      .all()
      .map((row) => String(row.integrity_check)),
    ...connection
      .prepare('PRAGMA foreign_key_check')
      .all()
      .map(() => 'a key without its record'),
  ]).filter((problem) => problem !== 'ok');
  if (problems.length === 0) return;
  throw new Error(`${file} is damaged (${String(problems[0])}). ${USE_ANOTHER}`);
}

function readBackup<Result>(file: string, read: (connection: DatabaseSync) => Result): Result {
  const url = pathToFileURL(file);
  // Writes no file next to it.
  url.searchParams.set('immutable', '1');
  try {
    const connection = new DatabaseSync(url, { readOnly: true });
    try {
      return read(connection);
    } finally {
      connection.close();
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read as a backup (${reason}). ${USE_ANOTHER}`, { cause });
  }
}

function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A file in the folder of backups. Unfinished: the rest of an interrupted backup, or one that is being written. */
export type BackupFile = { path: string; writtenAt: Date; isUnfinished: boolean };

/** Lists the files in the folder of backups of a data folder, whatever their names. */
export function listBackups(folder: string): BackupFile[] {
  const backups = getBackupFolder(folder);
  if (!existsSync(backups)) return [];
  return readdirSync(backups).flatMap((name) => {
    const path = join(backups, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    // A disk of its own has a folder lost+found.
    if (!stats?.isFile()) return [];
    const isUnfinished = /\.part(-journal)?$/.test(name);
    return [{ path, writtenAt: readTime(name) ?? stats.mtime, isUnfinished }];
  });
}

/** When the last whole backup was written. */
export function findLastBackupTime(folder: string): Date | undefined {
  return listBackups(folder)
    .flatMap(({ path }) => readTime(basename(path)) ?? [])
    .sort((a, b) => b.getTime() - a.getTime())
    .at(0);
}

/** Only the name tells when a backup was made: to copy the file changes its times. */
function readTime(name: string): Date | undefined {
  const [, hour, minute, second] = /^(.+T\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite$/.exec(name) ?? [];
  const time = new Date(`${hour}:${minute}:${second}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Each is as large as a backup, and kills may happen every night. */
function removeLeftovers(folder: string, now: Date): void {
  for (const { path, writtenAt, isUnfinished } of listBackups(folder)) {
    if (isUnfinished && now.getTime() - writtenAt.getTime() > UNFINISHED_TIMEOUT_MS)
      rmSync(path, { force: true });
  }
}
