import type { Kysely } from 'kysely';

/** Says whether a table is there, so that a change can run again after a crash. */
export async function hasTable(database: Kysely<unknown>, name: string): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some((table) => table.name === name);
}

/** Says whether a column is there. */
export async function hasColumn(database: Kysely<unknown>, table: string, name: string): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some((each) => each.name === table && each.columns.some((column) => column.name === name));
}
