import type { Kysely } from 'kysely';

/** Makes the table of captcha answers that were used. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('spent_token')
    .ifNotExists()
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('spent_at', 'text', (column) => column.notNull())
    .execute();
}
