import { cellAt, isNumber } from './data/cells.ts';
import type { Category, FigureRecord } from './data/types.ts';

/** Most groups that a picture of bars shows, and most of the calm form. */
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
export function shownCategories(figure: FigureRecord, isCalm: boolean): readonly Category[] {
  const { categories } = figure;
  const most = isCalm ? MAX_PLAIN_ROWS : MAX_ROWS;
  if (figure.kind === 'line' || categories.length <= most) return categories;
  const ranked = categories
    .map((category, index) => ({ index, size: getSize(category, figure) }))
    .sort((a, b) => b.size - a.size || a.index - b.index);
  const kept = new Set(ranked.slice(0, most).map(({ index }) => index));
  return categories.filter((_, index) => kept.has(index));
}
