import { type BulletLayout, type BulletRow, SHARE_SIZE } from './bullet-layout.ts';
import type { ChartProps } from './chart-props.ts';
import { formatCell } from './data/formats.ts';
import { em, percent } from './picture-text.ts';
import { PictureText } from './PictureText.tsx';
import * as styles from './Picture.css.ts';

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
