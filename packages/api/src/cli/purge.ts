import { rmSync } from 'node:fs';
import { readStaffConfiguration } from '../config/environment.ts';
import { runAudited } from '../storage/audit-store.ts';
import { listBackups } from '../storage/backup.sqlite.ts';
import { purgeRecords, purgeSpentTokens } from '../storage/staff-store.ts';
import type { Form } from './output.ts';
import { createAuditEntry, formatCount, print, writeAuditLog } from './output.ts';
import { releaseReserve, withWritableDatabase } from './with-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the records of a form, and the backups, that are older than `RETENTION_DAYS`. Records not marked as done stay
 * unless `waiting`.
 *
 * @returns the exit code: 1 if a backup could not be deleted; its path is printed.
 * @throws Error if `RETENTION_DAYS` is not set.
 */
export async function purge(environment: NodeJS.ProcessEnv, form: Form, waiting: boolean): Promise<number> {
  const configuration = readStaffConfiguration(environment);
  const { retentionDays } = configuration;
  if (retentionDays === null) {
    throw new Error(
      'RETENTION_DAYS is not set, so it is unclear which records to purge. ' +
        'Set it to the number of days that the privacy notice states.',
    );
  }
  const before = new Date(Date.now() - retentionDays * DAY_MS);
  const { dataFolder } = configuration;
  if (configuration.databaseUrl === null) releaseReserve(dataFolder);
  const { count: backupCount, failures } = deleteOldBackups(dataFolder, before, retentionDays);
  const createEntry = (deleted: { records: number; backups: number }) =>
    createAuditEntry('purge', '', { form: form.plural, before: before.toISOString(), waiting, ...deleted });
  const result = await withWritableDatabase(configuration, async ({ database }) => {
    if (backupCount > 0) {
      const entries = [createEntry({ records: 0, backups: backupCount })];
      await runAudited(database, () => Promise.resolve({ result: null, entries }));
    }
    const purged = await purgeRecords(database, form.kind, before, waiting, (records) =>
      createEntry({ records, backups: 0 }),
    );
    await purgeSpentTokens(database, new Date(Date.now() - DAY_MS));
    return purged;
  });
  writeAuditLog(
    `purged ${formatCount(result.removed, form)} and ${backupCount} ${backupCount === 1 ? 'backup' : 'backups'} from before ${before.toISOString()}`,
  );
  print(`Removed ${formatCount(result.removed, form)} older than ${retentionDays} days.`);
  if (result.waiting > 0) {
    print(
      `Kept ${formatCount(result.waiting, form)} of that age, not marked as done. To remove these too: --waiting`,
    );
  }
  for (const { path, isUnfinished } of listBackups(dataFolder)) {
    if (isUnfinished) print(`Not a backup: ${path}. Delete it unless a backup is running now.`);
  }
  return failures === 0 ? 0 : 1;
}

/**
 * Deletes unfinished ones too, which hold records like the others, and counts the whole ones. One that cannot be deleted
 * keeps no record in the database.
 */
function deleteOldBackups(
  folder: string,
  before: Date,
  retentionDays: number,
): { count: number; failures: number } {
  let [count, failures] = [0, 0];
  for (const { path, writtenAt, isUnfinished } of listBackups(folder)) {
    if (writtenAt >= before) continue;
    try {
      rmSync(path);
      if (!isUnfinished) count += 1;
    } catch (error) {
      failures += 1;
      const reason = error instanceof Error ? error.message : String(error);
      process.stderr.write(
        `${path} is older than ${retentionDays} days but cannot be deleted (${reason}). Delete it.\n`,
      );
    }
  }
  return { count, failures };
}
