import { line } from 'd3-shape';
import {
  type Cell,
  getCells,
  isNumber,
  type NumberCell,
  getRange,
  type FigureRecord,
} from './data/record.ts';
import { formatValue } from './data/formats.ts';
import { type EndLabel, endNames, getHeight, computeEndLabels } from './end-labels.ts';
import {
  type Anchor,
  getAnchor,
  type CategoryName,
  categoryNames,
  getTicks,
  longestName,
  selectLabelledPoints,
  formatTicks,
} from './line-labels.ts';
import { place, getTextWidth } from './picture-text.ts';
import { placeBetween } from './scale.ts';
import type { FigureLocale } from './data/phrases.ts';

/** A point of a line. Across in percent of the picture, down in ems. `label` where there is room for its value. */
export type Point = {
  cell: NumberCell;
  x: number;
  y: number;
  range: { top: number; bottom: number } | undefined;
  label: { text: string; anchor: Anchor } | undefined;
};

export type Track = { seriesIndex: number; path: string; points: Point[] };

export type LineLayout = {
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
