import type { Pool } from 'pg';
import { openPostgresql } from './postgresql.ts';
import type { OnConnectionError } from './postgresql.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Where requests are kept: in PostgreSQL when there is a URL, else in the data folder. */
export type StorageLocation = { databaseUrl: string | null; dataFolder: string };

/** An open database of either kind: `database` for queries, `close` when done. */
export type OpenDatabase = {
  kind: 'sqlite' | 'postgresql';
  database: Database;
  /** Copies the database before a change; null when there is nothing to copy, or its server does that. */
  backUp: () => Promise<string | null>;
  /** Clears what a deletion leaves beside the tables. */
  checkpointWal: () => Promise<void>;
  close: () => Promise<void>;
};

/** What a service keeps open. `pool`, where instances share a database: for their counts alone, which may be lost. */
export type OpenStorage = OpenDatabase & { rateLimitPool: Pool | null };

/**
 * Opens the database of a place.
 *
 * @throws Error when a setting that keeps requests safe does not hold.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: StorageLocation,
  onConnectionError: OnConnectionError = () => undefined,
): Promise<OpenStorage> {
  return databaseUrl === null
    ? { ...openSqlite(dataFolder), rateLimitPool: null }
    : openPostgresql(databaseUrl, onConnectionError);
}
