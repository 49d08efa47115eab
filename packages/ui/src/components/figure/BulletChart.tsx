import { isNumber, type Category, type FigureRecord } from '../../figure-data/record.ts';
import { formatReading, getProgress, type Progress, formatCell } from '../../figure-data/formats.ts';
import { type FigureLocale, localize } from '../../figure-data/phrases.ts';
import { BASELINE, type Lines } from './BarChart.tsx';
import {
  BOLD_LINE,
  breakLines,
  getTextWidth,
  LINE_HEIGHT,
  placeBetween,
  type ChartProps,
  em,
  percent,
  PictureText,
} from './picture-text.tsx';
import * as styles from './Picture.css.ts';

// Layout

/** A category with its goal. Across in percent of the picture, down in ems. */
type BulletRow = {
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

type BulletLayout = {
  rows: BulletRow[];
  height: number;
  /** Where the bars begin and end. */
  start: number;
  end: number;
};

/** Size of the letters of a share, in ems. */
const SHARE_SIZE = 1.5;
/** How much wider than other text it is, since it is bold and ends with the widest sign. */
const SHARE_WIDTH = 1.3;
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
      SHARE_SIZE * SHARE_WIDTH,
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

// Chart

/** What a category has reached of its goal: the share, a bar to a tick at the goal, the value, and the goal as text. */
export function BulletChart({ figure, locale, layout }: ChartProps<BulletLayout>) {
  const { start, end } = layout;
  const drawBar = ({ progress, y, height, reached, tick }: BulletRow) => (
    <>
      {tick !== undefined && (
        <rect
          className={styles.track}
          x={percent(start)}
          width={percent(tick - start)}
          y={em(y)}
          height={em(height)}
        />
      )}
      {reached !== undefined && reached - start >= styles.LEAST_BAR && (
        <rect
          data-part="bar"
          data-category={progress.value.category.id}
          data-series={progress.value.series.id}
          className={styles.ink[0]}
          x={percent(start)}
          width={percent(reached - start)}
          y={em(y)}
          height={em(height)}
          fill="currentColor"
        >
          <title>{formatCell(progress.value, figure, locale)}</title>
        </rect>
      )}
      {tick !== undefined && (
        <line
          data-part="goal"
          className={styles.goal}
          x1={percent(tick)}
          x2={percent(tick)}
          y1={em(y - 0.2)}
          y2={em(y + height + 0.2)}
        />
      )}
    </>
  );
  return layout.rows.map((row, index) => {
    const { category, progress, label, baselines, valueLines, goal } = row;
    return (
      <g key={index}>
        <PictureText part="category" categoryId={category.id} x={0} {...label} />
        {progress.share && (
          <PictureText
            part="share"
            categoryId={category.id}
            x={0}
            size={SHARE_SIZE}
            y={baselines.share / SHARE_SIZE}
            lines={[progress.share.text]}
          />
        )}
        {drawBar(row)}
        <PictureText
          part="value"
          categoryId={category.id}
          seriesId={progress.value.series.id}
          x={valueLines.x}
          y={baselines.value}
          lines={valueLines.value}
        />
        <PictureText part="series" x={valueLines.x} y={baselines.goal} lines={valueLines.name} />
        <PictureText
          part="value"
          textStyle="tick"
          categoryId={category.id}
          seriesId={progress.goal.series.id}
          x={goal.x}
          anchor={goal.anchor}
          y={baselines.goal}
          lines={[goal.text]}
        />
        {row.tick === undefined && valueLines.name.length > 0 && (
          <line
            className={styles.axis}
            x1={percent(start)}
            x2={percent(end)}
            y1={em(row.y + row.height)}
            y2={em(row.y + row.height)}
          />
        )}
      </g>
    );
  });
}
