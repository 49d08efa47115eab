import type { Database, JoinRequestRow } from './schema.ts';

/** The part of a record that the list shows. */
export type ListedRequest = Omit<JoinRequestRow, 'sealed'>;

/** Reads the requests in the order of arrival; without `all`, those that wait for someone. */
export async function listRequests(database: Database, all: boolean): Promise<ListedRequest[]> {
  const query = database
    .selectFrom('join_request')
    .select(['reference', 'kind', 'site_id', 'cohort', 'received_at', 'suspect', 'done_at'])
    .orderBy('received_at')
    .orderBy('reference');
  return (all ? query : query.where('done_at', 'is', null)).execute();
}

/** Reads every record with its sealed part, one at a time. */
export function streamRequests(database: Database): AsyncIterableIterator<JoinRequestRow> {
  return database.selectFrom('join_request').selectAll().orderBy('received_at').orderBy('reference').stream();
}

/** Removes a record and its key for good; false when there is none with this reference. */
export async function deleteRequest(database: Database, reference: string): Promise<boolean> {
  const result = await database
    .deleteFrom('join_request')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
