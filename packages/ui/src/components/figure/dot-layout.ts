import { cellAt, isNumber, type NumberCell, type Category, type FigureRecord } from './data/record.ts';
import { type FigureLocale, localize } from './data/phrases.ts';
import { BASELINE, type Lines } from './bar-layout.ts';
import { type Anchor, formatTicks, getAnchor, getTicks } from './line-labels.ts';
import { breakLines, LINE, LINE_HEIGHT } from './picture-text.ts';
import { placeBetween } from './scale.ts';

/** A dot. Across in percent of the picture, down in ems. */
export type Dot = { cell: NumberCell; seriesIndex: number; x: number; y: number };

/** A category: its name, the rule under it, and the dots that stand on the rule. */
export type DotRow = { category: Category; label: Lines; rule: number; dots: Dot[] };

export type DotLayout = {
  /** The series with their marks, above the rows. */
  key: ({ seriesIndex: number; mark: number } & Lines)[];
  rows: DotRow[];
  /** Round numbers under the last rule, and the height to which their lines go. */
  ticks: { x: number; label: string; anchor: Anchor }[];
  top: number;
  bottom: number;
  height: number;
};

/** First and last place of a dot, so that none is cut off. */
const STRETCH = [3, 97] as const;
/** Distance at which two dots do not touch, across in percent of the narrowest picture, and down in ems. */
const APART = 6;
const LANE = 1;
const LABEL_LINES = 2;
const GAP = 0.7;
/** Characters that a mark takes from a line of the key. */
const MARK = 4;

/** The lowest lane in which each place does not touch the one before it. */
function findLanes(places: readonly number[]): number[] {
  const ends: number[] = [];
  return places.map((x) => {
    const free = ends.findIndex((end) => x - end >= APART);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = x;
    return lane;
  });
}

/** Dots of several series on one rule for each category, on one scale; dots that would touch stand on each other. */
export function computeDotLayout(
  figure: FigureRecord,
  categories: readonly Category[],
  locale: FigureLocale,
): DotLayout {
  const { series } = figure;
  const numbers = categories.flatMap((category) =>
    series.map((each) => cellAt(each, category)).filter(isNumber),
  );
  const { low, high, ticks } = getTicks(numbers);
  const scale = placeBetween(low, high, STRETCH);

  let y = 0;
  const key = series.map(({ label }, seriesIndex) => {
    const lines = breakLines(localize(label, locale), LINE - MARK, LABEL_LINES);
    const entry = { seriesIndex, lines, y: y + BASELINE, mark: y + LINE_HEIGHT / 2 };
    y += lines.length * LINE_HEIGHT;
    return entry;
  });
  y += GAP;
  const top = y;
  const rows = categories.map((category): DotRow => {
    const lines = breakLines(localize(category.label, locale), undefined, LABEL_LINES);
    const label = { lines, y: y + BASELINE };
    const dots = series
      .flatMap((each, seriesIndex) => {
        const cell = cellAt(each, category);
        return isNumber(cell) ? [{ cell, seriesIndex, x: scale(cell.reading.value) }] : [];
      })
      .sort((a, b) => a.x - b.x || a.seriesIndex - b.seriesIndex);
    const lanes = findLanes(dots.map(({ x }) => x));
    const rule = y + lines.length * LINE_HEIGHT + (Math.max(0, ...lanes) + 1) * LANE + 0.2;
    y = rule + GAP;
    return {
      category,
      label,
      rule,
      dots: dots.map((dot, index) => ({ ...dot, y: rule - ((lanes[index] ?? 0) + 0.6) * LANE })),
    };
  });
  const bottom = y - GAP;
  return {
    key,
    rows,
    ticks: formatTicks(ticks, figure, locale, 15).map(({ value, label }) => {
      const x = scale(value);
      return { x, label, anchor: getAnchor(label, x, 100) };
    }),
    top,
    bottom,
    height: Math.ceil(bottom + LINE_HEIGHT + 0.4),
  };
}
