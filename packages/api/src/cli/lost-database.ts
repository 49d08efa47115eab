import { existsSync, statSync } from 'node:fs';
import { getFormSecretFile } from '../config/private-file.ts';
import { getBackupFolder } from '../storage/backup.sqlite.ts';
import { getReserveFile } from '../storage/disk-space.ts';
import { getDatabaseFile } from '../storage/sqlite.ts';

/**
 * A new, empty database would hide that the former one is gone.
 *
 * @throws Error if the folder has no database, or an empty file, but something that is made after it.
 */
export function assertDatabaseNotLost(dataFolder: string): void {
  const file = getDatabaseFile(dataFolder);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) return;
  const trace = [
    getFormSecretFile(dataFolder),
    getBackupFolder(dataFolder),
    getReserveFile(dataFolder),
    `${file}-wal`,
  ].find((path) => existsSync(path));
  if (trace === undefined) return;
  throw new Error(
    `longcovid.sqlite in ${dataFolder} is missing or empty, but ${trace} shows that there was a database, so its requests may be lost. ` +
      'Put longcovid.sqlite back or restore a backup (docs/guides/backup.md). ' +
      'To begin with an empty database: longcovid-api migrate --create',
  );
}
