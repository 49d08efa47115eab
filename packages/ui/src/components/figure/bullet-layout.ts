import { isNumber, type Category, type FigureRecord } from './data/record.ts';
import { formatReading, getProgress, type Progress } from './data/formats.ts';
import { type FigureLocale, localize } from './data/phrases.ts';
import { BASELINE, type Lines } from './bar-layout.ts';
import { BOLD_LINE, breakLines, getTextWidth, LINE_HEIGHT } from './picture-text.ts';
import { placeBetween } from './scale.ts';

/** A category with its goal. Across in percent of the picture, down in ems. */
export type BulletRow = {
  category: Category;
  progress: Progress;
  label: Lines;
  /** First baseline of the share, of the value with its name, and of the goal under the bar. */
  baselines: { share: number; value: number; goal: number };
  /** Where the value begins; a reason why there is none has the whole row, without a name. */
  valueLines: { x: number; value: string[]; name: string[] };
  goal: { text: string; x: number; anchor: 'start' | 'end' };
  y: number;
  height: number;
  /** The reached part, and the goal, on a scale of its own; nothing for a value that is not there. */
  reached: number | undefined;
  tick: number | undefined;
};

export type BulletLayout = {
  rows: BulletRow[];
  height: number;
  /** Where the bars begin and end. */
  start: number;
  end: number;
};

/** Size of the letters of a share, in ems. */
export const SHARE_SIZE = 1.5;
const LABEL_LINES = 3;
const BAR = 1.5;
/** Between a text and the bar under it. */
const AIR = 0.3;
const GAP = 0.9;
/** Between the columns, in percent. */
const COLUMN_GAP = 2;
/** Most characters in a line of the name of a value, and most of the width that a column of text takes. */
const NAME_CHARACTERS = 9;
const MAX_COLUMN = 34;

const getColumn = (texts: readonly string[], size: number) =>
  Math.min(MAX_COLUMN, Math.max(0, ...texts.map((text) => getTextWidth(text) * size)));

const getValue = (cell: Progress['goal']): number | undefined =>
  isNumber(cell) ? cell.reading.value : undefined;

/**
 * Rows of a figure that `hasGoals`: the share of the goal, a bar with a tick at the goal, and the value. Each row has its
 * own scale, from zero to the larger of value and goal.
 */
export function computeBulletLayout(
  figure: FigureRecord,
  categories: readonly Category[],
  locale: FigureLocale,
): BulletLayout {
  const found = categories.flatMap((category) => {
    const progress = getProgress(figure, category, locale);
    return progress ? [{ category, progress }] : [];
  });
  const format = (cell: Progress['goal']) => formatReading(cell.reading, figure, locale);
  const getName = (cell: Progress['goal']) =>
    breakLines(localize(cell.series.label, locale), NAME_CHARACTERS, 2);
  const start =
    getColumn(
      found.map(({ progress }) => progress.share?.text ?? ''),
      SHARE_SIZE,
    ) + COLUMN_GAP;
  const numbers = found.flatMap(({ progress: { value } }) => (isNumber(value) ? [format(value)] : []));
  const names = found.flatMap(({ progress: { value } }) => getName(value));
  const valueStart = 100 - getColumn([...numbers, ...names], 1);
  const end = valueStart - COLUMN_GAP;

  let y = 0;
  const rows = found.map(({ category, progress }): BulletRow => {
    const { value, goal } = progress;
    const lines = breakLines(localize(category.label, locale), undefined, LABEL_LINES);
    const label = { lines, y: y + BASELINE };
    const top = y + lines.length * LINE_HEIGHT + AIR;
    const [reached, wanted] = [getValue(value), getValue(goal)];
    const scale = placeBetween(0, Math.max(reached ?? 0, wanted ?? 0), [start, end]);
    const hasScale = reached !== undefined && wanted !== undefined && wanted > 0;
    const tick = hasScale ? scale(wanted) : undefined;
    const text = `${localize(goal.series.label, locale)}: ${format(goal)}`;
    const isGap = reached === undefined;
    const name = isGap ? [] : getName(value);
    const values = isGap ? breakLines(format(value), BOLD_LINE) : [format(value)];
    const goalTop = isGap ? values.length * LINE_HEIGHT : BAR + 0.1;
    const isBefore = tick !== undefined && getTextWidth(text) <= tick;
    y = top + goalTop + Math.max(1, name.length) * LINE_HEIGHT + GAP;
    return {
      category,
      progress,
      label,
      baselines: { share: top + BAR / 2 + 0.5, value: top + BASELINE, goal: top + goalTop + BASELINE },
      valueLines: { x: isGap ? 0 : valueStart, value: values, name },
      goal: { text, x: isBefore ? tick : isGap ? 0 : start, anchor: isBefore ? 'end' : 'start' },
      y: top,
      height: BAR,
      reached: hasScale ? scale(reached) : undefined,
      tick,
    };
  });
  return { rows, height: Math.max(1, Math.ceil(y - GAP + 0.2)), start, end };
}
