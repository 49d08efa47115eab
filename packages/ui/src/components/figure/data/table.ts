import { type Cell, cellAt } from './cells.ts';
import { formatReading, formatUnit } from './formats.ts';
import { type FigureLocale, localize } from './locale.ts';
import type { FigureRecord } from './types.ts';

/** One cell as text, with its ids and its reading. */
export type TableCell = { seriesId: string; text: string; reading: Cell['reading'] };

/** A figure as a table of text: one column for each series, one row for each category. */
export type FigureTable = {
  caption: string;
  /** The parts of the caption: what the figure is about, and what its values count or measure. */
  title: string;
  unit: string;
  rowHead: string;
  columns: { id: string; label: string }[];
  rows: { id: string; label: string; cells: TableCell[] }[];
};

/** The table of a figure. Its values are the same text as in the picture and the key points. */
export function createTable(figure: FigureRecord, locale: FigureLocale): FigureTable {
  const title = localize(figure.title, locale);
  const unit = formatUnit(figure, locale);
  return {
    caption: `${title} (${unit})`,
    title,
    unit,
    rowHead: localize(figure.categoryLabel, locale),
    columns: figure.series.map(({ id, label }) => ({ id, label: localize(label, locale) })),
    rows: figure.categories.map((category) => ({
      id: category.id,
      label: localize(category.label, locale),
      cells: figure.series.map((series) => {
        const { reading } = cellAt(series, category);
        return { seriesId: series.id, text: formatReading(reading, figure, locale), reading };
      }),
    })),
  };
}
