import { type Cell, cellAt } from './cells.ts';
import { formatReading, formatUnit } from './formats.ts';
import { type FigureLocale, getTextLang, localize } from './locale.ts';
import type { FigureRecord, LocalizedText } from './types.ts';

/** One cell as text, with its ids and its reading. */
export type TableCell = { seriesId: string; text: string; reading: Cell['reading'] };

/** A text, and 'en' where it falls back to English. */
type MarkedText = { label: string; lang: 'en' | undefined };

/** A figure as a table of text: one column for each series, one row for each category. */
export type FigureTable = {
  caption: string;
  /** The parts of the caption: what the figure is about, and what its values count or measure. */
  title: string;
  unit: string;
  rowHead: string;
  /** `lang` is 'en' where the label falls back to English. */
  columns: ({ id: string } & MarkedText)[];
  rows: ({ id: string; cells: TableCell[] } & MarkedText)[];
};

/** The table of a figure. Its values are the same text as in the picture and the key points. */
export function createTable(figure: FigureRecord, locale: FigureLocale): FigureTable {
  const title = localize(figure.title, locale);
  const unit = formatUnit(figure, locale);
  const mark = (text: LocalizedText): MarkedText => ({
    label: localize(text, locale),
    lang: getTextLang(text, locale),
  });
  return {
    caption: `${title} (${unit})`,
    title,
    unit,
    rowHead: localize(figure.categoryLabel, locale),
    columns: figure.series.map(({ id, label }) => ({ id, ...mark(label) })),
    rows: figure.categories.map((category) => ({
      id: category.id,
      ...mark(category.label),
      cells: figure.series.map((series) => {
        const { reading } = cellAt(series, category);
        return { seriesId: series.id, text: formatReading(reading, figure, locale), reading };
      }),
    })),
  };
}
