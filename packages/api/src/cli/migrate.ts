import { readStaffConfiguration } from '../config/environment.ts';
import { migrate, openDatabase } from '../storage/open-database.ts';
import { assertDatabaseNotLost } from './lost-database.ts';
import { lockDataFolder } from '../storage/service-lock.ts';
import { createDataFolder } from '../storage/sqlite.ts';
import type { StorageLocation } from '../storage/types.ts';

/**
 * Migrates the database to the latest schema. No service may use the data folder meanwhile.
 *
 * @param create Creates an empty database in a data folder that has lost its own.
 */
export async function migrateDatabase(environment: NodeJS.ProcessEnv, create: boolean): Promise<void> {
  const location = readStaffConfiguration(environment);
  if (location.databaseUrl === null && !create) assertDatabaseNotLost(location.dataFolder);
  const release = acquireLock(location);
  const open = await openDatabase(location);
  try {
    const { applied, backup } = await migrate(open);
    if (applied.length === 0) process.stdout.write('The database is up to date.\n');
    for (const name of applied) process.stdout.write(`Applied: ${name}\n`);
    if (backup !== null) process.stdout.write(`Backup: ${backup}\n`);
  } finally {
    await open.close();
    release();
  }
}

/** PostgreSQL locks migrations itself. */
function acquireLock({ databaseUrl, dataFolder }: StorageLocation): () => void {
  if (databaseUrl !== null) return () => undefined;
  createDataFolder(dataFolder);
  return lockDataFolder(dataFolder).release;
}
