import { readStaffConfiguration } from '../config/environment.ts';
import { migrate } from '../storage/migrate.ts';
import type { StoragePlace } from '../storage/open-database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { lockDataFolder } from '../storage/service-lock.ts';
import { makeDataFolder } from '../storage/sqlite.ts';

/** Brings the database to the newest shape. A service on the same data folder must not run meanwhile. */
export async function migrateDatabase(environment: NodeJS.ProcessEnv): Promise<void> {
  const place = readStaffConfiguration(environment);
  const release = lockOf(place);
  const open = await openDatabase(place);
  try {
    const { applied, backup } = await migrate(open);
    if (applied.length === 0) process.stdout.write('The database is up to date.\n');
    for (const name of applied) process.stdout.write(`Changed: ${name}\n`);
    if (backup !== null) process.stdout.write(`The copy from before: ${backup}\n`);
  } finally {
    await open.close();
    release();
  }
}

/** PostgreSQL locks its changes itself. */
function lockOf({ databaseUrl, dataFolder }: StoragePlace): () => void {
  if (databaseUrl !== null) return () => undefined;
  makeDataFolder(dataFolder);
  return lockDataFolder(dataFolder).release;
}
