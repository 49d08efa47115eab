import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database, Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-adapter.ts';
import type { OpenDatabase } from './types.ts';

/** How long a statement waits for another process, in milliseconds. */
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

/** Where the backups before migrations are stored. */
export const getBackupFolder = (folder: string): string => join(folder, 'backups');

/** Creates the data folder with mode 0700. */
export function createDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * Opens the database of a data folder, and creates it if needed.
 *
 * @throws Error if a pragma cannot be applied.
 */
export function openSqlite(folder: string): OpenSqlite {
  const file = getDatabaseFile(folder);
  const isNew = !existsSync(file);
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
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
    backUp: () => (isNew ? Promise.resolve(null) : backUp(database, file)),
    // Deleted records would stay readable in the write-ahead log.
    checkpointWal: async () => {
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
    },
    close: () => database.destroy(),
  };
}

async function backUp(database: Database, file: string): Promise<string> {
  const folder = getBackupFolder(dirname(file));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.sqlite`);
  await sql`VACUUM INTO ${copy}`.execute(database);
  chmodSync(copy, 0o600);
  return copy;
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
