import type { Kysely } from 'kysely';

/** Lets staff list and count records in their order without reading sealed content. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('record_list')
    .ifNotExists()
    .on('record')
    .columns(['kind', 'received_at', 'reference', 'site_id', 'cohort', 'suspect', 'done_at', 'status'])
    .execute();
}
