import {
  type Cell,
  cellAt,
  isNumber,
  type NumberCell,
  getRange,
  type Category,
  type FigureRecord,
} from './data/record.ts';
import { formatReading } from './data/formats.ts';
import { type FigureLocale, localize } from './data/phrases.ts';
import { BOLD_LINE, LINE_HEIGHT, breakLines, getTextWidth } from './picture-text.ts';
import { placeBetween } from './scale.ts';

/** Lines of text whose first baseline is at `y`, in ems. */
export type Lines = { lines: string[]; y: number };

/** One bar. Lengths down are in ems, across in percent of the picture. */
export type Bar = {
  cell: Cell;
  /** Which pattern it has. */
  seriesIndex: number;
  y: number;
  height: number;
  /** Nothing for a value that is not there. */
  extent: { start: number; end: number } | undefined;
  range: { start: number; end: number } | undefined;
  /** The value as text, and where it begins. */
  value: Lines & { x: number; indent: number };
};

export type BarRow = { category: Category; label: Lines; bars: Bar[] };

export type BarLayout = {
  rows: BarRow[];
  height: number;
  /** Where bars begin when none is below zero, in percent. */
  start: number;
  /** In percent. */
  zero: number;
};

const LABEL_LINES = 3;
/** Characters in a line of a name beside its bar, the most lines of it, and the width it takes, in percent. */
const BESIDE = { characters: 12, lines: 2, width: 43 };
const BAR = 1.5;
const SLIM_BAR = 1.1;
const GAP = 0.9;
/** Under a bar with its name before it. */
const SMALL_GAP = 0.5;
/** Between a text and the bar under it. */
const AIR = 0.2;
/** Most of the width that may be kept free at the end of the bars for their values. */
const MAX_VALUE_WIDTH = 40;
/** First baseline under the upper edge of a line of text. */
export const BASELINE = 1;

/** The position of each number across: 0 at the start when none is negative. */
function createScale(numbers: readonly NumberCell[], stretch: readonly [number, number], least: number) {
  const ends = [least, ...numbers.flatMap((cell) => [getRange(cell).low, getRange(cell).high])];
  return placeBetween(Math.min(0, ...ends), Math.max(0, ...ends), stretch);
}

/** True when each name is short enough to be before its bar, and not above it. */
const areNamesShort = (categories: readonly Category[], locale: FigureLocale) =>
  categories.every(
    ({ label }) => breakLines(localize(label, locale), BESIDE.characters).length <= BESIDE.lines,
  );

/**
 * Horizontal bars, one below the other. The value is at the bar's end when there is one series, no value is below
 * zero and the text is short; otherwise above its bar, after the name of its series. Short names are then before the
 * bars, and longer ones above.
 */
export function computeBarLayout(
  figure: FigureRecord,
  categories: readonly Category[],
  locale: FigureLocale,
): BarLayout {
  const { series } = figure;
  const cells = categories.flatMap((category) => series.map((each) => cellAt(each, category)));
  const numbers = cells.filter(isNumber);
  const formatCell = (cell: Cell) => formatReading(cell.reading, figure, locale);
  const room = Math.max(0, ...numbers.map((cell) => getTextWidth(`${formatCell(cell)}  `)));
  const atEnd =
    series.length === 1 && room <= MAX_VALUE_WIDTH && numbers.every((cell) => getRange(cell).low >= 0);
  const isBeside = atEnd && room + BESIDE.width < 75 && areNamesShort(categories, locale);
  const start = isBeside ? BESIDE.width : 0;
  const gap = isBeside ? SMALL_GAP : GAP;
  const scale = createScale(numbers, [start, atEnd ? 100 - room : 100], figure.scaleEnd ?? 0);
  const barHeight = series.length === 1 ? BAR : SLIM_BAR;

  let y = 0;
  const computeBar = (cell: Cell, seriesIndex: number): Bar => {
    const text =
      series.length > 1 ? `${localize(cell.series.label, locale)}: ${formatCell(cell)}` : formatCell(cell);
    const lines = breakLines(text, BOLD_LINE);
    const range = isNumber(cell) && cell.reading.range ? getRange(cell) : undefined;
    const value = isNumber(cell) ? cell.reading.value : undefined;
    const top = y + (atEnd ? 0 : lines.length * LINE_HEIGHT + AIR);
    const height = value === undefined && !atEnd ? 0 : barHeight;
    const isAtEnd = atEnd && isNumber(cell);
    const x = isAtEnd ? scale(getRange(cell).high) : start;
    const bar: Bar = {
      cell,
      seriesIndex,
      y: top,
      height,
      extent:
        value === undefined
          ? undefined
          : { start: scale(Math.min(0, value)), end: scale(Math.max(0, value)) },
      range: range && { start: scale(range.low), end: scale(range.high) },
      value: { lines, x, indent: isAtEnd ? 0.5 : 0, y: atEnd ? top + barHeight / 2 + 0.35 : y + BASELINE },
    };
    y = top + height + (series.length > 1 ? 2 * AIR : 0);
    return bar;
  };
  const rows = categories.map((category): BarRow => {
    const lines = breakLines(
      localize(category.label, locale),
      isBeside ? BESIDE.characters : undefined,
      LABEL_LINES,
    );
    const nameHeight = lines.length * LINE_HEIGHT;
    const above = isBeside ? Math.max(0, nameHeight - barHeight) / 2 : nameHeight + (atEnd ? AIR : 0);
    const nameTop = isBeside ? Math.max(0, barHeight - nameHeight) / 2 : 0;
    const label = { lines, y: y + nameTop + BASELINE };
    y += above;
    const bars = series.map((each, index) => computeBar(cellAt(each, category), index));
    y += gap + (isBeside ? above : 0);
    return { category, label, bars };
  });
  return { rows, height: Math.max(1, Math.ceil(y - gap + 0.2)), start, zero: scale(0) };
}
