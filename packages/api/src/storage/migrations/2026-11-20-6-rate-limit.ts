import type { Kysely } from 'kysely';

/** Makes the table by which instances on one PostgreSQL share their limits; rate-limiter-flexible names its columns. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('rate_limit')
    .ifNotExists()
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey().notNull())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}
