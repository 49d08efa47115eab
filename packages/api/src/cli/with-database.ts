import { existsSync } from 'node:fs';
import type { StaffConfiguration } from '../config/environment.ts';
import { isMigrated } from '../storage/migrate.ts';
import { openDatabase } from '../storage/open-database.ts';
import { getDatabaseFile } from '../storage/sqlite.ts';
import type { OpenDatabase } from '../storage/types.ts';

/**
 * Runs `work` with the database of the configuration, then closes it. The service may be running.
 *
 * @throws Error if there is no database, or its schema is older.
 */
export async function withDatabase<Result>(
  { databaseUrl, dataFolder }: StaffConfiguration,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === null && !existsSync(getDatabaseFile(dataFolder))) {
    throw new Error(
      `There is no database in ${dataFolder}, so there is nothing to show. ` +
        'Start the service once, or set DATA_DIR to its folder.',
    );
  }
  const open = await openDatabase({ databaseUrl, dataFolder });
  try {
    if (!(await isMigrated(open))) {
      throw new Error('The database schema is older than this version needs. Run: longcovid-api migrate');
    }
    return await work(open);
  } finally {
    await open.close();
  }
}
