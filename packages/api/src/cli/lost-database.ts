import { existsSync } from 'node:fs';
import { getFormSecretFile } from '../config/form-secret.ts';
import { getBackupFolder } from '../storage/backup.sqlite.ts';
import { getDatabaseFile } from '../storage/sqlite.ts';

/**
 * A new, empty database would hide that the former one is gone.
 *
 * @throws Error if the folder has no database, but a form secret or backups, which are made after it.
 */
export function assertDatabaseNotLost(dataFolder: string): void {
  if (existsSync(getDatabaseFile(dataFolder))) return;
  const trace = [getFormSecretFile(dataFolder), getBackupFolder(dataFolder)].find((path) => existsSync(path));
  if (trace === undefined) return;
  throw new Error(
    `There is no database in ${dataFolder}, but ${trace} shows that there was one, so its requests may be lost. ` +
      'Put longcovid.sqlite back or restore a backup (docs/guides/backup.md). ' +
      'To begin with an empty database: longcovid-api migrate --create',
  );
}
