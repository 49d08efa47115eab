import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond2,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
  type SymbolType,
} from 'd3-shape';
import * as styles from './Picture.css.ts';
import {
  cellAt,
  isNumber,
  type NumberCell,
  type Category,
  type FigureRecord,
} from '../../figure-data/record.ts';
import { type FigureLocale, localize } from '../../figure-data/phrases.ts';
import { BASELINE, type Lines } from './BarChart.tsx';
import { type Anchor, formatTicks, getAnchor, getTicks } from './LineChart.tsx';
import {
  breakLines,
  LINE,
  LINE_HEIGHT,
  placeBetween,
  type ChartProps,
  em,
  percent,
  PictureText,
} from './picture-text.tsx';
import { formatCell } from '../../figure-data/formats.ts';

// Marks

/** Area of a dot, in square pixels: 14 px across for a circle. */
const AREA = 140;

type Mark = { shape: SymbolType; isRing?: boolean };

/** The fourth is a ring, and gray: what the others are compared with, such as the whole country. */
const marks: readonly Mark[] = [
  { shape: symbolCircle },
  { shape: symbolSquare },
  { shape: symbolDiamond2 },
  { shape: symbolCircle, isRing: true },
  { shape: symbolTriangle },
  { shape: symbolCross },
  { shape: symbolStar },
  { shape: symbolWye },
];
const getMark = (seriesIndex: number) => marks[seriesIndex % marks.length];

/** Address of the dots of a series. */
const getDotUrl = (figureId: string, seriesIndex: number): string => `#${figureId}-dot-${seriesIndex}`;

/** Class that colors the dots of a series. */
const getDotInk = (seriesIndex: number): string | undefined =>
  getMark(seriesIndex)?.isRing ? styles.contextInk : styles.ink[0];

/** The dots of a picture: a shape for each series, with an edge of the page's color where two are near. */
export function DotMarks({ figureId, count }: { figureId: string; count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const mark = getMark(index);
    if (!mark) return null;
    return (
      <path
        key={index}
        id={`${figureId}-dot-${index}`}
        data-part="dot-mark"
        className={mark.isRing ? styles.line : undefined}
        d={symbol(mark.shape, mark.isRing ? AREA * 0.7 : AREA)() ?? undefined}
        fill="currentColor"
      />
    );
  });
}

// Layout

/** A dot. Across in percent of the picture, down in ems. */
type Dot = { cell: NumberCell; seriesIndex: number; x: number; y: number };

/** A category: its name, the rule under it, and the dots that stand on the rule. */
type DotRow = { category: Category; label: Lines; rule: number; dots: Dot[] };

type DotLayout = {
  /** The series with their marks, above the rows. */
  key: ({ seriesIndex: number; mark: number } & Lines)[];
  rows: DotRow[];
  /** Round numbers under the last rule, and the height to which their lines go. */
  ticks: { x: number; label: string; anchor: Anchor }[];
  top: number;
  bottom: number;
  height: number;
};

/** First and last place of a dot, so that none is cut off. */
const STRETCH = [3, 97] as const;
/** Distance at which two dots do not touch, across in percent of the narrowest picture, and down in ems. */
const APART = 6;
const LANE = 1;
const LABEL_LINES = 2;
const GAP = 0.7;
/** Characters that a mark takes from a line of the key. */
const MARK = 4;

/** The lowest lane in which each place does not touch the one before it. */
function findLanes(places: readonly number[]): number[] {
  const ends: number[] = [];
  return places.map((x) => {
    const free = ends.findIndex((end) => x - end >= APART);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = x;
    return lane;
  });
}

/** Dots of several series on one rule for each category, on one scale; dots that would touch stand on each other. */
export function computeDotLayout(
  figure: FigureRecord,
  categories: readonly Category[],
  locale: FigureLocale,
): DotLayout {
  const { series } = figure;
  const numbers = categories.flatMap((category) =>
    series.map((each) => cellAt(each, category)).filter(isNumber),
  );
  const { low, high, ticks } = getTicks(numbers);
  const scale = placeBetween(low, high, STRETCH);

  let y = 0;
  const key = series.map(({ label }, seriesIndex) => {
    const lines = breakLines(localize(label, locale), LINE - MARK, LABEL_LINES);
    const entry = { seriesIndex, lines, y: y + BASELINE, mark: y + LINE_HEIGHT / 2 };
    y += lines.length * LINE_HEIGHT;
    return entry;
  });
  y += GAP;
  const top = y;
  const rows = categories.map((category): DotRow => {
    const lines = breakLines(localize(category.label, locale), undefined, LABEL_LINES);
    const label = { lines, y: y + BASELINE };
    const dots = series
      .flatMap((each, seriesIndex) => {
        const cell = cellAt(each, category);
        return isNumber(cell) ? [{ cell, seriesIndex, x: scale(cell.reading.value) }] : [];
      })
      .sort((a, b) => a.x - b.x || a.seriesIndex - b.seriesIndex);
    const lanes = findLanes(dots.map(({ x }) => x));
    const rule = y + lines.length * LINE_HEIGHT + (Math.max(0, ...lanes) + 1) * LANE + 0.2;
    y = rule + GAP;
    return {
      category,
      label,
      rule,
      dots: dots.map((dot, index) => ({ ...dot, y: rule - ((lanes[index] ?? 0) + 0.6) * LANE })),
    };
  });
  const bottom = y - GAP;
  return {
    key,
    rows,
    ticks: formatTicks(ticks, figure, locale, 15).map(({ value, label }) => {
      const x = scale(value);
      return { x, label, anchor: getAnchor(label, x, 100) };
    }),
    top,
    bottom,
    height: Math.ceil(bottom + LINE_HEIGHT + 0.4),
  };
}

// Chart

/** A rule for each category with a dot for each series, and above them the name of each dot. */
export function DotPlot({ figure, locale, isPlain, layout }: ChartProps<DotLayout>) {
  const { key, rows, ticks, top, bottom } = layout;
  return (
    <>
      {key.map(({ seriesIndex, mark, lines, y }) => (
        <g key={seriesIndex} data-part="key" className={getDotInk(seriesIndex)}>
          <use href={getDotUrl(figure.id, seriesIndex)} x={em(0.6)} y={em(mark)} />
          <PictureText part="series" x={0} indent={1.6} y={y} lines={lines} />
        </g>
      ))}
      {!isPlain &&
        ticks.map(({ x, label, anchor }) => (
          <g key={label}>
            <line className={styles.grid} x1={percent(x)} x2={percent(x)} y1={em(top)} y2={em(bottom)} />
            <PictureText part="tick" x={x} y={bottom + 1.2} lines={[label]} anchor={anchor} />
          </g>
        ))}
      {rows.map(({ category, label, rule, dots }) => (
        <g key={category.id}>
          <PictureText part="category" textStyle="series" categoryId={category.id} x={0} {...label} />
          <line className={styles.axis} x1="0%" x2="100%" y1={em(rule)} y2={em(rule)} />
          {dots.map(({ cell, seriesIndex, x, y }) => (
            <g
              key={seriesIndex}
              data-part="point"
              data-category={category.id}
              data-series={cell.series.id}
              className={getDotInk(seriesIndex)}
            >
              <use href={getDotUrl(figure.id, seriesIndex)} x={percent(x)} y={em(y)}>
                <title>{formatCell(cell, figure, locale)}</title>
              </use>
            </g>
          ))}
        </g>
      ))}
    </>
  );
}
