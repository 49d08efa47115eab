import type { Kysely } from 'kysely';

/** Lets the metrics count records by status without reading their sealed content. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('record_status')
    .ifNotExists()
    .on('record')
    .columns(['kind', 'suspect', 'done_at', 'received_at'])
    .execute();
}
