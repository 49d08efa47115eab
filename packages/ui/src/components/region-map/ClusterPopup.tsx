import { type KeyboardEvent, type MouseEvent, type Ref, useId } from 'react';
import { isUsedKey } from '../../internal/has-modifier.ts';
import type { MapMarker } from './points.ts';
import { tool } from '../../internal/toolbar.css.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './RegionMapMarks.css.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import { getMarkerName } from './RegionMapMarks.tsx';
import { StatusMarker } from './StatusMarker.tsx';

/** The list beside the map has all places. */
const MAX_LISTED = 20;

type ClusterPopupProps = ResolvedMessages<RegionMapMessages> & {
  ref: Ref<HTMLDivElement>;
  points: readonly MapMarker[];
  selectedId: string | null;
  onSelect: (point: MapMarker, event: MouseEvent) => void;
  onClose: () => void;
};

/** The places of one spot, which no zoom can separate: a list of buttons, closed by its button or by Escape. */
export function ClusterPopup(props: ClusterPopupProps) {
  const { ref, messages, getLang, points, selectedId, onSelect, onClose } = props;
  const titleId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isUsedKey(event.nativeEvent)) return;
    // A dialog around the map stays open: only this list closes.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  const rest = points.length - MAX_LISTED;
  return (
    <div ref={ref} role="group" aria-labelledby={titleId} className={styles.popup} data-part="cluster-list">
      <p id={titleId} lang={getLang('clusterTitle')} className={styles.popupTitle}>
        {messages.clusterTitle(points.length)}
      </p>
      <ul className={styles.popupList}>
        {points.slice(0, MAX_LISTED).map((point) => (
          <li key={point.id}>
            <button
              type="button"
              className={styles.choice}
              aria-current={point.id === selectedId || undefined}
              data-selected={point.id === selectedId ? '' : undefined}
              onClick={(event) => onSelect(point, event)}
              onKeyDown={closeOnEscape}
            >
              <StatusMarker tone={point.tone} />
              {getMarkerName(point, messages)}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p lang={getLang('more')} className={styles.popupRest}>
          {messages.more(rest)}
        </p>
      )}
      <button
        type="button"
        lang={getLang('close')}
        className={tool}
        onClick={onClose}
        onKeyDown={closeOnEscape}
      >
        {messages.close}
      </button>
    </div>
  );
}
