import { memo, useMemo } from 'react';
import { type MapInset, toPercentX, toPercentY, type Mark } from './marks.ts';
import * as styles from './RegionMap.css.ts';
import { drawn } from './RegionMapMarks.css.ts';
import { StatusShape } from './StatusMarker.tsx';
import type { View } from './view.ts';

/** A region of the map, such as a state. */
export type MapArea = {
  /** Unique on its map. */
  code: string;
  name: string;
  /** Outline in the map's units: the `d` of an SVG path. */
  path: string;
  /** A short name, drawn in the middle of the area where it has room; `width` is that room. Default: none. */
  label?: { text: string; x: number; y: number; width: number } | undefined;
};

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
        <svg key={lead.id} x={toPercentX(x, view)} y={toPercentY(y, view)} className={drawn}>
          <g transform="translate(-12 -12)">
            <StatusShape tone={open > 0 ? 'open' : 'closed'} />
          </g>
        </svg>
      ))}
    </svg>
  );
}
