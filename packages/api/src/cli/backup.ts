import { readStaffConfiguration } from '../config/environment.ts';
import { verifyBackup } from '../storage/backup.sqlite.ts';
import { formatRecordCount, writeAuditLog, print } from './output.ts';
import { withDatabase } from './with-database.ts';

/**
 * Backs the SQLite database up to `backups` in the data folder, and verifies the copy. The service may be running.
 *
 * @throws Error for PostgreSQL, which has its own programs for backups.
 */
export async function backUp(environment: NodeJS.ProcessEnv): Promise<void> {
  const copy = await withDatabase(readStaffConfiguration(environment), (open) => open.backUp());
  if (copy === null) {
    throw new Error(
      'This command backs up SQLite only, so nothing was done. Back up PostgreSQL with: pg_dump',
    );
  }
  writeAuditLog('backed up the database');
  print(copy);
}

/**
 * Reads a whole backup of SQLite and prints what it holds.
 *
 * @throws Error if it is damaged or unfinished.
 */
export function printBackupContents(file: string): void {
  const { records, latest } = verifyBackup(file);
  const received = latest === null ? '' : `, the latest received ${latest}`;
  print(`The backup is intact: ${formatRecordCount(records)}${received}.`);
}
