/** What reading a table gave: nothing when it could not be had, null when there is no such table. */
export type TableResult<T> = { ok: false } | { ok: true; value: T | null };

/**
 * Reads a table and picks from it. A table that cannot be had, or that is broken, is not an error here: whoever asks
 * falls back on another table or says that places cannot be looked up now.
 */
export async function readTable<Table, T>(
  ask: () => Promise<Table | null>,
  pick: (table: Table) => T,
): Promise<TableResult<T>> {
  try {
    const table = await ask();
    return { ok: true, value: table === null ? null : pick(table) };
  } catch {
    return { ok: false };
  }
}
