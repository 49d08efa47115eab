import type { ClosedGroupRow, Database } from './schema.ts';

/** The groups that staff closed, by study site. */
export const readClosedGroups = (database: Database): Promise<ClosedGroupRow[]> =>
  database.selectFrom('closed_group').selectAll().orderBy('site_id').orderBy('cohort').execute();

/** @returns false if it was closed before. */
export async function closeGroup(database: Database, siteId: string, cohort: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('closed_group')
    .values({ site_id: siteId, cohort, closed_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['site_id', 'cohort']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false if it was not closed. */
export async function openGroup(database: Database, siteId: string, cohort: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('closed_group')
    .where('site_id', '=', siteId)
    .where('cohort', '=', cohort)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
