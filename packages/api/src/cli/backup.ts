import { readStaffConfiguration } from '../config/environment.ts';
import { writeAuditLog, print } from './output.ts';
import { withDatabase } from './with-database.ts';

/**
 * Copies the database of the data folder into `backups` there, also while the service runs.
 *
 * @throws Error for PostgreSQL, whose own programs make copies.
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
