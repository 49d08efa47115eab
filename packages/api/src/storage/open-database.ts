import { openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite.ts';
import type { OnConnectionError, OpenStorage, StorageLocation } from './types.ts';

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
