import { cellAt, isNumber, type Category, type FigureRecord } from './data/record.ts';

/** The limit of groups in a picture of bars, and in plain view. */
const MAX_ROWS = 30;
const MAX_PLAIN_ROWS = 8;

function getSize(category: Category, { series, kind }: FigureRecord): number {
  const sizes = series
    .map((each) => cellAt(each, category))
    .filter(isNumber)
    .map(({ reading }) => Math.abs(reading.value));
  if (sizes.length === 0) return -1;
  return kind === 'stacked-bar' ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(...sizes);
}

/** The groups that a picture of bars shows: all, or the largest when there are too many, in the figure's order. */
export function shownCategories(figure: FigureRecord, isPlain: boolean): readonly Category[] {
  const { categories } = figure;
  const limit = isPlain ? MAX_PLAIN_ROWS : MAX_ROWS;
  if (figure.kind === 'line' || figure.kind === 'tiles' || categories.length <= limit) return categories;
  const ranked = categories
    .map((category, index) => ({ index, size: getSize(category, figure) }))
    .sort((a, b) => b.size - a.size || a.index - b.index);
  const kept = new Set(ranked.slice(0, limit).map(({ index }) => index));
  return categories.filter((_, index) => kept.has(index));
}
