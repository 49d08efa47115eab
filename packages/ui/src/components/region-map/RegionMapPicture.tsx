import { memo, useMemo } from 'react';
import type { MapArea, Point, View, FrameSize } from './view.ts';
import { type MapInset, toPercentX, toPercentY, type Mark } from './marks.ts';
import { marksDrawn } from './RegionMap.css.ts';
import * as styles from './RegionMap.css.ts';
import { StatusShape } from './RegionMapMarks.tsx';
import type { DrawnName, MapPlace, Pin } from './drawn-names.ts';

let canvas: CanvasRenderingContext2D | null | undefined;
const shapes = new Map<string, Path2D>();

/** True when the point is inside the shape of the area; false where there is no canvas, as on a server. */
export function isInArea({ path }: MapArea, { x, y }: Point): boolean {
  if (typeof Path2D === 'undefined') return false;
  canvas ??= document.createElement('canvas').getContext('2d');
  const shape = shapes.get(path) ?? new Path2D(path);
  shapes.set(path, shape);
  return canvas?.isPointInPath(shape, x, y) ?? false;
}

// Picture

/**
 * The drawing: areas and insets. It is hidden from assistive technology, because the marks and the list beside
 * the map have all names, and labels on shapes would be noise (annual-deprivation-index #17).
 */
export const RegionMapPicture = memo(function RegionMapPicture(props: {
  areas: readonly MapArea[];
  insets: readonly MapInset[];
  view: View;
}) {
  const { areas, insets, view } = props;
  const { x, y, width, height } = view;
  // The marks, and with them the insets, change more often.
  const shapes = useMemo(
    () =>
      areas.map(({ code, name, path }) => (
        <path key={code} d={path} className={styles.area} data-part="area" data-code={code}>
          <title>{name}</title>
        </path>
      )),
    [areas],
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`${x} ${y} ${width} ${height}`}
      className={styles.drawing}
      data-part="drawing"
    >
      {shapes}
      {insets.map((inset) => (
        <rect
          key={inset.name}
          x={inset.x}
          y={inset.y}
          width={inset.width}
          height={inset.height}
          className={styles.inset}
          data-part="inset"
        />
      ))}
    </svg>
  );
});

/** The marks as a drawing, before hydration: there is no button that could not work yet. */
export function RegionMapDrawnMarks({ marks, view }: { marks: readonly Mark[]; view: View }) {
  return (
    <svg aria-hidden="true" className={styles.overDrawing} data-part="drawn-marks">
      {marks.map(({ lead, open, x, y }) => (
        <svg key={lead.id} x={toPercentX(x, view)} y={toPercentY(y, view)} className={marksDrawn}>
          <g transform="translate(-12 -12)">
            <StatusShape tone={open > 0 ? 'open' : 'closed'} />
          </g>
        </svg>
      ))}
    </svg>
  );
}

// Names

const classNames = { ...styles.drawnName, inset: styles.insetName };

type NamesProps = { names: readonly DrawnName[]; view: View; size: FrameSize };

/** Names over the drawing, at a size that does not grow with the map. */
export const RegionMapNames = memo(function RegionMapNames({ names, view, size }: NamesProps) {
  return (
    <svg aria-hidden="true" className={styles.overDrawing} data-part="names">
      {names.map(({ name, x, y, kind, side, gap = 0, hasDot }) => {
        const [left, top] = [toPercentX(x, view), toPercentY(y, view)];
        return (
          <g key={`${kind} ${name} ${x}`}>
            {hasDot && <circle cx={left} cy={top} r="4" className={styles.town} />}
            <text
              x={left}
              y={top}
              dx={{ start: gap, middle: 0, end: -gap }[side] * size.rem || undefined}
              dy="0.35em"
              textAnchor={side}
              className={classNames[kind]}
              data-part={`${kind}-name`}
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
});

type PlaceProps = { place: MapPlace; pin: Pin; view: View; size: FrameSize };

/** What a length of the drawing of the pin is, in rem. */
const PIN_UNIT = 1 / 16;

/** A pin with its name, under the marks, whose numbers it never covers. */
export function RegionMapPlace({
  place,
  pin: { start, angle, line, name },
  view,
  size: { rem },
}: PlaceProps) {
  return (
    <svg aria-hidden="true" className={styles.overDrawing} data-part="place">
      <svg
        aria-hidden="true"
        x={toPercentX(place.x, view)}
        y={toPercentY(place.y, view)}
        className={styles.unclipped}
      >
        <g
          transform={`translate(${start.x * rem} ${start.y * rem}) rotate(${angle}) scale(${rem * PIN_UNIT})`}
        >
          <path
            d={`M0 ${line / PIN_UNIT}C-3-9-11-14-11-23a11 11 0 1 1 22 0C11-14 3-9 0 ${line / PIN_UNIT}Z`}
            className={styles.pin}
          />
          <circle cy="-23" r="4" className={styles.pinHole} />
        </g>
        {name && (
          <text
            x={name.x * rem}
            y={name.y * rem}
            dy="0.35em"
            textAnchor={name.side}
            className={styles.placeName}
          >
            {place.name}
          </text>
        )}
      </svg>
    </svg>
  );
}
