import { symbol, symbolsFill, line } from 'd3-shape';
import { scaleLinear } from 'd3-scale';
import {
  type NumberCell,
  getRange,
  type FigureRecord,
  type LocalizedText,
  type Cell,
  getCells,
  isNumber,
} from '../../figure-data/record.ts';
import { formatCompact, formatValue, formatCell } from '../../figure-data/formats.ts';
import { type FigureLocale, localize } from '../../figure-data/phrases.ts';
import {
  breakLines,
  getTextWidth,
  LINE_HEIGHT,
  place,
  placeBetween,
  type ChartProps,
  em,
  percent,
  PictureText,
} from './picture-text.tsx';
import { getColorIndex } from './BarChart.tsx';
import * as styles from './Picture.css.ts';

// Marks

/** Area of a marker, in square pixels. */
const AREA = 90;

/** Address of the marker of a series. */
const getMarkerUrl = (figureId: string, seriesIndex: number): string => `#${figureId}-marker-${seriesIndex}`;

/** The marks of the points of a picture: a shape for each series, with room around it for a pointer. */
export function Markers({ figureId, count }: { figureId: string; count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const shape = symbolsFill[index % symbolsFill.length];
    return (
      <g key={index} id={`${figureId}-marker-${index}`}>
        <circle r="12" fill="transparent" />
        <path d={symbol(shape, AREA)() ?? undefined} fill="currentColor" />
      </g>
    );
  });
}

// Labels of the axes

/** Where a text is beside its place: after it, around it, before it. */
export type Anchor = 'start' | 'middle' | 'end';

/** The name of a category under a picture of lines; its middle is at `x`, in percent. */
type CategoryName = { id: string; x: number; label: string };

const CATEGORY_CHARACTERS = 10;
/** About how many heights are marked. */
const TICKS = 4;
/** A value wider than this, in percent, is left to the table: it would lie over the line and its marks. */
const MAX_VALUE_WIDTH = 50;

/** Around its place when that keeps it inside the plot. */
export function getAnchor(text: string, x: number, right: number): Anchor {
  const half = getTextWidth(text) / 2;
  if (x - half < 0) return 'start';
  return x + half > right ? 'end' : 'middle';
}

