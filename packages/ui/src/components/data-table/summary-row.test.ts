import { expect, test } from 'vitest';
import { createCellFormatter, formatLine } from './cell-text.ts';
import type { DataColumn } from './columns.ts';
import { createDataTableMessages } from './DataTable.messages.ts';
import { changeSummary, maxSummary, minSummary } from './summary-row.ts';
import { resolveMessages } from '../../../test/with-locale.tsx';
import { type CellValue, interval, suppressed } from './cell-value.ts';

type Row = { month: string; visits: CellValue };
const columns: DataColumn<Row>[] = [
  { id: 'month', header: 'Month', kind: 'date', getValue: ({ month }) => month },
  { id: 'visits', header: 'Visits', kind: 'number', getValue: ({ visits }) => visits },
];
const formatSummary = (visits: readonly CellValue[], locale: 'en' | 'es' = 'en') => {
  const resolved = resolveMessages(createDataTableMessages, locale);
  const rows = visits.map((each, index) => ({ month: `2025-0${index + 1}`, visits: each }));
  const getFormatter = (id: string) =>
    createCellFormatter(columns.find((column) => column.id === id) ?? {}, resolved);
  return [maxSummary, minSummary, changeSummary]
    .map((create) => create({ columns, rows, ...resolved, getFormatter }))
    .map(({ label, cells }) => `${label}: ${[...cells.values()].map(formatLine).join()}`);
};

test('DTB-17 gives the highest and lowest number with their rows, and the change from the first row to the last', () => {
  expect(formatSummary([812, 1_290, suppressed(), 700.5])).toEqual([
    'Highest: 1,290, February 2025',
    'Lowest: 700.5, April 2025',
    'Change from January 2025 to April 2025: −111.5',
  ]);
  expect(formatSummary([0.1, interval(0.3, 0, 1)], 'es')).toEqual([
    'Valor más alto: 0.3, febrero de 2025',
    'Valor más bajo: 0.1, enero de 2025',
    'Cambio de enero de 2025 a febrero de 2025: +0.2',
  ]);
});

test('DTB-17 takes the first row of equal numbers; no change is 0', () => {
  expect(formatSummary([5, 5])).toEqual([
    'Highest: 5, January 2025',
    'Lowest: 5, January 2025',
    'Change from January 2025 to February 2025: 0',
  ]);
});

test('DTB-17 gives “no data” where there is no number', () => {
  expect(formatSummary([suppressed(), null])).toEqual([
    'Highest: no data',
    'Lowest: no data',
    'Change from January 2025 to February 2025: no data',
  ]);
});
