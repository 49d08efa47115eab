import type { Kysely } from 'kysely';
import { hasColumn } from './has-table.ts';

/** Gives each record a status. The version before neither reads nor writes it, so it has a default. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (await hasColumn(database, 'record', 'status')) return;
  await database.schema
    .alterTable('record')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
}
