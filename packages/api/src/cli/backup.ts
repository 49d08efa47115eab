import { readStaffConfiguration } from '../config/environment.ts';
import { writeAuditLog, print } from './output.ts';
import { withDatabase } from './with-database.ts';

/**
 * Backs the SQLite database up to `backups` in the data folder. The service may be running.
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
