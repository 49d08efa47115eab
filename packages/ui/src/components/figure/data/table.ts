import { type Cell, cellAt } from './cells.ts';
import { formatReading, formatUnit } from './formats.ts';
import { knownLocale, localize } from './locale.ts';
import type { FigureRecord, Locale } from './types.ts';

/** One cell as text, with its ids and its reading. */
export type TableCell = { seriesId: string; text: string; reading: Cell['reading'] };

/** A figure as a table of text: one column for each series, one row for each category. */
export type FigureTable = {
  caption: string;
  rowHead: string;
  columns: { id: string; label: string }[];
  rows: { id: string; label: string; cells: TableCell[] }[];
};

/** The table of a figure. Its values are the same text as in the picture and the key points. */
export function createTable(figure: FigureRecord, locale: Locale): FigureTable {
  const known = knownLocale(locale);
  return {
    caption: `${localize(figure.title, known)} (${formatUnit(figure, known)})`,
    rowHead: localize(figure.categoryLabel, known),
    columns: figure.series.map(({ id, label }) => ({ id, label: localize(label, known) })),
    rows: figure.categories.map((category) => ({
      id: category.id,
      label: localize(category.label, known),
      cells: figure.series.map((series) => {
        const { reading } = cellAt(series, category);
        return { seriesId: series.id, text: formatReading(reading, figure, known), reading };
      }),
    })),
  };
}
