import { checkIds, type DataColumnOrGroup } from './columns.ts';

/** A row with the place and the id it has in the data. */
export type Entry<Row> = { id: string; index: number; row: Row };

/** Gives each row its id, by default its number. Throws when an id of a row or of a column comes twice. */
export function createEntries<Row>(
  columns: readonly DataColumnOrGroup<Row>[],
  rows: readonly Row[],
  rowId: ((row: Row, index: number) => string) | undefined,
): Entry<Row>[] {
  const entries = rows.map((row, index) => ({ id: rowId?.(row, index) ?? String(index), index, row }));
  checkIds(
    columns,
    entries.map(({ id }) => id),
  );
  return entries;
}
