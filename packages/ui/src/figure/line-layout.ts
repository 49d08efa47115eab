import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type Cell, cellsOf, isNumber, type NumberCell, rangeOf } from './data/cells.ts';
import { readingWords, valueWords } from './data/formats.ts';
import { wordsIn } from './data/locale.ts';
import type { FigureRecord, Locale } from './data/types.ts';
import { type EndLabel, endNames, heightOf, layEndLabels } from './end-labels.ts';
import { linesOf, place, shareOf } from './picture-text.ts';
import { placeBetween } from './scale.ts';

/** A point of a line. Across in percent of the picture, down in ems. `words` where there is room for its value. */
export type Point = {
  cell: NumberCell;
  x: number;
  y: number;
  range: { top: number; bottom: number } | undefined;
  words: string | undefined;
};

export type Track = { seriesIndex: number; path: string; points: Point[] };

export type LineLayout = {
  tracks: Track[];
  endLabels: EndLabel[];
  /** Heights with their value. */
  ticks: { y: number; words: string }[];
  /** Names under the picture, as many as have room. */
  categories: { id: string; x: number; words: string }[];
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
const GUTTER = 38;
/** How far the first and the last point stand from the plot's edges, in percent. */
const INSET = 4;
const CATEGORY_CHARACTERS = 12;
/** About how many heights are marked. */
const TICKS = 4;

function extentOf(numbers: readonly NumberCell[]) {
  const ends = numbers.flatMap((cell) => [rangeOf(cell).low, rangeOf(cell).high]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const nice = scaleLinear([low, low === high ? 1 : high], [0, 1]).nice(TICKS);
  const [start = low, end = high] = nice.domain();
  const isUsable = Number.isFinite(end - start);
  return isUsable ? { low: start, high: end, ticks: nice.ticks(TICKS) } : { low, high, ticks: [] };
}

const withoutRepeats = (ticks: readonly LineLayout['ticks'][number][]) =>
  ticks.filter(({ words }, index) => ticks.findIndex((tick) => tick.words === words) === index);

/** Names of categories that do not touch: the last, and every so many before it. */
function layCategories(figure: FigureRecord, locale: Locale, xOf: (index: number) => number, width: number) {
  const names = figure.categories.map(({ id, label }, index) => ({
    id,
    x: xOf(index),
    words: linesOf(wordsIn(label, locale), CATEGORY_CHARACTERS, 1)[0] ?? '',
  }));
  const widest = Math.max(1, ...names.map(({ words }) => shareOf(`${words}  `)));
  const room = Math.max(1, Math.floor(width / widest));
  const every = Math.ceil(names.length / room);
  return names.filter((_, index) => (names.length - 1 - index) % every === 0);
}

/** Which points of a single line say their value: all when there is room, else those that stand out and do not touch. */
function sayingPoints(numbers: readonly NumberCell[], words: readonly string[], xs: readonly number[]) {
  const values = numbers.map(({ reading }) => reading.value);
  const outstanding = [
    numbers.length - 1,
    0,
    values.indexOf(Math.max(...values)),
    values.indexOf(Math.min(...values)),
  ];
  const said: number[] = [];
  for (const index of [...outstanding, ...values.keys()]) {
    const half = (at: number) => shareOf(`${words[at] ?? ''}  `) / 2;
    const isFree = said.every(
      (other) => Math.abs((xs[other] ?? 0) - (xs[index] ?? 0)) >= half(other) + half(index),
    );
    if (isFree && words[index] !== undefined && !said.includes(index)) said.push(index);
  }
  return new Set(said);
}

/** Lines over categories in order, from a zero that is always in view; a value that is not there is a gap. */
export function layLines(figure: FigureRecord, locale: Locale): LineLayout {
  const { series, categories } = figure;
  const isSingle = series.length === 1;
  const right = isSingle ? 100 : 100 - GUTTER;
  const count = categories.length;
  const xOf = (index: number) =>
    count === 1 ? right / 2 : INSET + (index * (right - 2 * INSET)) / (count - 1);
  const indexOf = new Map(categories.map(({ id }, index) => [id, index]));
  const rows = series.map((each) => cellsOf(figure, each));
  const { low, high, ticks } = extentOf(rows.flat().filter(isNumber));
  const names = isSingle ? [] : endNames(figure, locale);
  const bottom = TOP + Math.max(PLOT, heightOf(names));
  const yOf = placeBetween(low, high, [bottom, TOP]);
  const at = (cell: Cell) => xOf(indexOf.get(cell.category.id) ?? 0);

  const tracks = rows.map((cells, seriesIndex): Track => {
    const numbers = cells.filter(isNumber);
    const words = numbers.map(({ reading }) => readingWords({ kind: 'number', value: reading.value }, figure, locale));
    const saying = isSingle ? sayingPoints(numbers, words, numbers.map(at)) : new Set<number>();
    const draw = line<Cell>()
      .defined(isNumber)
      .x((cell) => place(at(cell)))
      .y((cell) => (isNumber(cell) ? place(yOf(cell.reading.value)) : 0));
    const points = numbers.map((cell, index): Point => {
      const range = cell.reading.range && rangeOf(cell);
      return {
        cell,
        x: at(cell),
        y: yOf(cell.reading.value),
        range: range && { top: yOf(range.high), bottom: yOf(range.low) },
        words: saying.has(index) ? words[index] : undefined,
      };
    });
    return { seriesIndex, path: draw(cells) ?? '', points };
  });
  return {
    tracks,
    endLabels: layEndLabels(names, tracks, { top: TOP, bottom }),
    ticks: withoutRepeats(ticks.map((tick) => ({ y: yOf(tick), words: valueWords(tick, figure, locale) }))),
    categories: layCategories(figure, locale, xOf, right),
    right,
    bottom,
    height: Math.ceil(bottom + FOOT),
  };
}