/** Lowest and highest of a picture of lines, zero included, and the round numbers between. */
export function getTicks(numbers: readonly NumberCell[]): { low: number; high: number; ticks: number[] } {
  const ends = numbers.flatMap((cell) => [getRange(cell).low, getRange(cell).high]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const nice = scaleLinear([low, low === high ? 1 : high], [0, 1]).nice(TICKS);
  const [start = low, end = high] = nice.domain();
  // Numbers that are too far apart to subtract get no marks between them.
  if (!Number.isFinite(end - start)) return { low, high, ticks: [] };
  return { low: start, high: end, ticks: nice.ticks(TICKS) };
}

/** The round numbers as text, short when one takes more than `most` percent of the width; of equal texts the first. */
export function formatTicks(
  ticks: readonly number[],
  figure: FigureRecord,
  locale: FigureLocale,
  most: number,
) {
  const isWide = ticks.some((value) => getTextWidth(`${formatValue(value, figure, locale)} `) > most);
  const format = isWide ? formatCompact : formatValue;
  const all = ticks.map((value) => ({ value, label: format(value, figure, locale) }));
  return all.filter(({ label }, index) => all.findIndex((tick) => tick.label === label) === index);
}

const shortName = (label: LocalizedText, locale: FigureLocale) =>
  breakLines(localize(label, locale), CATEGORY_CHARACTERS, 1)[0] ?? '';

/** Part of the width that the longest name under the picture takes, in percent. */
const longestName = ({ categories }: FigureRecord, locale: FigureLocale): number =>
  Math.max(0, ...categories.map(({ label }) => getTextWidth(shortName(label, locale))));

/** Names of categories that do not touch: the last, and every so many before it. They are `step` percent apart. */
function categoryNames(
  figure: FigureRecord,
  locale: FigureLocale,
  { toX, step }: { toX: (index: number) => number; step: number },
): CategoryName[] {
  const names = figure.categories.map(({ id, label }, index) => ({
    id,
    x: toX(index),
    label: shortName(label, locale),
  }));
  const widest = longestName(figure, locale) + getTextWidth(' ');
  const every = Math.max(1, Math.ceil(widest / step));
  return names.filter((_, index) => (names.length - 1 - index) % every === 0);
}

/**
 * Which points of a single line are labeled: all when there is room, else the distinct ones (last, first,
 * highest, lowest) and others that touch none of them.
 */
function selectLabelledPoints(
  values: readonly number[],
  texts: readonly string[],
  xs: readonly number[],
): ReadonlySet<number> {
  const distinct = [
    values.length - 1,
    0,
    values.indexOf(Math.max(...values)),
    values.indexOf(Math.min(...values)),
  ];
  const half = (at: number) => getTextWidth(`${texts[at] ?? ''} `) / 2;
  const labelled = new Set<number>();
  for (const index of [...distinct, ...values.keys()]) {
    const text = texts[index];
    if (text === undefined || getTextWidth(text) > MAX_VALUE_WIDTH) continue;
    const isFree = [...labelled].every(
      (other) => Math.abs((xs[other] ?? 0) - (xs[index] ?? 0)) >= half(other) + half(index),
    );
    if (isFree) labelled.add(index);
  }
  return labelled;
}

// Names at the ends of the lines

/** The name of a line beside its end, and the end itself, if the line has any point. Across percent, down ems. */
type EndLabel = {
  seriesIndex: number;
  lines: string[];
  /** Upper edge of the name. */
  top: number;
  end: { x: number; y: number } | undefined;
};

/** A line, of which the last point counts. */
type Line = { points: readonly { x: number; y: number }[] };

type Name = { seriesIndex: number; lines: string[] };

const CHARACTERS = 10;
const MAX_LINES = 3;
const GAP = 0.35;

const heightOfOne = ({ lines }: Name) => lines.length * LINE_HEIGHT + GAP;

/** The names of the lines, broken to fit beside the plot. */
const endNames = ({ series }: FigureRecord, locale: FigureLocale): Name[] =>
  series.map(({ label }, seriesIndex) => ({
    seriesIndex,
    lines: breakLines(localize(label, locale), CHARACTERS, MAX_LINES),
  }));

/** Least height in which all names fit one below the other, in ems. */
const getHeight = (names: readonly Name[]): number => names.reduce((sum, name) => sum + heightOfOne(name), 0);

/** Puts each name as near to the end of its line as it can be without touching another. */
function computeEndLabels(
  names: readonly Name[],
  lines: readonly Line[],
  { top, bottom }: { top: number; bottom: number },
): EndLabel[] {
  const wished = names
    .map((name) => {
      const last = lines[name.seriesIndex]?.points.at(-1);
      const end = last && { x: last.x, y: last.y };
      return { ...name, end, top: (end?.y ?? bottom) - heightOfOne(name) / 2 };
    })
    .sort((a, b) => a.top - b.top);
  // Down from the top, then up from the bottom: what is pushed out below comes back in.
  let edge = top;
  const down = wished.map((label) => {
    const placed = { ...label, top: Math.max(edge, label.top) };
    edge = placed.top + heightOfOne(label);
    return placed;
  });
  edge = bottom;
  const up = down.toReversed().map((label) => {
    const placed = { ...label, top: Math.min(edge - heightOfOne(label), label.top) };
    edge = placed.top;
    return placed;
  });
  return up.toReversed();
}

// Layout

/** A point of a line. Across in percent of the picture, down in ems. `label` where there is room for its value. */
type Point = {
  cell: NumberCell;
  x: number;
  y: number;
  range: { top: number; bottom: number } | undefined;
  label: { text: string; anchor: Anchor } | undefined;
};

type Track = { seriesIndex: number; path: string; points: Point[] };

type LineLayout = {
  tracks: Track[];
  endLabels: EndLabel[];
  /** Heights with their value; none when every point has its own label. */
  ticks: { y: number; label: string }[];
  /** Names under the picture, as many as have room. */
  categories: CategoryName[];
  /** Where the plot ends across, and its lower edge. */
  right: number;
  bottom: number;
  height: number;
};

const TOP = 2;
const PLOT = 14;
/** Room for names of categories under the plot, in ems. */
const FOOT = 1.8;
/** Part of the width kept free for the names of several lines, in percent. */
const GUTTER = 42;
/** How far the first and the last point are from the plot's edges, in percent: half a name, within these bounds. */
const INSET = 5;
const MAX_INSET = 14;
/** Most of the width that the marks of heights take, in percent. */
const MAX_TICK_LABEL_WIDTH = 30;

/** Places of so many categories, from `first` to `last`. */
const placesAcross = (count: number, first: number, last: number) => (index: number) =>
  count === 1 ? (first + last) / 2 : first + (index * (last - first)) / (count - 1);

/** One line: its path, with a gap for each value that is not there, and its points. */
function computeTrack(
  cells: readonly Cell[],
  seriesIndex: number,
  { toX, toY }: { toX: (index: number) => number; toY: (value: number) => number },
): Track {
  const draw = line<Cell>()
    .defined(isNumber)
    .x((_, index) => place(toX(index)))
    .y((cell) => (isNumber(cell) ? place(toY(cell.reading.value)) : 0));
  const points = cells.flatMap((cell, index): Point[] => {
    if (!isNumber(cell)) return [];
    const range = cell.reading.range && {
      top: toY(getRange(cell).high),
      bottom: toY(getRange(cell).low),
    };
    return [{ cell, x: toX(index), y: toY(cell.reading.value), range, label: undefined }];
  });
  return { seriesIndex, path: draw(cells) ?? '', points };
}

/** Labels the points of a single line with their values, where they do not touch. */
function addValueLabels(track: Track, figure: FigureRecord, locale: FigureLocale): Track {
  const values = track.points.map(({ cell }) => cell.reading.value);
  const texts = values.map((value) => formatValue(value, figure, locale));
  const labelled = selectLabelledPoints(
    values,
    texts,
    track.points.map(({ x }) => x),
  );
  const points = track.points.map((point, index) => {
    const text = texts[index];
    if (text === undefined || !labelled.has(index)) return point;
    return { ...point, label: { text, anchor: getAnchor(text, point.x, 100) } };
  });
  return { ...track, points };
}

/** Lines over categories in order, from a zero that is always in view; a value that is not there is a gap. */
export function computeLineLayout(figure: FigureRecord, locale: FigureLocale): LineLayout {
  const isSingle = figure.series.length === 1;
  const right = isSingle ? 100 : 100 - GUTTER;
  const { length: count } = figure.categories;
  const rows = figure.series.map((each) => getCells(figure, each));
  const heights = getTicks(rows.flat().filter(isNumber));
  const marked = formatTicks(heights.ticks, figure, locale, MAX_TICK_LABEL_WIDTH);
  const names = isSingle ? [] : endNames(figure, locale);
  const bottom = TOP + Math.max(PLOT, getHeight(names));
  const toY = placeBetween(heights.low, heights.high, [bottom, TOP]);

  const inset = Math.min(MAX_INSET, Math.max(INSET, longestName(figure, locale) / 2));
  const computeFrom = (first: number) => {
    const toX = placesAcross(count, first, right - inset);
    const plain = rows.map((cells, index) => computeTrack(cells, index, { toX, toY }));
    const tracks = isSingle ? plain.map((track) => addValueLabels(track, figure, locale)) : plain;
    return {
      tracks,
      categories: categoryNames(figure, locale, { toX, step: toX(1) - toX(0) || right }),
    };
  };
  const withoutMarks = computeFrom(inset);
  const hasAllLabels =
    isSingle && withoutMarks.tracks.every(({ points }) => points.every(({ label }) => label));
  const room = Math.max(inset, ...marked.map(({ label }) => getTextWidth(`${label} `)));
  const { tracks, categories } = hasAllLabels
    ? withoutMarks
    : computeFrom(Math.min(MAX_TICK_LABEL_WIDTH, room));
  return {
    tracks,
    categories,
    endLabels: computeEndLabels(names, tracks, { top: TOP, bottom }),
    ticks: hasAllLabels ? [] : marked.map(({ value, label }) => ({ y: toY(value), label })),
    right,
    bottom,
    height: Math.ceil(bottom + FOOT),
  };
}

// Chart

/** From this many categories on, only the ends of a line have a mark. */
const MANY = 60;
/** Strokes of a line and gaps, in pixels; the first is unbroken. */
const dashes = [undefined, '8 4', '2 4', '12 4 2 4', '16 6', '6 3 2 3 2 3'];

function Heights({ layout: { ticks, right } }: { layout: LineLayout }) {
  return ticks.map(({ y, label }) => (
    <g key={label}>
      <line className={styles.grid} x1="0%" x2={percent(right)} y1={em(y)} y2={em(y)} />
      <PictureText part="tick" x={0} y={y - 0.25} lines={[label]} />
    </g>
  ));
}

/** The name of a line, with its mark, at the end of the line. */
function EndName({ label, right, figureId }: { label: EndLabel; right: number; figureId: string }) {
  const { seriesIndex, end, lines, top } = label;
  const middle = top + (lines.length * LINE_HEIGHT) / 2;
  return (
    <g className={styles.ink[getColorIndex(seriesIndex)]}>
      {end && (
        <line
          className={styles.leader}
          x1={percent(end.x)}
          y1={em(end.y)}
          x2={percent(right + 1)}
          y2={em(middle)}
        />
      )}
      <use href={getMarkerUrl(figureId, seriesIndex)} x={percent(right + 3)} y={em(middle)} />
      <PictureText part="series" x={right + 6} y={top + 1} lines={lines} />
    </g>
  );
}

/** Lines over time, each with its own dashes, marks and color, and its name at its end. */
export function LineChart({ figure, locale, isPlain, layout }: ChartProps<LineLayout>) {
  const { height, bottom, right } = layout;
  const { length: count } = figure.categories;
  const drawRange = ({ x, range }: Point) =>
    range && (
      <line
        data-part="range"
        className={styles.leader}
        x1={percent(x)}
        x2={percent(x)}
        y1={em(range.top)}
        y2={em(range.bottom)}
      />
    );
  const drawPoint = (point: Point, { seriesIndex, points }: Track) => {
    const { cell, x, y, label } = point;
    const isEnd = cell === points[0]?.cell || cell === points.at(-1)?.cell;
    return (
      <g
        key={cell.category.id}
        data-part="point"
        data-category={cell.category.id}
        data-series={cell.series.id}
      >
        {!isPlain && drawRange(point)}
        {(isEnd || count < MANY) && (
          <use href={getMarkerUrl(figure.id, seriesIndex)} x={percent(x)} y={em(y)}>
            <title>{formatCell(cell, figure, locale)}</title>
          </use>
        )}
        {label !== undefined && (
          <PictureText
            part="value"
            categoryId={cell.category.id}
            seriesId={cell.series.id}
            x={x}
            y={Math.min(y, isPlain ? y : (point.range?.top ?? y)) - 0.7}
            lines={[label.text]}
            anchor={label.anchor}
          />
        )}
      </g>
    );
  };
  return (
    <>
      {!isPlain && <Heights layout={layout} />}
      <line className={styles.axis} x1="0%" x2={percent(right)} y1={em(bottom)} y2={em(bottom)} />
      {layout.tracks.map((track) => (
        <g key={track.seriesIndex} className={styles.ink[getColorIndex(track.seriesIndex)]}>
          <svg width="100%" height="100%" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
            <path
              data-part="line"
              className={styles.line}
              d={track.path}
              strokeDasharray={dashes[track.seriesIndex % dashes.length]}
            />
          </svg>
          {track.points.map((point) => drawPoint(point, track))}
        </g>
      ))}
      {layout.endLabels.map((label) => (
        <EndName key={label.seriesIndex} label={label} right={right} figureId={figure.id} />
      ))}
      {layout.categories.map(({ id, x, label }) => (
        <PictureText key={id} part="tick" x={x} y={bottom + 1.3} lines={[label]} anchor="middle" />
      ))}
    </>
  );
}
