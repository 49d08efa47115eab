import type { Kysely } from 'kysely';
import { hasTable } from './has-table.ts';

/** Keeps the staff list quick: it is read in the order of arrival. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (await hasTable(database, 'record')) return;
  await database.schema
    .createIndex('join_request_received_at')
    .ifNotExists()
    .on('join_request')
    .column('received_at')
    .execute();
}
