import { readDataFolder } from '../config/environment.ts';
import { migrate } from '../storage/migrate.ts';
import { makeDataFolder, openDatabase } from '../storage/open-database.ts';
import { lockDataFolder } from '../storage/service-lock.ts';

/** Brings the database to the newest shape. The service must not run meanwhile. */
export async function migrateDatabase(environment: NodeJS.ProcessEnv): Promise<void> {
  const folder = readDataFolder(environment);
  makeDataFolder(folder);
  const lock = lockDataFolder(folder);
  const open = openDatabase(folder);
  try {
    const { applied, backup } = await migrate(open);
    if (applied.length === 0) process.stdout.write('The database is up to date.\n');
    for (const name of applied) process.stdout.write(`Changed: ${name}\n`);
    if (backup !== null) process.stdout.write(`The copy from before: ${backup}\n`);
  } finally {
    await open.close();
    lock.release();
  }
}
