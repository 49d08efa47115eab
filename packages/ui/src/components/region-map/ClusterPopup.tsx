import { type KeyboardEvent, type Ref, useId } from 'react';
import type { MapPoint } from './points.ts';
import { tool } from '../../internal/toolbar/toolbar.css.ts';
import * as styles from './RegionMapMarks.css.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import { nameOfPlace } from './RegionMapMarks.tsx';
import { ToneMark } from './StatusMarker.tsx';

/** The most places that are listed; the adopter's own list has all of them. */
const MOST_LISTED = 20;

/** The places of one spot, which no zoom can show apart: a list of buttons, closed by its button or by Escape. */
export function RegionMapTogether(props: {
  ref: Ref<HTMLDivElement>;
  words: RegionMapMessages;
  points: readonly MapPoint[];
  selectedId: string | undefined;
  onChoose: (point: MapPoint) => void;
  onClose: () => void;
}) {
  const { ref, words, points, selectedId, onChoose, onClose } = props;
  const titleId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog round the map stays open: only this list closes.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  const rest = points.length - MOST_LISTED;
  return (
    <div ref={ref} role="group" aria-labelledby={titleId} className={styles.together} data-part="together">
      <p id={titleId} className={styles.togetherTitle}>
        {words.together(points.length)}
      </p>
      <ul className={styles.togetherList}>
        {points.slice(0, MOST_LISTED).map((point) => (
          <li key={point.id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={point.id === selectedId || undefined}
              onClick={() => onChoose(point)}
              onKeyDown={closeOnEscape}
            >
              <ToneMark tone={point.tone} />
              {nameOfPlace(point, words)}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.togetherRest}>{words.more(rest)}</p>}
      <button type="button" className={tool} onClick={onClose} onKeyDown={closeOnEscape}>
        {words.close}
      </button>
    </div>
  );
}
