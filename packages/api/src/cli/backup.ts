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
      'Records in PostgreSQL are copied by its own programs, so nothing was done here. Run: pg_dump',
    );
  }
  writeAuditLog('copied the database');
  print(copy);
}
