import type { Kysely } from 'kysely';

/**
 * Makes the table of keys. Its link to the record is checked at the end of the transaction,
 * because the key is the first thing that a transaction writes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('idempotency_key')
    .ifNotExists()
    .addColumn('key_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('body_mac', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addForeignKeyConstraint(
      'idempotency_key_reference',
      ['reference'],
      'join_request',
      ['reference'],
      (constraint) => constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute();
}
