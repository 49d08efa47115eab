import { type Cell, cellAt } from './cells.ts';
import { formatReading, formatUnit } from './formats.ts';
import { getProgress, hasGoals, type Progress } from './goal.ts';
import { type FigureLocale, getTextLang, localize } from './locale.ts';
import type { FigureRecord, LocalizedText } from './types.ts';

/** One cell as text, with its ids and its reading. */
export type TableCell = { seriesId: string; text: string; reading: Cell['reading'] };

/** Id of the column of shares of a goal. */
const SHARE = 'share-of-goal';

/** The share of a goal; a category without one is missing. */
function createShareCell(share: Progress['share'], { phrases }: FigureLocale): TableCell {
  if (!share) return { seriesId: SHARE, text: phrases.missing, reading: { kind: 'missing' } };
  return { seriesId: SHARE, text: share.text, reading: { kind: 'number', value: share.percent } };
}

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

/**
 * The table of a figure. Its values are the same text as in the picture and the key points. A figure with goals has
 * their shares in one more column.
 */
export function createTable(figure: FigureRecord, locale: FigureLocale): FigureTable {
  const title = localize(figure.title, locale);
  const unit = formatUnit(figure, locale);
  const isShared = hasGoals(figure);
  const mark = (text: LocalizedText): MarkedText => ({
    label: localize(text, locale),
    lang: getTextLang(text, locale),
  });
  return {
    caption: `${title} (${unit})`,
    title,
    unit,
    rowHead: localize(figure.categoryLabel, locale),
    columns: [
      ...figure.series.map(({ id, label }) => ({ id, ...mark(label) })),
      ...(isShared ? [{ id: SHARE, label: locale.phrases.shareOfGoal, lang: undefined }] : []),
    ],
    rows: figure.categories.map((category) => ({
      id: category.id,
      ...mark(category.label),
      cells: [
        ...figure.series.map((series) => {
          const { reading } = cellAt(series, category);
          return { seriesId: series.id, text: formatReading(reading, figure, locale), reading };
        }),
        ...(isShared ? [createShareCell(getProgress(figure, category, locale)?.share, locale)] : []),
      ],
    })),
  };
}
