import type { Kysely } from 'kysely';
import { hasTable } from './has-table.ts';

/** Names the table after what it holds now: requests to join and messages, told apart by their kind. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (await hasTable(database, 'record')) return;
  await database.schema.alterTable('join_request').renameTo('record').execute();
}
