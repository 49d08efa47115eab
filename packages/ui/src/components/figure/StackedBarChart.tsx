import type { ChartProps } from './chart-props.ts';
import { formatCell } from './data/formats.ts';
import { getFillUrl } from './Patterns.tsx';
import { em, LINE_HEIGHT, percent } from './picture-text.ts';
import { PictureText } from './PictureText.tsx';
import type { Segment, StackLayout, StackRow } from './stack-layout.ts';
import * as styles from './Picture.css.ts';

/** Height of the sample of a pattern, in ems. */
const SAMPLE = 1;

/** Bars made of parts. Below each bar its parts are named, each beside a sample of its pattern. */
export function StackedBarChart({ figure, locale, layout }: ChartProps<StackLayout>) {
  const drawSegment = ({ cell, seriesIndex, extent, value }: Segment, { y, height }: StackRow) => (
    <g key={seriesIndex}>
      {extent && (
        <>
          <rect
            data-part="segment"
            data-category={cell.category.id}
            data-series={cell.series.id}
            className={styles.segment}
            x={percent(extent.start)}
            width={percent(extent.end - extent.start)}
            y={em(y)}
            height={em(height)}
            fill={getFillUrl(figure.id, seriesIndex)}
          >
            <title>{formatCell(cell, figure, locale)}</title>
          </rect>
          <rect
            x={0}
            width={em(1.5)}
            y={em(value.y - SAMPLE + (LINE_HEIGHT - SAMPLE) / 2)}
            height={em(SAMPLE)}
            fill={getFillUrl(figure.id, seriesIndex)}
          />
        </>
      )}
      <PictureText
        part="value"
        categoryId={cell.category.id}
        seriesId={cell.series.id}
        x={0}
        indent={2}
        {...value}
      />
    </g>
  );
  return layout.rows.map((row, index) => (
    <g key={index}>
      <PictureText part="category" categoryId={row.category.id} x={0} {...row.label} />
      {row.segments.map((segment) => drawSegment(segment, row))}
    </g>
  ));
}
