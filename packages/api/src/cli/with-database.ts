import { accessSync, constants } from 'node:fs';
import { assertMigrated, openDatabase } from '../storage/open-database.ts';
import { getDatabaseFile } from '../storage/sqlite.ts';
import type { OpenDatabase, StorageLocation } from '../storage/types.ts';
import { releaseReserveFile } from '../storage/disk-space.ts';

/**
 * Runs `work` with the database of the configuration, then closes it. The service may be running.
 *
 * @throws Error if there is no database, one that is empty or has an older schema, or one that the user may not read.
 */
export async function withDatabase<Result>(
  { databaseUrl, dataFolder }: StorageLocation,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === null) assertReadable(dataFolder);
  const open = await openDatabase({ databaseUrl, dataFolder });
  try {
    await assertMigrated(open);
    return await work(open);
  } finally {
    await open.close();
  }
}

function assertReadable(dataFolder: string): void {
  try {
    accessSync(getDatabaseFile(dataFolder), constants.R_OK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
      throw new Error(
        `You may not read the database in ${dataFolder}. Run the command as the user of the service.`,
        { cause: error },
      );
    }
    throw new Error(
      `There is no database in ${dataFolder}, so there is nothing to show. ` +
        'Start the service once, or set DATA_DIR to its folder.',
      { cause: error },
    );
  }
}

/** The same for work that writes: with room on a full disk, and with nothing deleted left in the write-ahead log. */
export function withWritableDatabase<Result>(
  location: StorageLocation,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  if (location.databaseUrl === null) releaseReserve(location.dataFolder);
  return withDatabase(location, async (open) => {
    const result = await work(open);
    await open.checkpointWal();
    return result;
  });
}

/** Makes room for a deletion on a full disk, and says so. */
export function releaseReserve(dataFolder: string): void {
  if (!releaseReserveFile(dataFolder)) return;
  process.stderr.write(
    'The disk is full, so the reserve file was removed to make room. ' +
      'The service creates it again when it starts with enough space.\n',
  );
}
