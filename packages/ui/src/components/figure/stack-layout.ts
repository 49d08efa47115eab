import { type Cell, cellAt, isNumber, type Category, type FigureRecord } from './data/record.ts';
import { formatReading } from './data/formats.ts';
import { type FigureLocale, localize } from './data/phrases.ts';
import { BASELINE, type Lines } from './bar-layout.ts';
import { BOLD_LINE, LINE_HEIGHT, breakLines } from './picture-text.ts';
import { placeBetween } from './scale.ts';

/** One part of a stacked bar, and the line below the bar that names it. Across in percent, down in ems. */
export type Segment = {
  cell: Cell;
  seriesIndex: number;
  extent: { start: number; end: number } | undefined;
  value: Lines;
};

export type StackRow = { category: Category; label: Lines; y: number; height: number; segments: Segment[] };

export type StackLayout = { rows: StackRow[]; height: number };

const LABEL_LINES = 3;
const BAR = 2;
const GAP = 1.2;
/** Characters that the sample of the pattern takes from a line. */
const SAMPLE = 4;

const getValue = (cell: Cell) => (isNumber(cell) ? cell.reading.value : 0);

/** True when the parts can make a whole: none is below zero. */
export const canStack = ({ series, categories }: FigureRecord): boolean =>
  series.every((each) => categories.every((category) => getValue(cellAt(each, category)) >= 0));

/** Bars made of parts, each with a list of its parts below it. */
export function computeStackLayout(
  figure: FigureRecord,
  categories: readonly Category[],
  locale: FigureLocale,
): StackLayout {
  const stacks = categories.map((category) => ({
    category,
    cells: figure.series.map((series) => cellAt(series, category)),
  }));
  const totals = stacks.map(({ cells }) => cells.reduce((sum, cell) => sum + getValue(cell), 0));
  const whole = Math.max(figure.unit === 'percent' ? 100 : 0, ...totals);
  const scale = placeBetween(0, whole, [0, 100]);

  let y = 0;
  const rows = stacks.map(({ category, cells }): StackRow => {
    const lines = breakLines(localize(category.label, locale), undefined, LABEL_LINES);
    const label = { lines, y: y + BASELINE };
    const top = y + lines.length * LINE_HEIGHT;
    y = top + BAR + 0.4;
    let sum = 0;
    const segments = cells.map((cell, seriesIndex): Segment => {
      const text = `${localize(cell.series.label, locale)}: ${formatReading(cell.reading, figure, locale)}`;
      const value = { lines: breakLines(text, BOLD_LINE - SAMPLE), y: y + BASELINE };
      y += value.lines.length * LINE_HEIGHT;
      const start = sum;
      sum += getValue(cell);
      const extent = isNumber(cell) ? { start: scale(start), end: scale(sum) } : undefined;
      return { cell, seriesIndex, extent, value };
    });
    y += GAP;
    return { category, label, y: top, height: BAR, segments };
  });
  return { rows, height: Math.max(1, Math.ceil(y - GAP + 0.2)) };
}
