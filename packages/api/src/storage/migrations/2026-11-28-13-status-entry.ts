import type { Kysely } from 'kysely';

/** Makes the history of statuses. It goes with its record. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('status_entry')
    .ifNotExists()
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('note', 'bytea')
    .addPrimaryKeyConstraint('status_entry_pkey', ['reference', 'sequence'])
    .addForeignKeyConstraint('status_entry_reference', ['reference'], 'record', ['reference'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute();
}
