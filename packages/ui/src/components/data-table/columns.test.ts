import { expect, test } from 'vitest';
import { columnNames, type DataColumnOrGroup } from './columns.ts';
import { createEntries } from './row-ids.ts';

const column = (id: string, header = id) => ({ id, header, getValue: String });
const grouped: DataColumnOrGroup<string>[] = [
  column('region', 'Region'),
  { id: 'adults', header: 'Adults', columns: [{ id: 'y', header: 'Years', columns: [column('a', '2025')] }] },
];

test('DTB-05 names a column with its groups outside of the table', () => {
  expect([...columnNames(grouped).values()]).toEqual(['Region', 'Adults, Years, 2025']);
});

test('DTB-29 throws for an id that is not unique among columns, groups or rows, in three parts', () => {
  expect(() => createEntries([...grouped, column('adults')], [], undefined)).toThrow(
    /DataTable: the column id “adults” is not unique\. .+ would .+\. Give each column/,
  );
  expect(() => createEntries(grouped, ['x', 'y', 'x'], (row) => row)).toThrow(
    /DataTable: the row id “x” is not unique\. .+ Let getRowId give/,
  );
  expect(createEntries(grouped, ['x', 'y', 'x'], undefined).map(({ id }) => id)).toEqual(['0', '1', '2']);
});
