import type { Kysely } from 'kysely';

/** Makes the table of groups that staff closed at a study site. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('closed_group')
    .ifNotExists()
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('cohort', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('closed_group_pkey', ['site_id', 'cohort'])
    .execute();
}
