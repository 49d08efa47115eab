import { openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite.ts';
import type { OnConnectionError, OpenStorage, StorageLocation } from './types.ts';

/**
 * Opens the database of a location.
 *
 * @throws Error if a setting that prevents loss of requests cannot be applied.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: StorageLocation,
  onConnectionError: OnConnectionError = () => undefined,
): Promise<OpenStorage> {
  return databaseUrl === null
    ? { ...openSqlite(dataFolder), rateLimitPool: null }
    : openPostgresql(databaseUrl, onConnectionError);
}
