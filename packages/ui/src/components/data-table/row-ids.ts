import { checkIds, type DataColumnOrGroup } from './columns.ts';

/** A row with its index and its id in the data. */
export type Entry<Row> = { id: string; index: number; row: Row };

/** Gives each row its id, by default its index. Throws when two rows or two columns have one id. */
export function createEntries<Row>(
  columns: readonly DataColumnOrGroup<Row>[],
  rows: readonly Row[],
  getRowId: ((row: Row, index: number) => string) | undefined,
): Entry<Row>[] {
  const entries = rows.map((row, index) => ({ id: getRowId?.(row, index) ?? String(index), index, row }));
  checkIds(
    columns,
    entries.map(({ id }) => id),
  );
  return entries;
}
