import type { Kysely } from 'kysely';

/** Makes the audit trail. Two entries that follow the same one would fork the chain, so the hash is unique. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('audit_entry')
    .ifNotExists()
    .addColumn('sequence', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull().unique())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .execute();
}
