import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { openPostgresql } from './postgresql.ts';
import { openSqlite } from './sqlite.ts';
import type { OnConnectionError, OpenStorage, StorageLocation, OpenDatabase } from './types.ts';

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

/** The applied migrations, and the backup made before them (null if there is none). */
export type MigrationReport = { applied: string[]; backup: string | null };

/**
 * Migrates the database to the latest schema. SQLite is backed up first; PostgreSQL rolls a failed migration back.
 *
 * @throws Error with the name of the failed migration and the path of the backup.
 */
export async function migrate(open: OpenDatabase, changes = migrations): Promise<MigrationReport> {
  const migrator = createMigrator(open, changes);
  const pending = await findPendingMigrations(migrator);
  if (pending.length === 0) return { applied: [], backup: null };
  const backup = await open.backUp();
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'the first one';
    throw new Error(
      `The database migration failed (${failed}), so the service cannot start. ` +
        (backup === null
          ? 'No data is lost. Check that the database can be written to, and try again.'
          : `No data is lost: the backup is ${backup}.`),
      { cause: error },
    );
  }
  return { applied: results.map((result) => result.migrationName), backup };
}

/** @throws Error if the database is empty, or its schema is older. */
export async function assertMigrated(open: OpenDatabase): Promise<void> {
  const pending = await findPendingMigrations(createMigrator(open, migrations));
  if (pending.length === 0) return;
  if (pending.length < Object.keys(migrations).length) {
    throw new Error(
      'The database schema is older than this version needs. Back it up, then run: longcovid-api migrate',
    );
  }
  const variable = open.kind === 'postgresql' ? 'DATABASE_URL' : 'DATA_DIR';
  throw new Error(
    `The database is empty, so it is new or not the one with the requests. Check ${variable}. ` +
      'To begin with an empty database: longcovid-api migrate',
  );
}

function createMigrator(open: OpenDatabase, changes: Record<string, Migration>): Migrator {
  return new Migrator({ db: open.database, provider: { getMigrations: () => Promise.resolve(changes) } });
}

async function findPendingMigrations(migrator: Migrator): Promise<string[]> {
  const all = await migrator.getMigrations();
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}
