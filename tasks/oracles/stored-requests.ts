import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What stands in the database beside the sealed part, which only staff can open. */
export type StoredRequest = { reference: string; kind: string; site_id: string; cohort: string };

/** The requests and messages that the running service has stored, read from its database file by SQLite itself. */
export function readStoredRequests(): StoredRequest[] {
  const file = join(process.env.SITE_DATA ?? '', 'longcovid.sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare('SELECT reference, kind, site_id, cohort FROM record').all() as StoredRequest[];
  } finally {
    database.close();
  }
}
