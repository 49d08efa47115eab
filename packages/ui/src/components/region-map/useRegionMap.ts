import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { mapKey } from './map-key.ts';
import { type Mark, marksIn } from './marks.ts';
import { checkMarkers, type MapMarker, warnOutsideView } from './points.ts';
import type { FrameSize } from './useFrameSize.ts';
import { type MapView, type OnViewChange, type ShowView, useMapView } from './useMapView.ts';
import { containsPoint, type ViewBox, fitBounds } from './view.ts';

export type OnSelect = (id: string, detail: { reason: 'mark' | 'list' }) => void;

const focusTabStop = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

/** What the map shows, which mark is its Tab stop, and what keys and presses do. */
export function useRegionMap(map: {
  viewBox: ViewBox;
  points: readonly MapMarker[];
  /** Size of the picture, on which it depends how many marks have room. */
  size: FrameSize;
  selectedId: string | undefined;
  onSelect: OnSelect | undefined;
  onViewChange: OnViewChange | undefined;
  defaultView: MapView | undefined;
  /** Holds the marks, of which one is the Tab stop. */
  marksRef: RefObject<HTMLElement | null>;
  /** Holds the list of a spot with several places. */
  popupRef: RefObject<HTMLElement | null>;
}) {
  const { viewBox, size, selectedId, onSelect, marksRef, popupRef: togetherRef } = map;
  const [left, top, width, height] = viewBox;
  const { inside, outside } = useMemo(
    () => checkMarkers(map.points, [left, top, width, height]),
    [map.points, left, top, width, height],
  );
  useEffect(() => warnOutsideView(outside), [outside]);

  const { view, show } = useMapView(viewBox, inside, selectedId, map.onViewChange, map.defaultView);
  const { level, x, y } = view;
  const marks = useMemo(
    () => marksIn(inside, { level, x, y, width: view.width, height: view.height }, size),
    [inside, level, x, y, view.width, view.height, size],
  );

  const [activeId, setActiveId] = useState<string>();
  const [pointed, setPointed] = useState<{ id: string; name: string }>();
  const [clusterTitle, setTogether] = useState<Mark>();
  const [knownSelection, setKnownSelection] = useState(selectedId);
  if (selectedId !== knownSelection) {
    setKnownSelection(selectedId);
    setPointed(undefined);
  }

  const find = (id: string | undefined) =>
    id === undefined ? undefined : inside.find((point) => point.id === id);
  const selected = find(selectedId);
  const active = find(activeId);
  /** The place that stays still when zooming. */
  const about = [selected, active].find((point) => point && containsPoint(view, point));

  const showView: ShowView = (next, reason) => {
    setTogether(undefined);
    show(next, reason);
  };
  const onMapKey = (event: KeyboardEvent, arrows = false) => {
    const isOnAMark = marksRef.current?.contains(event.target as Node) ?? false;
    const change = mapKey(event, { viewBox, view, about: isOnAMark ? active : about, arrows });
    if (!change) return;
    event.preventDefault();
    showView(change.next, change.reason);
    if (isOnAMark) focusTabStop(marksRef);
  };
  const onPoint = ({ lead: { id } }: Mark, name: string, by: 'pointer' | 'focus') => {
    setPointed({ id, name });
    if (by === 'focus') setActiveId(id);
  };
  const onPress = (mark: Mark, zooms: boolean) => {
    setActiveId(mark.lead.id);
    if (mark.members.length === 1) {
      onSelect?.(mark.lead.id, { reason: 'mark' });
    } else if (zooms) {
      showView(fitBounds(viewBox, view, mark.members), 'cluster');
      focusTabStop(marksRef);
    } else {
      flushSync(() => setTogether(mark));
      togetherRef.current?.querySelector('button')?.focus();
    }
  };
  const onChoose = (point: MapMarker) => onSelect?.(point.id, { reason: 'list' });
  const onClose = () => {
    flushSync(() => setTogether(undefined));
    focusTabStop(marksRef);
  };

  return {
    ...{ points: inside, outside, view, marks, selected, activeId, about },
    // Either may have left with a new filter.
    pointed: find(pointed?.id) && pointed,
    together: clusterTitle && find(clusterTitle.lead.id) === clusterTitle.lead ? clusterTitle : undefined,
    ...{ showView, onMapKey, onPoint, onPress, onChoose, onClose },
  };
}
