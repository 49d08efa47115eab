import type { Kysely } from 'kysely';

/** Makes the outbox of the webhook. An event is about a record, so it goes with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('webhook_event')
    .ifNotExists()
    .addColumn('event_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addForeignKeyConstraint(
      'webhook_event_reference',
      ['reference'],
      'record',
      ['reference'],
      (constraint) => constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute();
}
