import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readStaffConfiguration } from '../config/environment.ts';
import { getBackupFolder } from '../storage/sqlite.ts';
import { purgeRecords, purgeSpentTokens } from '../storage/staff-store.ts';
import type { Form } from './output.ts';
import { writeAuditLog, formatCount, print } from './output.ts';
import { withDatabase } from './with-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the records of a form, and the backups, that are older than `RETENTION_DAYS`. Records not marked as done stay
 * unless `waiting`.
 *
 * @throws Error if `RETENTION_DAYS` is not set.
 */
export async function purge(environment: NodeJS.ProcessEnv, form: Form, waiting: boolean): Promise<void> {
  const configuration = readStaffConfiguration(environment);
  const { retentionDays } = configuration;
  if (retentionDays === null) {
    throw new Error(
      'RETENTION_DAYS is not set, so it is unclear which records to purge. ' +
        'Set it to the number of days that the privacy notice states.',
    );
  }
  const before = new Date(Date.now() - retentionDays * DAY_MS);
  const result = await withDatabase(configuration, async ({ database, checkpointWal }) => {
    const purged = await purgeRecords(database, form.kind, before, waiting);
    await purgeSpentTokens(database, new Date(Date.now() - DAY_MS));
    await checkpointWal();
    return purged;
  });
  const backupCount = deleteOldBackups(getBackupFolder(configuration.dataFolder), before);
  writeAuditLog(
    `purged ${formatCount(result.removed, form)} and ${backupCount} ${backupCount === 1 ? 'backup' : 'backups'} from before ${before.toISOString()}`,
  );
  print(`Removed ${formatCount(result.removed, form)} older than ${retentionDays} days.`);
  if (result.waiting > 0) {
    print(
      `Kept ${formatCount(result.waiting, form)} of that age, not marked as done. To remove these too: --waiting`,
    );
  }
}

function deleteOldBackups(folder: string, before: Date): number {
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder).map((name) => join(folder, name));
  const old = files.filter((file) => statSync(file).mtime < before);
  for (const file of old) rmSync(file);
  return old.length;
}
