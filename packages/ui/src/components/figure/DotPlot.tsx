import type { ChartProps } from './chart-props.ts';
import { formatCell } from './data/formats.ts';
import type { DotLayout } from './dot-layout.ts';
import { getDotInk, getDotUrl } from './DotMarks.tsx';
import { em, percent } from './picture-text.ts';
import { PictureText } from './PictureText.tsx';
import * as styles from './Picture.css.ts';

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
