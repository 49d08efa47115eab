import type { ChartProps } from './chart-props.ts';
import { formatCell } from './data/formats.ts';
import type { EndLabel } from './end-labels.ts';
import type { LineLayout, Point, Track } from './line-layout.ts';
import { getMarkerUrl } from './Markers.tsx';
import { getColorIndex } from './Patterns.tsx';
import { em, LINE_HEIGHT, percent } from './picture-text.ts';
import { PictureText } from './PictureText.tsx';
import * as styles from './Picture.css.ts';

/** From this many categories on, only the ends of a line have a mark. */
const MANY = 60;
/** Strokes of a line and gaps, in pixels; the first is unbroken. */
const dashes = [undefined, '8 4', '2 4', '12 4 2 4', '16 6', '6 3 2 3 2 3'];

function Heights({ layout: { ticks, right } }: { layout: LineLayout }) {
  return ticks.map(({ y, label }) => (
    <g key={label}>
      <line className={styles.grid} x1="0%" x2={percent(right)} y1={em(y)} y2={em(y)} />
      <PictureText part="tick" x={0} y={y - 0.25} lines={[label]} />
    </g>
  ));
}

/** The name of a line, with its mark, at the end of the line. */
function Name({ label, right, figureId }: { label: EndLabel; right: number; figureId: string }) {
  const { seriesIndex, end, lines, top } = label;
  const middle = top + (lines.length * LINE_HEIGHT) / 2;
  return (
    <g className={styles.ink[getColorIndex(seriesIndex)]}>
      {end && (
        <line
          className={styles.leader}
          x1={percent(end.x)}
          y1={em(end.y)}
          x2={percent(right + 1)}
          y2={em(middle)}
        />
      )}
      <use href={getMarkerUrl(figureId, seriesIndex)} x={percent(right + 3)} y={em(middle)} />
      <PictureText part="series" x={right + 6} y={top + 1} lines={lines} />
    </g>
  );
}

/** Lines over time, each with its own dashes, marks and color, and its name at its end. */
export function LineChart({ figure, locale, isPlain, layout }: ChartProps<LineLayout>) {
  const { height, bottom, right } = layout;
  const { length: count } = figure.categories;
  const drawRange = ({ x, range }: Point) =>
    range && (
      <line
        data-part="range"
        className={styles.leader}
        x1={percent(x)}
        x2={percent(x)}
        y1={em(range.top)}
        y2={em(range.bottom)}
      />
    );
  const drawPoint = (point: Point, { seriesIndex, points }: Track) => {
    const { cell, x, y, label } = point;
    const isEnd = cell === points[0]?.cell || cell === points.at(-1)?.cell;
    return (
      <g
        key={cell.category.id}
        data-part="point"
        data-category={cell.category.id}
        data-series={cell.series.id}
      >
        {!isPlain && drawRange(point)}
        {(isEnd || count < MANY) && (
          <use href={getMarkerUrl(figure.id, seriesIndex)} x={percent(x)} y={em(y)}>
            <title>{formatCell(cell, figure, locale)}</title>
          </use>
        )}
        {label !== undefined && (
          <PictureText
            part="value"
            categoryId={cell.category.id}
            seriesId={cell.series.id}
            x={x}
            y={Math.min(y, isPlain ? y : (point.range?.top ?? y)) - 0.7}
            lines={[label.text]}
            anchor={label.anchor}
          />
        )}
      </g>
    );
  };
  return (
    <>
      {!isPlain && <Heights layout={layout} />}
      <line className={styles.axis} x1="0%" x2={percent(right)} y1={em(bottom)} y2={em(bottom)} />
      {layout.tracks.map((track) => (
        <g key={track.seriesIndex} className={styles.ink[getColorIndex(track.seriesIndex)]}>
          <svg width="100%" height="100%" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
            <path
              data-part="line"
              className={styles.line}
              d={track.path}
              strokeDasharray={dashes[track.seriesIndex % dashes.length]}
            />
          </svg>
          {track.points.map((point) => drawPoint(point, track))}
        </g>
      ))}
      {layout.endLabels.map((label) => (
        <Name key={label.seriesIndex} label={label} right={right} figureId={figure.id} />
      ))}
      {layout.categories.map(({ id, x, label }) => (
        <PictureText key={id} part="tick" x={x} y={bottom + 1.3} lines={[label]} anchor="middle" />
      ))}
    </>
  );
}
