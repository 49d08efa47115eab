import type { Kysely } from 'kysely';

/** Makes the table by which each digest is sent once a day, whichever machine sends it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('digest')
    .ifNotExists()
    .addColumn('site_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .execute();
}
