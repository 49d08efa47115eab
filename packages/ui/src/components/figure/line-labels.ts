import { scaleLinear } from 'd3-scale';
import { type NumberCell, rangeOf } from './data/cells.ts';
import { shortWords, valueWords } from './data/formats.ts';
import { wordsIn } from './data/locale.ts';
import type { FigureRecord, Locale, Words } from './data/types.ts';
import { linesOf, shareOf } from './picture-text.ts';

/** Where a text stands beside its place: after it, around it, before it. */
export type Anchor = 'start' | 'middle' | 'end';

/** The name of a category under a picture of lines; its middle stands at `x`, in percent. */
export type CategoryName = { id: string; x: number; words: string };

const CATEGORY_CHARACTERS = 10;
/** About how many heights are marked. */
const TICKS = 4;
/** A value wider than this, in percent, is left to the table: it would lie over the line and its marks. */
const MOST_FOR_A_VALUE = 50;

/** Around its place when that keeps it inside the plot. */
export function anchorOf(text: string, x: number, right: number): Anchor {
  const half = shareOf(text) / 2;
  if (x - half < 0) return 'start';
  return x + half > right ? 'end' : 'middle';
}

/** Lowest and highest of a picture of lines, zero included, and the round numbers between. */
export function heightsOf(numbers: readonly NumberCell[]): { low: number; high: number; ticks: number[] } {
  const ends = numbers.flatMap((cell) => [rangeOf(cell).low, rangeOf(cell).high]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const nice = scaleLinear([low, low === high ? 1 : high], [0, 1]).nice(TICKS);
  const [start = low, end = high] = nice.domain();
  // Numbers that are too far apart to subtract get no marks between them.
  if (!Number.isFinite(end - start)) return { low, high, ticks: [] };
  return { low: start, high: end, ticks: nice.ticks(TICKS) };
}

/** The round numbers in words, short when one takes more than `most` percent of the width; of equal words the first. */
export function tickWords(ticks: readonly number[], figure: FigureRecord, locale: Locale, most: number) {
  const isWide = ticks.some((value) => shareOf(`${valueWords(value, figure, locale)} `) > most);
  const inWords = isWide ? shortWords : valueWords;
  const all = ticks.map((value) => ({ value, words: inWords(value, figure, locale) }));
  return all.filter(({ words }, index) => all.findIndex((tick) => tick.words === words) === index);
}

const shortName = (label: Words, locale: Locale) =>
  linesOf(wordsIn(label, locale), CATEGORY_CHARACTERS, 1)[0] ?? '';

/** Part of the width that the longest name under the picture takes, in percent. */
export const longestName = ({ categories }: FigureRecord, locale: Locale): number =>
  Math.max(0, ...categories.map(({ label }) => shareOf(shortName(label, locale))));

/** Names of categories that do not touch: the last, and every so many before it. They stand `step` percent apart. */
export function categoryNames(
  figure: FigureRecord,
  locale: Locale,
  { xOf, step }: { xOf: (index: number) => number; step: number },
): CategoryName[] {
  const names = figure.categories.map(({ id, label }, index) => ({
    id,
    x: xOf(index),
    words: shortName(label, locale),
  }));
  const widest = longestName(figure, locale) + shareOf(' ');
  const every = Math.max(1, Math.ceil(widest / step));
  return names.filter((_, index) => (names.length - 1 - index) % every === 0);
}

/**
 * Which points of a single line say their value: all when there is room, else those that stand out (last, first,
 * highest, lowest) and others that touch none of them.
 */
export function sayingPoints(
  values: readonly number[],
  words: readonly string[],
  xs: readonly number[],
): ReadonlySet<number> {
  const outstanding = [
    values.length - 1,
    0,
    values.indexOf(Math.max(...values)),
    values.indexOf(Math.min(...values)),
  ];
  const half = (at: number) => shareOf(`${words[at] ?? ''} `) / 2;
  const said = new Set<number>();
  for (const index of [...outstanding, ...values.keys()]) {
    const text = words[index];
    if (text === undefined || shareOf(text) > MOST_FOR_A_VALUE) continue;
    const isFree = [...said].every(
      (other) => Math.abs((xs[other] ?? 0) - (xs[index] ?? 0)) >= half(other) + half(index),
    );
    if (isFree) said.add(index);
  }
  return said;
}
