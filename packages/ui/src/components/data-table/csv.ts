import { createCellFormatter, formatLine, type NormalizedValue, normalizeValue } from './cells.ts';
import { type DataColumn, withUnit } from './columns.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { toCsvField } from '../../internal/csv-field.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

const isInterval = (value: NormalizedValue) => typeof value === 'object' && value.kind === 'interval';

export type CsvTable<Row> = ResolvedMessages<DataTableMessages> & {
  /** The columns of the file, in order. */
  columns: readonly DataColumn<Row>[];
  /** Names of the columns by their ids, from `columnNames`. */
  names: ReadonlyMap<string, string>;
  rows: readonly Row[];
  locale: string;
};

/** Numbers with all their digits, a point and no grouping, so that every program reads them. */
function toColumnFields<Row>(
  column: DataColumn<Row>,
  { rows, names, ...language }: CsvTable<Row>,
): string[][] {
  const values = rows.map((row) => normalizeValue(column.getValue(row)));
  const name = withUnit(names.get(column.id) ?? column.header, column.unit);
  const format = createCellFormatter({ kind: 'text' }, language);
  const main = values.map((value) => {
    if (typeof value === 'number') return String(value + 0);
    if (typeof value === 'object' && value.kind === 'interval') return String(value.value + 0);
    return toCsvField(formatLine(format(value)));
  });
  if (!values.some(isInterval)) return [[toCsvField(name), ...main]];
  const ends = (['from', 'to'] as const).map((end) =>
    values.map((value) =>
      typeof value === 'object' && value.kind === 'interval' ? String(value[end] + 0) : '',
    ),
  );
  const [from = [], to = []] = ends;
  return [
    [toCsvField(name), ...main],
    [toCsvField(language.messages.csvFrom(name)), ...from],
    [toCsvField(language.messages.csvTo(name)), ...to],
  ];
}

/**
 * A table as a CSV file (RFC 4180) in the reader's language: headers with units, dates as ISO 8601, an interval in
 * three columns, missing and suppressed values as text. Begins with a byte order mark, without which spreadsheets
 * misread accents.
 */
export function formatCsv<Row>(table: CsvTable<Row>): string {
  const fields = table.columns.flatMap((column) => toColumnFields(column, table));
  const lines = Array.from({ length: table.rows.length + 1 }, (_, line) =>
    fields.map((each) => each[line]).join(','),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The file name for a title: 'Enrollment by state' gives `enrollment-by-state.csv`. */
export function csvFileName(title: string): string {
  const name = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${name || 'table'}.csv`;
}
