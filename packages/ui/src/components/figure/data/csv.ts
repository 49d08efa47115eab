import { toCsvField } from '../../../internal/csv-field.ts';
import { cellAt, type Reading } from './cells.ts';
import { formatDate, formatUnit } from './formats.ts';
import { type FigureLocale, localize } from './locale.ts';
import type { FigureRecord } from './types.ts';

/** Begins the file, so that spreadsheets read its letters as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const getNumbers = (reading: Reading): [string, string, string] =>
  reading.kind === 'number'
    ? [String(reading.value), String(reading.range?.low ?? ''), String(reading.range?.high ?? '')]
    : ['', '', ''];

/**
 * The data of a figure as a CSV file (RFC 4180, UTF-8), one row for each value, heads in the reader's language. Numbers
 * are whole, not rounded, with a decimal point; a value that is not there has its reason in its note. Source, date and the
 * figure's notes are in each row, so that no number leaves without its origin.
 */
export function formatCsv(figure: FigureRecord, locale: FigureLocale): string {
  const text = locale.phrases;
  const heads = [
    localize(figure.categoryLabel, locale),
    text.csv.series,
    text.csv.value(formatUnit(figure, locale)),
    text.csv.low,
    text.csv.high,
    text.csv.note,
    text.csv.source,
    text.csv.asOf,
    text.csv.notes,
  ].map(toCsvField);
  const notes = (figure.notes ?? []).map((note) => localize(note, locale)).join(' ');
  const rows = figure.categories.flatMap((category) =>
    figure.series.map((series) => {
      const { reading } = cellAt(series, category);
      const { source = figure.source.label, asOf = figure.asOf, note } = series.origins?.[category.id] ?? {};
      const reason = reading.kind === 'number' ? [] : [text[reading.kind]];
      return [
        toCsvField(localize(category.label, locale)),
        toCsvField(localize(series.label, locale)),
        ...getNumbers(reading),
        ...[
          [...reason, ...(note === undefined ? [] : [localize(note, locale)])].join('. '),
          localize(source, locale),
          asOf === null ? '' : formatDate(asOf, locale),
          notes,
        ].map(toCsvField),
      ];
    }),
  );
  return BYTE_ORDER_MARK + [heads, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** Name of the CSV file of a figure: its id and language. */
export const getCsvFileName = ({ id }: FigureRecord, locale: FigureLocale): string =>
  `${id}-${locale.language}.csv`;
