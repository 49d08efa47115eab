import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { readClosedGroups } from '../storage/closed-groups.ts';
import { openDatabase, assertMigrated, migrate } from '../storage/open-database.ts';
import { DatabaseReplacedError } from '../storage/file-check.ts';
import { lockDataFolder } from '../storage/service-lock.ts';
import { createRequestStore } from '../storage/request-store.ts';
import type { RequestStore } from '../storage/request-store.ts';
import { createEventQueue } from '../storage/event-queue.ts';
import type { EventQueue } from '../storage/event-queue.ts';
import { createReserveFile } from '../storage/disk-space.ts';
import { createDataFolder, openSqlite } from '../storage/sqlite.ts';
import type { ClosedGroupRow, Database } from '../storage/schema.ts';
import { findNewestRecordTime } from '../storage/staff-store.ts';
import { readDatabaseStatistics } from '../storage/statistics.ts';
import type { StorageSource } from '../storage-metrics.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { assertDatabaseNotLost } from './lost-database.ts';
import { print } from './output.ts';
import type { StorageLocation } from '../storage/types.ts';

type StorageLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** The storage of a service. `rateLimitPool`: connections for counters that instances share; null with SQLite. */
export type ServiceStorage = {
  store: RequestStore & EventQueue & StorageSource & { readClosedGroups: () => Promise<ClosedGroupRow[]> };
  rateLimitPool: Pool | null;
  close: () => Promise<void>;
};

/**
 * Opens the storage of a service. A data folder is locked and migrated. PostgreSQL is shared by instances, so its
 * migration is a separate command.
 *
 * @param hasWebhook Whether PostgreSQL has to store events too, so that the service is ready.
 * @throws Error if another service uses the folder, or its database is gone, empty or older.
 */
export async function openStorage(
  location: StorageLocation,
  log: StorageLog,
  hasWebhook: boolean,
): Promise<ServiceStorage> {
  createDataFolder(location.dataFolder);
  return location.databaseUrl === null
    ? openSqliteStorage(location, log)
    : openPostgresqlStorage(location, log, hasWebhook);
}

async function openSqliteStorage({ dataFolder }: StorageLocation, log: StorageLog): Promise<ServiceStorage> {
  const lock = lockDataFolder(dataFolder);
  try {
    await migrateSqlite(dataFolder, log);
    if (!createReserveFile(dataFolder)) {
      const hint = 'Staff could not delete records once the disk is full. Free space, and start again.';
      log.warn({ hint }, 'reserve file not created');
    }
    const store = await openSqliteStore(dataFolder, {
      onFailure: (error) =>
        error.name === DatabaseReplacedError.name
          ? log.error({ hint: error.message }, 'database file replaced')
          : log.error({ err: error }, 'storage thread stopped'),
    });
    const close = async (): Promise<void> => {
      await store.close();
      lock.release();
    };
    return { store, rateLimitPool: null, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function migrateSqlite(dataFolder: string, log: StorageLog): Promise<void> {
  assertDatabaseNotLost(dataFolder);
  const open = openSqlite(dataFolder);
  try {
    const { backup } = await migrate(open);
    if (backup !== null) print(`The database was migrated. Backup: ${backup}`);
    await warnOfClock(open.database, log);
  } finally {
    await open.close();
  }
}

/** Records with a wrong time would be purged too early, or never. */
async function warnOfClock(database: Database, log: StorageLog): Promise<void> {
  const newest = await findNewestRecordTime(database);
  if (newest === null || Date.parse(newest) <= Date.now()) return;
  const hint =
    `The newest record was received ${newest}, which is later than now by the clock of this machine. ` +
    'With a wrong clock, records are purged too early or never. Set the clock, and start the service again.';
  log.warn({ hint }, 'clock found behind');
}

async function openPostgresqlStorage(
  location: StorageLocation,
  log: StorageLog,
  hasWebhook: boolean,
): Promise<ServiceStorage> {
  const open = await openDatabase(location, (error) => log.warn({ err: error }, 'database connection lost'));
  try {
    // Instances share the database, so none of them migrates it.
    await assertMigrated(open);
    await warnOfClock(open.database, log);
  } catch (error) {
    await open.close();
    throw error;
  }
  const { rateLimitPool, close } = open;
  const readStatistics = async () => ({
    ...(await readDatabaseStatistics(open.database)),
    freeBytes: null,
    backedUpAt: null,
  });
  const store = {
    ...createRequestStore(open.database, hasWebhook),
    ...createEventQueue(open.database),
    readStatistics,
    readClosedGroups: () => readClosedGroups(open.database),
  };
  return { store, rateLimitPool, close };
}
