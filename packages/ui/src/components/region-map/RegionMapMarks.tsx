import { type KeyboardEvent, type MouseEvent, type Ref, useMemo, useId } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { getDirection, getNextIndex } from '../../internal/roving-tabindex.ts';
import { tool } from '../../internal/toolbar.css.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { Message } from '../../i18n/Message.tsx';
import type { MarkerStatus, MapMarker, FrameSize, View, ViewBox } from './view.ts';
import * as styles from './RegionMap.css.ts';
import { toPercentX, canSplit, toPercentY, type Mark, findMarkIndex } from './marks.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import type { RegionMapActiveReason } from './useRegionMap.ts';

// The mark of a status

/** The shape of a status in a square of 24 by 24, for a drawing of its own. */
export function StatusShape({ tone }: { tone: MarkerStatus }) {
  return (
    <g data-part="tone-shape" data-tone={tone} className={styles.statusMarkerShape[tone]}>
      {tone === 'open' ? (
        <circle cx="12" cy="12" r="9" fill="currentColor" />
      ) : (
        <>
          <circle
            cx="12"
            cy="12"
            r="8"
            className={styles.statusMarkerHollow}
            stroke="currentColor"
            strokeWidth="2.5"
          />
          <path d="M7 12h10" stroke="currentColor" strokeWidth="3" />
        </>
      )}
    </g>
  );
}

/**
 * The icon of a status, always beside its text: open is a filled disc, closed a ring with a bar, so that neither
 * depends on color. The map and the list beside it show the same icons.
 */
function StatusMarker({ tone }: { tone: MarkerStatus }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" data-part="tone-mark" className={styles.statusMarkerMark}>
      <StatusShape tone={tone} />
    </svg>
  );
}

// Marks

/** The accessible name of the mark of one place. */
export const getMarkerName = ({ label, tone, detail }: MapMarker, messages: RegionMapMessages): string =>
  messages.mark({ label, tone: messages[tone], detail });

function getMarkName({ lead, members, open }: Mark, messages: RegionMapMessages, zooms: boolean): string {
  if (members.length === 1) return getMarkerName(lead, messages);
  return (zooms ? messages.clusterZooms : messages.clusterLists)({ count: members.length, open });
}

type MarksProps = ResolvedMessages<RegionMapMessages> & {
  ref: Ref<HTMLDivElement>;
  marks: readonly Mark[];
  view: View;
  viewBox: ViewBox;
  size: FrameSize;
  /** The point whose mark is the Tab stop; the first mark when it is not in view. */
  tabStopId: string | null;
  /** The point that is pointed at or focused elsewhere. */
  activeId: string | null;
  selectedId: string | null;
  /** Called when a mark is pointed at or has focus, with its name. */
  onPoint: (mark: Mark, name: string, reason: RegionMapActiveReason, event: Event) => void;
  onLeave: (mark: Mark, reason: RegionMapActiveReason, event: Event) => void;
  onPress: (mark: Mark, zooms: boolean, event: MouseEvent) => void;
  onMapKey: (event: KeyboardEvent) => void;
};

/** The marks as buttons, in one Tab stop; arrow keys move focus in the order of the points. */
export function RegionMapMarks(props: MarksProps) {
  const { locale } = useLocale();
  const compact = useMemo(
    () => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 }),
    [locale],
  );
  const { ref, messages, getLang, marks, view, viewBox, size, onPoint, onLeave, onPress, onMapKey } = props;
  const tabStop = Math.max(0, findMarkIndex(marks, props.tabStopId));
  const active = findMarkIndex(marks, props.activeId);
  const selected = findMarkIndex(marks, props.selectedId);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    if (isUsedKey(event.nativeEvent)) return;
    const { currentTarget: button, key } = event;
    const next = getNextIndex(key, index, marks.length, getDirection(button));
    if (next === undefined) {
      onMapKey(event);
    } else {
      event.preventDefault();
      button.parentElement?.querySelectorAll('button')[next]?.focus();
    }
  };
  return (
    <div ref={ref} role="group" aria-label={messages.places} className={styles.marksMarks} data-part="marks">
      {marks.map((mark, index) => {
        const { lead, members, open } = mark;
        const isCluster = members.length > 1;
        const zooms = isCluster && canSplit(mark, view, viewBox, size);
        const name = getMarkName(mark, messages, zooms);
        return (
          <button
            key={lead.id}
            type="button"
            className={styles.marksTarget}
            data-part={isCluster ? 'cluster' : 'mark'}
            data-id={lead.id}
            // Set by script alone, never in the server's HTML: a strict content security policy holds.
            style={{ left: toPercentX(mark.x, view), top: toPercentY(mark.y, view) }}
            lang={getLang(isCluster ? 'clusterZooms' : 'mark')}
            aria-label={name}
            aria-current={index === selected || undefined}
            data-selected={index === selected ? '' : undefined}
            data-active={index === active ? '' : undefined}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={({ nativeEvent }) => onPoint(mark, name, 'focus', nativeEvent)}
            onBlur={({ nativeEvent }) => onLeave(mark, 'focus', nativeEvent)}
            onPointerEnter={({ nativeEvent }) => onPoint(mark, name, 'pointer', nativeEvent)}
            onPointerLeave={({ nativeEvent }) => onLeave(mark, 'pointer', nativeEvent)}
            onClick={(event) => onPress(mark, zooms, event)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {isCluster ? (
              <span
                className={styles.marksCluster[open > 0 ? 'open' : 'closed']}
                data-count={compact.format(members.length)}
              />
            ) : (
              <StatusMarker tone={lead.tone} />
            )}
          </button>
        );
      })}
    </div>
  );
}

// The popup of a cluster

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
    <div
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      className={styles.marksPopup}
      data-part="cluster-list"
    >
      <p id={titleId} lang={getLang('clusterTitle')} className={styles.marksPopupTitle}>
        {messages.clusterTitle(points.length)}
      </p>
      <ul className={styles.marksPopupList}>
        {points.slice(0, MAX_LISTED).map((point) => (
          <li key={point.id}>
            <button
              type="button"
              className={styles.marksChoice}
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
        <p lang={getLang('more')} className={styles.marksPopupRest}>
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

// Legend

/** What the marks mean. */
export function RegionMapLegend({ messages, getLang }: ResolvedMessages<RegionMapMessages>) {
  const { locale } = useLocale();
  return (
    <ul className={styles.marksLegend} data-part="legend">
      <li className={styles.marksLegendItem}>
        <StatusMarker tone="open" />
        <Message lang={getLang('open')}>{messages.open}</Message>
      </li>
      <li className={styles.marksLegendItem}>
        <StatusMarker tone="closed" />
        <Message lang={getLang('closed')}>{messages.closed}</Message>
      </li>
      <li className={styles.marksLegendItem}>
        <span aria-hidden="true" className={styles.marksCluster.open} data-count={formatNumber(2, locale)} />
        <Message lang={getLang('several')}>{messages.several}</Message>
      </li>
    </ul>
  );
}
