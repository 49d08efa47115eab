import { expect, test } from 'vitest';
import { checkIds, columnNames, type DataColumnOrGroup } from './columns.ts';

const column = (id: string, header = id) => ({ id, header, getValue: String });
const grouped: DataColumnOrGroup<string>[] = [
  column('region', 'Region'),
  { id: 'adults', header: 'Adults', columns: [{ id: 'y', header: 'Years', columns: [column('a', '2025')] }] },
];

test('DTB-05 names a column with its groups outside of the table', () => {
  expect([...columnNames(grouped).values()]).toEqual(['Region', 'Adults, Years, 2025']);
});

test('DTB-29 throws for an id that is not unique among columns, groups or rows, in three parts', () => {
  expect(() => checkIds([...grouped, column('adults')], [])).toThrow(
    /DataTable: the column id “adults” is not unique\. .+ would .+\. Give each column/,
  );
  expect(() => checkIds(grouped, ['x', 'y', 'x'])).toThrow(
    /DataTable: the row id “x” is not unique\. .+ Let getRowId give/,
  );
});
