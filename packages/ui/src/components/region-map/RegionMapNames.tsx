import { memo, useMemo } from 'react';
import { findDrawnNames, type MapTown } from './drawn-names.ts';
import { type Mark, toPercentX, toPercentY } from './marks.ts';
import * as styles from './RegionMap.css.ts';
import type { MapArea, MapInset } from './RegionMapPicture.tsx';
import type { FrameSize } from './useFrameSize.ts';
import { containsPoint, type Point, type View } from './view.ts';

/** The place that a search began at. */
export type MapPlace = Point & { name: string };

type NamesProps = {
  areas: readonly MapArea[];
  insets: readonly MapInset[];
  towns: readonly MapTown[];
  /** No name is drawn below a mark. */
  marks: readonly Mark[];
  view: View;
  size: FrameSize;
};

/** Names over the drawing, at a size that does not grow with the map. */
export const RegionMapNames = memo(function RegionMapNames(props: NamesProps) {
  const { areas, insets, towns, marks, view, size } = props;
  const names = useMemo(
    () => findDrawnNames({ areas, towns, marks, view, size }),
    [areas, towns, marks, view, size],
  );
  return (
    <svg aria-hidden="true" className={styles.overDrawing} data-part="names">
      <InsetNames insets={insets} view={view} size={size} />
      {names.map(({ name, x, y, kind }) => {
        const [left, top] = [toPercentX(x, view), toPercentY(y, view)];
        const isTown = kind === 'town';
        return (
          <g key={`${kind} ${name} ${x}`}>
            {isTown && <circle cx={left} cy={top} r="4" className={styles.town} />}
            <text
              x={left}
              y={top}
              dx={isTown ? '0.5em' : undefined}
              dy="0.35em"
              textAnchor={isTown ? 'start' : 'middle'}
              className={styles.drawnName[kind]}
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

/** Half of a mark, in rem. */
const MARK_RADIUS = 0.875;

type PlaceProps = { place: MapPlace; marks: readonly Mark[]; view: View; size: FrameSize };

/** A pin with its name, over the marks; it stands on top of a mark at the same place, so that its number can be read. */
export function RegionMapPlace({ place, marks, view, size }: PlaceProps) {
  if (!containsPoint(view, place)) return null;
  const radius = MARK_RADIUS * size.rem;
  const near = (radius * view.width) / size.width;
  const isOnMark = marks.some(({ lead: { x, y } }) => Math.hypot(x - place.x, y - place.y) < near);
  return (
    <svg aria-hidden="true" className={styles.overDrawing} data-part="place">
      <svg
        aria-hidden="true"
        x={toPercentX(place.x, view)}
        y={toPercentY(place.y, view)}
        className={styles.unclipped}
      >
        <g transform={isOnMark ? `translate(0 ${-radius})` : undefined}>
          <path d="M0 0C-3-9-11-14-11-23a11 11 0 1 1 22 0C11-14 3-9 0 0Z" className={styles.pin} />
          <circle cy="-23" r="4" className={styles.pinHole} />
          <text y="-40" textAnchor="middle" className={styles.placeName}>
            {place.name}
          </text>
        </g>
      </svg>
    </svg>
  );
}

/** Width of a letter, in rem. */
const LETTER = 0.55;

/**
 * Names of the insets; they begin, or end, where their frame does. A name that is longer than its frame is not shown, since
 * it would lie over other places.
 */
function InsetNames(props: Pick<NamesProps, 'insets' | 'view' | 'size'>) {
  const { insets, view, size } = props;
  return insets.map(({ name, x, y, width }) => {
    const isAtTheEnd = x + width / 2 > view.x + view.width / 2;
    const room = (width * size.width) / view.width;
    return (
      <text
        key={name}
        x={toPercentX(isAtTheEnd ? x + width : x, view)}
        y={toPercentY(y, view)}
        dy="-0.4em"
        textAnchor={isAtTheEnd ? 'end' : 'start'}
        className={name.length * LETTER * size.rem > room ? styles.withoutRoom : styles.insetName}
        data-part="inset-name"
      >
        {name}
      </text>
    );
  });
}
