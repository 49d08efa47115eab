import { expectTypeOf, test } from 'vitest';
import { columns, type Row, rows } from './DataTable.fixtures.tsx';
import type { DataTableProps } from './index.ts';

const withoutCaption = { columns, rows };

test('DTB-02 requires a caption', () => {
  expectTypeOf({ ...withoutCaption, caption: 'Visits by state' }).toExtend<DataTableProps<Row>>();
  expectTypeOf(withoutCaption).not.toExtend<DataTableProps<Row>>();
});
