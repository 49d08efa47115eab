import { memo } from 'react';
import type { DrawnName } from './drawn-names.ts';
import { toPercentX, toPercentY } from './marks.ts';
import type { MapPlace, Pin } from './pin.ts';
import * as styles from './RegionMap.css.ts';
import type { FrameSize } from './useFrameSize.ts';
import type { View } from './view.ts';

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
