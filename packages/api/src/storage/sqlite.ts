import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-adapter.ts';
import { backUpSqlite } from './backup.sqlite.ts';
import type { OpenDatabase } from './types.ts';

/** How long a statement of a staff command waits for another process, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** Pragmas that prevent the loss of acknowledged requests; each is read back. 2 is FULL. */
const PRAGMAS = [
  {
    name: 'journal_mode',
    set: 'WAL',
    read: 'wal',
    risk: 'staff commands could not read while the service runs',
  },
  { name: 'synchronous', set: 'FULL', read: 2, risk: 'a power cut could lose an acknowledged request' },
  { name: 'foreign_keys', set: 'ON', read: 1, risk: 'a key could refer to a missing record' },
  { name: 'secure_delete', set: 'ON', read: 1, risk: 'a deleted request would stay in the file' },
];

/** The database of a data folder, and its file. */
export type OpenSqlite = OpenDatabase & { file: string };

export const getDatabaseFile = (folder: string): string => join(folder, 'longcovid.sqlite');

/** Creates the data folder with mode 0700. */
export function createDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** `busyTimeoutMs`: how long a statement blocks its thread for a lock. `mustExist`: create no database. */
export type SqliteOptions = { busyTimeoutMs?: number; mustExist?: boolean };

/**
 * Opens the database of a data folder, and creates it if needed.
 *
 * @throws Error if a pragma cannot be applied.
 */
export function openSqlite(
  folder: string,
  { busyTimeoutMs = BUSY_TIMEOUT_MS, mustExist = false }: SqliteOptions = {},
): OpenSqlite {
  const file = getDatabaseFile(folder);
  const url = pathToFileURL(file);
  url.searchParams.set('mode', mustExist ? 'rw' : 'rwc');
  const connection = new DatabaseSync(url, { timeout: busyTimeoutMs });
  let isNew = false;
  try {
    // A first start that was killed may have left an empty file.
    isNew = connection.prepare('SELECT name FROM sqlite_schema').get() === undefined;
    if (isNew) chmodSync(file, 0o600);
    for (const pragma of PRAGMAS) applyPragma(connection, pragma);
  } catch (error) {
    connection.close();
    throw error;
  }
  const database = new Kysely<Schema>({ dialect: createSqliteDialect(connection) });
  return {
    kind: 'sqlite',
    database,
    file,
    backUp: () => (isNew ? Promise.resolve(null) : backUpSqlite(database, file)),
    // Deleted records would stay readable in the write-ahead log.
    checkpointWal: async () => {
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
    },
    close: () => database.destroy(),
  };
}

function applyPragma(connection: DatabaseSync, { name, set, read, risk }: (typeof PRAGMAS)[number]): void {
  connection.exec(`PRAGMA ${name} = ${set}`);
  const found = connection.prepare(`PRAGMA ${name}`).get()?.[name];
  if (found !== read) {
    throw new Error(
      `The database does not accept the setting ${name} = ${set}, so ${risk}. ` +
        'Move the data folder to a local disk of this machine.',
    );
  }
}
