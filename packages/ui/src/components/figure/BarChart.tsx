import * as styles from './Picture.css.ts';
import {
  type Cell,
  cellAt,
  isNumber,
  type NumberCell,
  getRange,
  type Category,
  type FigureRecord,
  type Assertion,
} from '../../figure-data/record.ts';
import { formatReading, formatCell } from '../../figure-data/formats.ts';
import { type FigureLocale, localize } from '../../figure-data/phrases.ts';
import {
  BOLD_LINE,
  LINE_HEIGHT,
  breakLines,
  getTextWidth,
  placeBetween,
  type ChartProps,
  em,
  percent,
  PictureText,
} from './picture-text.tsx';

// Fills

const TILE = 8;
/** What is drawn in the page's color on a tile of the mark's color; the first is plain. */
const tiles = [
  '',
  'M-2,2 L2,-2 M0,8 L8,0 M6,10 L10,6',
  'M2.5,4 h3',
  'M0,4 h8',
  'M0,4 h8 M4,0 v8',
  'M4,0 v8',
] as const;
const COLORS = 6;

/** Which of six colors, and which of six patterns, the marks of a series have: 36 pairs before one is repeated. */
export const getColorIndex = (seriesIndex: number): number => seriesIndex % COLORS;
const getTileIndex = (seriesIndex: number) => (seriesIndex + Math.floor(seriesIndex / COLORS)) % tiles.length;

/** Address of the fill of a series. */
const getFillUrl = (figureId: string, seriesIndex: number): string =>
  `url(#${figureId}-pattern-${seriesIndex})`;

/** The fills of a picture: a color with a pattern for each series, so that no information is in the color alone. */
export function Patterns({ figureId, count }: { figureId: string; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <pattern
      key={index}
      id={`${figureId}-pattern-${index}`}
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      className={styles.ink[getColorIndex(index)]}
    >
      <rect width={TILE} height={TILE} fill="currentColor" />
      <path
        d={tiles[getTileIndex(index)]}
        className={styles.patternLine}
        strokeWidth={getTileIndex(index) === 2 ? 3 : 2}
        fill="none"
      />
    </pattern>
  ));
}

// Layout

/** Lines of text whose first baseline is at `y`, in ems. */
export type Lines = { lines: string[]; y: number };

