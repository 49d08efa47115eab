import { type DataColumn, type DataColumnOrGroup, isGroup, leafColumns } from './columns.ts';

/** A header with its spans; `column` where it is that of a column, and not of a group. */
export type HeaderCell<Row> = {
  id: string;
  header: string;
  colSpan: number;
  rowSpan: number;
  column: DataColumn<Row> | undefined;
};

const getDepth = <Row>(columns: readonly DataColumnOrGroup<Row>[]): number =>
  Math.max(0, ...columns.map((column) => 1 + (isGroup(column) ? getDepth(column.columns) : 0)));

/** The rows of headers, from the top. The header of a column without a group, or with fewer, spans the rows below it. */
export function createHeaderRows<Row>(columns: readonly DataColumnOrGroup<Row>[]): HeaderCell<Row>[][] {
  const depth = getDepth(columns);
  const rows = Array.from({ length: depth }, (): HeaderCell<Row>[] => []);
  const place = (column: DataColumnOrGroup<Row>, level: number) => {
    const { id, header } = column;
    if (!isGroup(column)) {
      rows[level]?.push({ id, header, colSpan: 1, rowSpan: depth - level, column });
      return;
    }
    const colSpan = leafColumns(column.columns).length;
    rows[level]?.push({ id, header, colSpan, rowSpan: 1, column: undefined });
    for (const each of column.columns) place(each, level + 1);
  };
  for (const column of columns) place(column, 0);
  return rows;
}
