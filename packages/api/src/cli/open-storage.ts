import type { FastifyBaseLogger } from 'fastify';
import { openDatabase } from '../storage/open-database.ts';
import { isMigrated, migrate } from '../storage/migrate.ts';
import { lockDataFolder } from '../storage/service-lock.ts';
import { createDataFolder } from '../storage/sqlite.ts';
import { print } from './output.ts';
import type { OpenStorage, StorageLocation } from '../storage/types.ts';

/**
 * Opens the storage of a service. A data folder is locked and migrated. PostgreSQL is shared by instances, so its
 * migration is a separate command.
 *
 * @throws Error if another service uses the folder, or the schema is older.
 */
export async function openStorage(
  location: StorageLocation,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<OpenStorage> {
  createDataFolder(location.dataFolder);
  return location.databaseUrl === null ? openSqliteStorage(location) : openPostgresqlStorage(location, log);
}

async function openSqliteStorage(location: StorageLocation): Promise<OpenStorage> {
  const lock = lockDataFolder(location.dataFolder);
  try {
    const open = await openDatabase(location);
    const close = async (): Promise<void> => {
      await open.close();
      lock.release();
    };
    const { backup } = await migrate(open);
    if (backup !== null) print(`The database was migrated. Backup: ${backup}`);
    return { ...open, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgresqlStorage(
  location: StorageLocation,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<OpenStorage> {
  const open = await openDatabase(location, (error) => log.warn({ err: error }, 'database connection lost'));
  if (await isMigrated(open)) return open;
  await open.close();
  throw new Error(
    'The database schema is older than this version needs. Instances share the database, so none of them migrates it. ' +
      'Back it up, then run: longcovid-api migrate',
  );
}
