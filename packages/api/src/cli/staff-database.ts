import { existsSync } from 'node:fs';
import { readDataFolder } from '../config/environment.ts';
import { isMigrated } from '../storage/migrate.ts';
import { databaseFile, openDatabase } from '../storage/open-database.ts';
import type { Database } from '../storage/schema.ts';

/**
 * Does a piece of staff work on the database of the data folder, beside a running service.
 *
 * @throws Error when there is no database, or it has an older shape.
 */
export async function withDatabase<Result>(
  environment: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const folder = readDataFolder(environment);
  if (!existsSync(databaseFile(folder))) {
    throw new Error(
      `There is no database in ${folder}, so there are no requests to show. ` +
        'Start the service once, or set DATA_DIR to its folder.',
    );
  }
  const open = openDatabase(folder);
  try {
    if (!(await isMigrated(open))) {
      throw new Error('The database has an older shape than this version needs. Run: longcovid-api migrate');
    }
    return await work(open.database);
  } finally {
    await open.close();
  }
}
