import { line } from 'd3-shape';
import { type Cell, cellsOf, isNumber, type NumberCell, rangeOf } from './data/cells.ts';
import { valueWords } from './data/formats.ts';
import type { FigureRecord, Locale } from './data/types.ts';
import { type EndLabel, endNames, heightOf, layEndLabels } from './end-labels.ts';
import {
  type Anchor,
  anchorOf,
  type CategoryName,
  categoryNames,
  heightsOf,
  longestName,
  sayingPoints,
  tickWords,
} from './line-labels.ts';
import { place, shareOf } from './picture-text.ts';
import { placeBetween } from './scale.ts';

/** A point of a line. Across in percent of the picture, down in ems. `words` where there is room for its value. */
export type Point = {
  cell: NumberCell;
  x: number;
  y: number;
  range: { top: number; bottom: number } | undefined;
  words: { text: string; anchor: Anchor } | undefined;
};

export type Track = { seriesIndex: number; path: string; points: Point[] };

export type LineLayout = {
  tracks: Track[];
  endLabels: EndLabel[];
  /** Heights with their value; none when every point says its own. */
  ticks: { y: number; words: string }[];
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
/** How far the first and the last point stand from the plot's edges, in percent: half a name, within these bounds. */
const INSET = 5;
const MOST_INSET = 14;
/** Most of the width that the marks of heights take, in percent. */
const MOST_FOR_MARKS = 30;

/** Places of so many categories, from `first` to `last`. */
const placesAcross = (count: number, first: number, last: number) => (index: number) =>
  count === 1 ? (first + last) / 2 : first + (index * (last - first)) / (count - 1);

/** One line: its path, with a gap for each value that is not there, and its points. */
function layTrack(
  cells: readonly Cell[],
  seriesIndex: number,
  { xOf, yOf }: { xOf: (index: number) => number; yOf: (value: number) => number },
): Track {
  const draw = line<Cell>()
    .defined(isNumber)
    .x((_, index) => place(xOf(index)))
    .y((cell) => (isNumber(cell) ? place(yOf(cell.reading.value)) : 0));
  const points = cells.flatMap((cell, index): Point[] => {
    if (!isNumber(cell)) return [];
    const range = cell.reading.range && {
      top: yOf(rangeOf(cell).high),
      bottom: yOf(rangeOf(cell).low),
    };
    return [{ cell, x: xOf(index), y: yOf(cell.reading.value), range, words: undefined }];
  });
  return { seriesIndex, path: draw(cells) ?? '', points };
}

/** Gives a single line the words of its values, where they do not touch. */
function sayValues(track: Track, figure: FigureRecord, locale: Locale): Track {
  const values = track.points.map(({ cell }) => cell.reading.value);
  const texts = values.map((value) => valueWords(value, figure, locale));
  const saying = sayingPoints(
    values,
    texts,
    track.points.map(({ x }) => x),
  );
  const points = track.points.map((point, index) => {
    const text = texts[index];
    if (text === undefined || !saying.has(index)) return point;
    return { ...point, words: { text, anchor: anchorOf(text, point.x, 100) } };
  });
  return { ...track, points };
}

/** Lines over categories in order, from a zero that is always in view; a value that is not there is a gap. */
export function layLines(figure: FigureRecord, locale: Locale): LineLayout {
  const isSingle = figure.series.length === 1;
  const right = isSingle ? 100 : 100 - GUTTER;
  const { length: count } = figure.categories;
  const rows = figure.series.map((each) => cellsOf(figure, each));
  const heights = heightsOf(rows.flat().filter(isNumber));
  const marked = tickWords(heights.ticks, figure, locale, MOST_FOR_MARKS);
  const names = isSingle ? [] : endNames(figure, locale);
  const bottom = TOP + Math.max(PLOT, heightOf(names));
  const yOf = placeBetween(heights.low, heights.high, [bottom, TOP]);

  const inset = Math.min(MOST_INSET, Math.max(INSET, longestName(figure, locale) / 2));
  const layFrom = (first: number) => {
    const xOf = placesAcross(count, first, right - inset);
    const plain = rows.map((cells, index) => layTrack(cells, index, { xOf, yOf }));
    const tracks = isSingle ? plain.map((track) => sayValues(track, figure, locale)) : plain;
    return {
      tracks,
      categories: categoryNames(figure, locale, { xOf, step: xOf(1) - xOf(0) || right }),
    };
  };
  const withoutMarks = layFrom(inset);
  const saysAll = isSingle && withoutMarks.tracks.every(({ points }) => points.every(({ words }) => words));
  const room = Math.max(inset, ...marked.map(({ words }) => shareOf(`${words} `)));
  const { tracks, categories } = saysAll ? withoutMarks : layFrom(Math.min(MOST_FOR_MARKS, room));
  return {
    tracks,
    categories,
    endLabels: layEndLabels(names, tracks, { top: TOP, bottom }),
    ticks: saysAll ? [] : marked.map(({ value, words }) => ({ y: yOf(value), words })),
    right,
    bottom,
    height: Math.ceil(bottom + FOOT),
  };
}
