import { type Cell, cellAt } from './cells.ts';
import { readingWords, unitWords } from './formats.ts';
import { knownLocale, wordsIn } from './locale.ts';
import type { FigureRecord, Locale } from './types.ts';

/** One cell in words, with its ids and its reading. */
export type TableCell = { seriesId: string; words: string; reading: Cell['reading'] };

/** A figure as a table, in words: one column for each series, one row for each category. */
export type FigureTable = {
  caption: string;
  rowHead: string;
  columns: { id: string; label: string }[];
  rows: { id: string; label: string; cells: TableCell[] }[];
};

/** The table of a figure. Its values are in the words that the picture and the key points use too. */
export function tableOf(figure: FigureRecord, locale: Locale): FigureTable {
  const known = knownLocale(locale);
  return {
    caption: `${wordsIn(figure.title, known)} (${unitWords(figure, known)})`,
    rowHead: wordsIn(figure.categoryLabel, known),
    columns: figure.series.map(({ id, label }) => ({ id, label: wordsIn(label, known) })),
    rows: figure.categories.map((category) => ({
      id: category.id,
      label: wordsIn(category.label, known),
      cells: figure.series.map((series) => {
        const { reading } = cellAt(series, category);
        return { seriesId: series.id, words: readingWords(reading, figure, known), reading };
      }),
    })),
  };
}
