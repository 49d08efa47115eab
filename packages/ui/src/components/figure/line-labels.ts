import { scaleLinear } from 'd3-scale';
import { type NumberCell, getRange, type FigureRecord, type LocalizedText } from './data/record.ts';
import { formatCompact, formatValue } from './data/formats.ts';
import { type FigureLocale, localize } from './data/phrases.ts';
import { breakLines, getTextWidth } from './picture-text.ts';

/** Where a text is beside its place: after it, around it, before it. */
export type Anchor = 'start' | 'middle' | 'end';

/** The name of a category under a picture of lines; its middle is at `x`, in percent. */
export type CategoryName = { id: string; x: number; label: string };

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
export const longestName = ({ categories }: FigureRecord, locale: FigureLocale): number =>
  Math.max(0, ...categories.map(({ label }) => getTextWidth(shortName(label, locale))));

/** Names of categories that do not touch: the last, and every so many before it. They are `step` percent apart. */
export function categoryNames(
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
export function selectLabelledPoints(
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
