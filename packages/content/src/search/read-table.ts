/** `ok` is false when the table could not be loaded; `value` is null when there is no such table. */
export type TableResult<T> = { ok: false } | { ok: true; value: T | null };

/**
 * Reads a table and picks from it. A table that cannot be loaded or is broken does not throw: the caller falls back to
 * another table or to `unavailable`.
 */
export async function readTable<Table, T>(
  fetchTable: () => Promise<Table | null>,
  pick: (table: Table) => T,
): Promise<TableResult<T>> {
  try {
    const table = await fetchTable();
    return { ok: true, value: table === null ? null : pick(table) };
  } catch {
    return { ok: false };
  }
}
