import type { Kysely } from 'kysely';

/** Makes the table of sealed requests. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('join_request')
    .ifNotExists()
    .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('cohort', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('sealed', 'blob', (column) => column.notNull())
    .addColumn('suspect', 'integer', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute();
}
