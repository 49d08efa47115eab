import type { Kysely } from 'kysely';
import { hasTable } from './has-table.ts';

/** Makes the table of sealed requests; a later change gives it another name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (await hasTable(database, 'record')) return;
  await database.schema
    .createTable('join_request')
    .ifNotExists()
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('cohort', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    // The name that PostgreSQL knows; SQLite keeps bytes in a column of any type.
    .addColumn('sealed', 'bytea', (column) => column.notNull())
    .addColumn('suspect', 'integer', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute();
}
