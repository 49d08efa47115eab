import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useControllableState } from '../../internal/useControllableState.ts';
import { mapKey } from './map-key.ts';
import { findMarkIndex, type Mark, marksIn } from './marks.ts';
import { checkMarkers, type MapMarker, warnOutsideView } from './points.ts';
import type { FrameSize } from './useFrameSize.ts';
import { type MapView, type OnViewChange, type ShowView, useMapView } from './useMapView.ts';
import { containsPoint, type ViewBox, fitBounds, viewAround } from './view.ts';

/** marker-press: on the map · list-press: in the list of several places on one spot. */
export type RegionMapSelectReason = 'marker-press' | 'list-press';

type SelectDetails = { reason: RegionMapSelectReason; event: Event };
export type OnSelectedIdChange = (id: string, details: SelectDetails) => void;
export type OnMarkerPress = (id: string, details: SelectDetails) => void;

/** What a page can do to a map, by `actionsRef`. */
export type RegionMapActions = {
  /**
   * Moves focus to the mark that shows the point, after bringing it into view. Does nothing for an id that is not on the
   * map, and before hydration.
   */
  focusMarker: (id: string) => void;
};

const focusTabStop = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

/** What the map shows, which mark is its Tab stop, and what keys and presses do. */
export function useRegionMap(map: {
  viewBox: ViewBox;
  points: readonly MapMarker[];
  /** Size of the picture, on which it depends how many marks have room. */
  size: FrameSize;
  /** Undefined when the map keeps the state; null when nothing is selected. */
  selectedId: string | null | undefined;
  defaultSelectedId: string | null;
  onSelectedIdChange: OnSelectedIdChange | undefined;
  onMarkerPress: OnMarkerPress | undefined;
  view: MapView | undefined;
  defaultView: MapView | undefined;
  onViewChange: OnViewChange | undefined;
  actionsRef: Ref<RegionMapActions> | undefined;
  /** Contains the marks, of which one is the Tab stop. */
  marksRef: RefObject<HTMLElement | null>;
  /** Contains the list of several places on one spot. */
  popupRef: RefObject<HTMLElement | null>;
}) {
  const { viewBox, size, marksRef, popupRef } = map;
  const [left, top, width, height] = viewBox;
  const { inside, outside } = useMemo(
    () => checkMarkers(map.points, [left, top, width, height]),
    [map.points, left, top, width, height],
  );
  useEffect(() => warnOutsideView(outside), [outside]);

  const [selectedId, setOwnSelectedId] = useControllableState(map.selectedId, map.defaultSelectedId);
  const { view, show } = useMapView(viewBox, {
    points: inside,
    selectedId,
    view: map.view,
    defaultView: map.defaultView,
    onViewChange: map.onViewChange,
  });
  const { level, x, y } = view;
  const marks = useMemo(
    () => marksIn(inside, { level, x, y, width: view.width, height: view.height }, size),
    [inside, level, x, y, view.width, view.height, size],
  );

  const [activeId, setActiveId] = useState<string | null>(null);
  const [pointed, setPointed] = useState<{ id: string; name: string }>();
  const [cluster, setCluster] = useState<Mark>();
  const [knownSelection, setKnownSelection] = useState(selectedId);
  if (selectedId !== knownSelection) {
    setKnownSelection(selectedId);
    setPointed(undefined);
  }

  const find = (id: string | null) => (id === null ? undefined : inside.find((point) => point.id === id));
  const selected = find(selectedId);
  const active = find(activeId);
  /** The place that stays where it is when zooming. */
  const about = [selected, active].find((point) => point && containsPoint(view, point));

  const showView: ShowView = (next, reason, event) => {
    setCluster(undefined);
    show(next, reason, event);
  };
  const onMapKey = (event: KeyboardEvent, arrows = false) => {
    const isOnMark = marksRef.current?.contains(event.target as Node) ?? false;
    const change = mapKey(event, { viewBox, view, about: isOnMark ? active : about, arrows });
    if (!change) return;
    event.preventDefault();
    showView(change.next, change.reason, event.nativeEvent);
    if (isOnMark) focusTabStop(marksRef);
  };
  const onPoint = ({ lead: { id } }: Mark, name: string, by: 'pointer' | 'focus') => {
    setPointed({ id, name });
    if (by === 'focus') setActiveId(id);
  };
  const select = (id: string, reason: RegionMapSelectReason, { nativeEvent: event }: MouseEvent) => {
    if (id !== selectedId) {
      setOwnSelectedId(id);
      map.onSelectedIdChange?.(id, { reason, event });
    }
    map.onMarkerPress?.(id, { reason, event });
  };
  const onPress = (mark: Mark, zooms: boolean, event: MouseEvent) => {
    setActiveId(mark.lead.id);
    if (mark.members.length === 1) {
      select(mark.lead.id, 'marker-press', event);
    } else if (zooms) {
      showView(fitBounds(viewBox, view, mark.members), 'cluster', event.nativeEvent);
      focusTabStop(marksRef);
    } else {
      flushSync(() => setCluster(mark));
      popupRef.current?.querySelector('button')?.focus();
    }
  };
  const onClusterSelect = (point: MapMarker, event: MouseEvent) => select(point.id, 'list-press', event);
  const onClusterClose = () => {
    flushSync(() => setCluster(undefined));
    focusTabStop(marksRef);
  };

  /** Of the last render, for a page that calls later. */
  const latest = useRef<{ focusMarker: (id: string) => void; marks: readonly Mark[] }>(undefined);
  const focusMarker = (id: string) => {
    const point = find(id);
    if (!point || !marksRef.current) return;
    if (!containsPoint(view, point)) showView(viewAround(viewBox, view.level, point), 'imperative-action');
    flushSync(() => setActiveId(id));
    // Where the page keeps the view, it may not have followed.
    if (findMarkIndex(latest.current?.marks ?? [], id) >= 0) focusTabStop(marksRef);
  };
  useLayoutEffect(() => {
    latest.current = { focusMarker, marks };
  });
  useImperativeHandle(map.actionsRef, () => ({ focusMarker: (id) => latest.current?.focusMarker(id) }), []);

  return {
    ...{ points: inside, outside, view, marks, selectedId, selected, activeId, about },
    // Either may be gone after a new filter.
    pointed: pointed && find(pointed.id) && pointed,
    cluster: cluster && find(cluster.lead.id) === cluster.lead ? cluster : undefined,
    ...{ showView, onMapKey, onPoint, onPress, onClusterSelect, onClusterClose },
  };
}