/** One bar. Lengths down are in ems, across in percent of the picture. */
type Bar = {
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

type BarRow = { category: Category; label: Lines; bars: Bar[] };

type BarLayout = {
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

// Bars of the claim

function getCategories(assertion: Assertion): string[] {
  switch (assertion.kind) {
    case 'highest':
    case 'lowest':
    case 'value':
      return [assertion.category];
    case 'change':
      return [assertion.from, assertion.to];
    case 'compare':
      return [assertion.left.category, assertion.right.category];
    case 'total':
    case 'as-of':
      return [];
  }
}

/** The ids of the categories that the claim is about; all when it names none. */
function findClaimedCategories({ claim, categories }: FigureRecord): ReadonlySet<string> {
  const claimed = new Set(claim.asserts.flatMap(getCategories));
  return claimed.size > 0 ? claimed : new Set(categories.map(({ id }) => id));
}

// Chart

/** The range of a value: a line with two ends, and an edge of the page's color that is visible on the bar too. */
function Range({ range, y, height }: { range: NonNullable<Bar['range']>; y: number; height: number }) {
  const middle = em(y + height / 2);
  const [top, bottom] = [em(y + height * 0.25), em(y + height * 0.75)];
  const [start, end] = [percent(range.start), percent(range.end)];
  return (
    <g data-part="range">
      {[styles.rangeEdge, styles.range].map((look) => (
        <g key={look} className={look}>
          <line x1={start} x2={end} y1={middle} y2={middle} />
          <line x1={start} x2={start} y1={top} y2={bottom} />
          <line x1={end} x2={end} y1={top} y2={bottom} />
        </g>
      ))}
    </g>
  );
}

/** Horizontal bars, one for each value, with category and value as text. */
export function BarChart({ figure, locale, isPlain, layout }: ChartProps<BarLayout>) {
  const isAlone = figure.series.length === 1;
  const claimed = findClaimedCategories(figure);
  const getFill = ({ cell, seriesIndex }: Bar) =>
    isAlone
      ? {
          className: claimed.has(cell.category.id) ? styles.ink[0] : styles.contextInk,
          fill: 'currentColor',
        }
      : { fill: getFillUrl(figure.id, seriesIndex) };
  const drawBar = (bar: Bar) => {
    const { cell, seriesIndex, y, height, extent, range, value } = bar;
    const isBar = extent !== undefined && extent.end - extent.start >= styles.LEAST_BAR;
    return (
      <g key={seriesIndex}>
        {isBar && (
          <rect
            data-part="bar"
            data-category={cell.category.id}
            data-series={cell.series.id}
            x={percent(extent.start)}
            width={percent(extent.end - extent.start)}
            y={em(y)}
            height={em(height)}
            {...getFill(bar)}
          >
            <title>{formatCell(cell, figure, locale)}</title>
          </rect>
        )}
        {extent && (layout.zero > layout.start || !isBar) && (
          <line
            className={styles.axis}
            x1={percent(layout.zero)}
            x2={percent(layout.zero)}
            y1={em(y - 0.15)}
            y2={em(y + height + 0.15)}
          />
        )}
        {range && !isPlain && <Range range={range} y={y} height={height} />}
        <PictureText
          part="value"
          textStyle={isAlone && !claimed.has(cell.category.id) ? 'series' : 'value'}
          categoryId={cell.category.id}
          seriesId={cell.series.id}
          {...value}
        />
      </g>
    );
  };
  return (
    <>
      {layout.rows.map(({ category, label, bars }, index) => (
        <g key={index}>
          <PictureText part="category" categoryId={category.id} x={0} {...label} />
          {bars.map(drawBar)}
        </g>
      ))}
    </>
  );
}

// Layout of stacked bars

/** One part of a stacked bar, and the line below the bar that names it. Across in percent, down in ems. */
type Segment = {
  cell: Cell;
  seriesIndex: number;
  extent: { start: number; end: number } | undefined;
  value: Lines;
};

type StackRow = { category: Category; label: Lines; y: number; height: number; segments: Segment[] };

type StackLayout = { rows: StackRow[]; height: number };
const STACK = 2;
const STACK_GAP = 1.2;
/** Characters that the sample of the pattern takes from a line. */
const SAMPLE_SIZE = 4;

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
    y = top + STACK + 0.4;
    let sum = 0;
    const segments = cells.map((cell, seriesIndex): Segment => {
      const text = `${localize(cell.series.label, locale)}: ${formatReading(cell.reading, figure, locale)}`;
      const value = { lines: breakLines(text, BOLD_LINE - SAMPLE_SIZE), y: y + BASELINE };
      y += value.lines.length * LINE_HEIGHT;
      const start = sum;
      sum += getValue(cell);
      const extent = isNumber(cell) ? { start: scale(start), end: scale(sum) } : undefined;
      return { cell, seriesIndex, extent, value };
    });
    y += STACK_GAP;
    return { category, label, y: top, height: STACK, segments };
  });
  return { rows, height: Math.max(1, Math.ceil(y - STACK_GAP + 0.2)) };
}

// Chart of stacked bars

/** Height of the sample of a pattern, in ems. */
const SAMPLE = 1;

/** Bars made of parts. Below each bar its parts are named, each beside a sample of its pattern. */
export function StackedBarChart({ figure, locale, layout }: ChartProps<StackLayout>) {
  const drawSegment = ({ cell, seriesIndex, extent, value }: Segment, { y, height }: StackRow) => (
    <g key={seriesIndex}>
      {extent && (
        <>
          <rect
            data-part="segment"
            data-category={cell.category.id}
            data-series={cell.series.id}
            className={styles.segment}
            x={percent(extent.start)}
            width={percent(extent.end - extent.start)}
            y={em(y)}
            height={em(height)}
            fill={getFillUrl(figure.id, seriesIndex)}
          >
            <title>{formatCell(cell, figure, locale)}</title>
          </rect>
          <rect
            x={0}
            width={em(1.5)}
            y={em(value.y - SAMPLE + (LINE_HEIGHT - SAMPLE) / 2)}
            height={em(SAMPLE)}
            fill={getFillUrl(figure.id, seriesIndex)}
          />
        </>
      )}
      <PictureText
        part="value"
        categoryId={cell.category.id}
        seriesId={cell.series.id}
        x={0}
        indent={2}
        {...value}
      />
    </g>
  );
  return layout.rows.map((row, index) => (
    <g key={index}>
      <PictureText part="category" categoryId={row.category.id} x={0} {...row.label} />
      {row.segments.map((segment) => drawSegment(segment, row))}
    </g>
  ));
}
