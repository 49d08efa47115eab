import type { Bar, BarLayout } from './bar-layout.ts';
import type { ChartProps } from './chart-props.ts';
import { formatCell } from './data/formats.ts';
import { findClaimedCategories } from './data/claimed-categories.ts';
import { getFillUrl } from './Patterns.tsx';
import { em, percent } from './picture-text.ts';
import { PictureText } from './PictureText.tsx';
import * as styles from './Picture.css.ts';

/** The range of a value: a line with two ends, and an edge of the page's color that is visible on the bar too. */
function Range({ range, y, height }: { range: NonNullable<Bar['range']>; y: number; height: number }) {
  const middle = em(y + height / 2);
  const [top, bottom] = [em(y + height * 0.25), em(y + height * 0.75)];
  const [start, end] = [percent(range.start), percent(range.end)];
  return (
    <g data-part="range">
      {[styles.rangeEdge, styles.range].map((look) => (
        <g key={look} className={look}>
          <line x1={start} x2={end} y1={middle} y2={middle} />
          <line x1={start} x2={start} y1={top} y2={bottom} />
          <line x1={end} x2={end} y1={top} y2={bottom} />
        </g>
      ))}
    </g>
  );
}

/** Horizontal bars, one for each value, with category and value as text. */
export function BarChart({ figure, locale, isPlain, layout }: ChartProps<BarLayout>) {
  const isAlone = figure.series.length === 1;
  const claimed = findClaimedCategories(figure);
  const getFill = ({ cell, seriesIndex }: Bar) =>
    isAlone
      ? {
          className: claimed.has(cell.category.id) ? styles.ink[0] : styles.contextInk,
          fill: 'currentColor',
        }
      : { fill: getFillUrl(figure.id, seriesIndex) };
  const drawBar = (bar: Bar) => {
    const { cell, seriesIndex, y, height, extent, range, value } = bar;
    const isBar = extent !== undefined && extent.end - extent.start >= styles.LEAST_BAR;
    return (
      <g key={seriesIndex}>
        {isBar && (
          <rect
            data-part="bar"
            data-category={cell.category.id}
            data-series={cell.series.id}
            x={percent(extent.start)}
            width={percent(extent.end - extent.start)}
            y={em(y)}
            height={em(height)}
            {...getFill(bar)}
          >
            <title>{formatCell(cell, figure, locale)}</title>
          </rect>
        )}
        {extent && (layout.zero > layout.start || !isBar) && (
          <line
            className={styles.axis}
            x1={percent(layout.zero)}
            x2={percent(layout.zero)}
            y1={em(y - 0.15)}
            y2={em(y + height + 0.15)}
          />
        )}
        {range && !isPlain && <Range range={range} y={y} height={height} />}
        <PictureText
          part="value"
          textStyle={isAlone && !claimed.has(cell.category.id) ? 'series' : 'value'}
          categoryId={cell.category.id}
          seriesId={cell.series.id}
          {...value}
        />
      </g>
    );
  };
  return (
    <>
      {layout.rows.map(({ category, label, bars }, index) => (
        <g key={index}>
          <PictureText part="category" categoryId={category.id} x={0} {...label} />
          {bars.map(drawBar)}
        </g>
      ))}
    </>
  );
}
