import { expect, test } from 'vitest';
import { columnNames, type DataColumnOrGroup } from './columns.ts';
import { createEntries } from './row-ids.ts';

const column = (id: string, header = id) => ({ id, header, value: String });
const grouped: DataColumnOrGroup<string>[] = [
  column('region', 'Region'),
  { id: 'adults', header: 'Adults', columns: [{ id: 'y', header: 'Years', columns: [column('a', '2025')] }] },
];

test('DTB-05 outside the table a column is named with its groups', () => {
  expect([...columnNames(grouped).values()]).toEqual(['Region', 'Adults, Years, 2025']);
});

test('DTB-29 an id that comes twice, among columns, groups or rows, throws in three parts', () => {
  expect(() => createEntries([...grouped, column('adults')], [], undefined)).toThrow(
    /DataTable: the column id “adults” comes twice\. .+ would .+\. Give each column/,
  );
  expect(() => createEntries(grouped, ['x', 'y', 'x'], (row) => row)).toThrow(
    /DataTable: the row id “x” comes twice\. .+ Let rowId give/,
  );
  expect(createEntries(grouped, ['x', 'y', 'x'], undefined).map(({ id }) => id)).toEqual(['0', '1', '2']);
});
