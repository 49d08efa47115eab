import { allCells, type Cell, cellAt, isNumber } from './cells.ts';
import { formatNumber } from './formats.ts';
import type { FigureLocale } from './locale.ts';
import type { Category, FigureRecord } from './types.ts';

/** True when a bullet figure can be drawn: two series, the second the goals of the first, no ranges, none below zero. */
export const hasGoals = (figure: FigureRecord): boolean =>
  figure.kind === 'bullet' &&
  figure.series.length === 2 &&
  allCells(figure)
    .filter(isNumber)
    .every(({ reading }) => reading.value >= 0 && !reading.range);

/** What has been reached of a category, its goal, and the share of it as text. */
export type Progress = {
  value: Cell;
  goal: Cell;
  /** In percent, and as text: whole, rounded down, so that 100% is written of a goal that is reached only. */
  share: { percent: number; text: string } | undefined;
};

/** The progress of a category of a figure that `hasGoals`; undefined for any other. */
export function getProgress(
  figure: FigureRecord,
  category: Category,
  locale: FigureLocale,
): Progress | undefined {
  const [first, second] = figure.series;
  if (!first || !second) return undefined;
  const [value, goal] = [cellAt(first, category), cellAt(second, category)];
  return { value, goal, share: getShare(value, goal, locale) };
}

function getShare(value: Cell, goal: Cell, locale: FigureLocale): Progress['share'] {
  if (!isNumber(value) || !isNumber(goal) || goal.reading.value === 0) return undefined;
  const percent = (value.reading.value / goal.reading.value) * 100;
  const whole = formatNumber(Math.floor(percent), { decimals: 0 }, locale);
  return { percent, text: percent > 0 && percent < 1 ? '<1%' : `${whole}%` };
}
