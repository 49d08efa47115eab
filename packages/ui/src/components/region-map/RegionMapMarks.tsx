import { type KeyboardEvent, type MouseEvent, type Ref, useMemo } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { toPercentX, canSplit, toPercentY, type Mark, findMarkIndex } from './marks.ts';
import * as styles from './RegionMapMarks.css.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import type { MapMarker } from './points.ts';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { getDirection, getNextIndex } from '../../internal/roving-tabindex.ts';
import { StatusMarker } from './StatusMarker.tsx';
import type { FrameSize } from './useFrameSize.ts';
import type { RegionMapActiveReason } from './useRegionMap.ts';
import type { View, ViewBox } from './view.ts';

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
    <div ref={ref} role="group" aria-label={messages.places} className={styles.marks} data-part="marks">
      {marks.map((mark, index) => {
        const { lead, members, open } = mark;
        const isCluster = members.length > 1;
        const zooms = isCluster && canSplit(mark, view, viewBox, size);
        const name = getMarkName(mark, messages, zooms);
        return (
          <button
            key={lead.id}
            type="button"
            className={styles.target}
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
                className={styles.cluster[open > 0 ? 'open' : 'closed']}
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
