import type { FastifyBaseLogger } from 'fastify';
import type { StoragePlace } from '../storage/open-database.ts';
import type { OpenStorage } from '../storage/open-database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { isMigrated, migrate } from '../storage/migrate.ts';
import { lockDataFolder } from '../storage/service-lock.ts';
import { makeDataFolder } from '../storage/sqlite.ts';

/**
 * Opens the storage of a service. A data folder is locked for this service and brought to the newest shape; of
 * PostgreSQL, which instances share, that is a step of its own.
 *
 * @throws Error when another service has the folder, or the database has an older shape.
 */
export async function openStorage(
  place: StoragePlace,
  log: Pick<FastifyBaseLogger, 'warn'>,
  say: (line: string) => void,
): Promise<OpenStorage> {
  makeDataFolder(place.dataFolder);
  return place.databaseUrl === null ? openFolder(place, say) : openShared(place, log);
}

async function openFolder(place: StoragePlace, say: (line: string) => void): Promise<OpenStorage> {
  const lock = lockDataFolder(place.dataFolder);
  try {
    const open = await openDatabase(place);
    const close = async (): Promise<void> => {
      await open.close();
      lock.release();
    };
    const { backup } = await migrate(open);
    if (backup !== null) say(`The database was changed. The copy from before: ${backup}`);
    return { ...open, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openShared(place: StoragePlace, log: Pick<FastifyBaseLogger, 'warn'>): Promise<OpenStorage> {
  const open = await openDatabase(place, (error) => log.warn({ err: error }, 'database connection lost'));
  if (await isMigrated(open)) return open;
  await open.close();
  throw new Error(
    'The database has an older shape than this version needs. Its instances share it, so it is not changed at a start. ' +
      'Copy it, then run: longcovid-api migrate',
  );
}
