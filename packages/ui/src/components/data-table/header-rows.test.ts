import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DataColumnOrGroup, leafColumns } from './columns.ts';
import { createHeaderRows } from './header-rows.ts';

type Row = Record<string, string>;
const column = (id: string): DataColumnOrGroup<Row> => ({ id, header: id, getValue: (row) => row[id] });
const group = (id: string, ...columns: DataColumnOrGroup<Row>[]): DataColumnOrGroup<Row> => ({
  id,
  header: id,
  columns,
});
const getSpans = (columns: DataColumnOrGroup<Row>[]) =>
  createHeaderRows(columns).map((row) =>
    row.map(({ id, colSpan, rowSpan }) => `${id} ${colSpan}×${rowSpan}`),
  );

test('DTB-05 has one row of headers without groups', () => {
  expect(getSpans([column('a'), column('b')])).toEqual([['a 1×1', 'b 1×1']]);
  expect(getSpans([])).toEqual([]);
});

test('DTB-05 has a row for each level of groups; a column with fewer spans the rest', () => {
  const columns = [column('a'), group('g', column('b'), group('h', column('c'), column('d'))), column('e')];
  expect(getSpans(columns)).toEqual([
    ['a 1×3', 'g 3×1', 'e 1×3'],
    ['b 1×2', 'h 2×1'],
    ['c 1×1', 'd 1×1'],
  ]);
});

test('DTB-05 fills a rectangle, whatever the groups', () => {
  const { tree } = fc.letrec<{ tree: 'leaf' | unknown[] }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.constant('leaf' as const),
      fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
    ),
  }));
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (trees) => {
      let next = 0;
      const build = (each: unknown): DataColumnOrGroup<Row> => {
        const id = String((next += 1));
        return Array.isArray(each) ? group(id, ...each.map(build)) : column(id);
      };
      const columns = trees.map(build);
      const rows = createHeaderRows(columns);
      const width = leafColumns(columns).length;
      const area = rows.flat().reduce((sum, { colSpan, rowSpan }) => sum + colSpan * rowSpan, 0);
      expect(area).toBe(width * rows.length);
      expect(rows.flat().filter((cell) => cell.column)).toHaveLength(width);
    }),
  );
});
