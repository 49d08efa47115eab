import { chmodSync, mkdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-adapter.ts';

/** How long a statement waits for another process, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** What must be true of the connection, or an acknowledged request could be lost. 2 is FULL. */
const SETTINGS = [
  {
    name: 'journal_mode',
    set: 'WAL',
    read: 'wal',
    why: 'the staff command could not read beside the service',
  },
  { name: 'synchronous', set: 'FULL', read: 2, why: 'a power cut could lose an acknowledged request' },
  { name: 'foreign_keys', set: 'ON', read: 1, why: 'a key could point to no record' },
  { name: 'secure_delete', set: 'ON', read: 1, why: 'a deleted request would stay in the file' },
];

/** An open database: `database` for queries, `close` when done. */
export type OpenDatabase = { database: Database; file: string; isNew: boolean; close: () => Promise<void> };

/** Where the database of a data folder stands. */
export const databaseFile = (folder: string): string => join(folder, 'longcovid.sqlite');

/** Makes the data folder, readable by its owner alone. */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * Opens the database of a data folder, and makes it if it is not there.
 *
 * @throws Error when a setting that keeps requests safe does not hold.
 */
export function openDatabase(folder: string): OpenDatabase {
  const file = databaseFile(folder);
  const isNew = !existsSync(file);
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    if (isNew) chmodSync(file, 0o600);
    for (const setting of SETTINGS) applySetting(connection, setting);
  } catch (error) {
    connection.close();
    throw error;
  }
  const database = new Kysely<Schema>({ dialect: sqliteDialect(connection) });
  return { database, file, isNew, close: () => database.destroy() };
}

function applySetting(connection: DatabaseSync, { name, set, read, why }: (typeof SETTINGS)[number]): void {
  connection.exec(`PRAGMA ${name} = ${set}`);
  const found = connection.prepare(`PRAGMA ${name}`).get()?.[name];
  if (found !== read) {
    throw new Error(
      `The database does not accept the setting ${name} = ${set}, so ${why}. ` +
        'Put the data folder on a local disk of this machine.',
    );
  }
}
