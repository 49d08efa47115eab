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
import { findMarkIndex, type MapInset, type Mark, marksIn } from './marks.ts';
import { checkMarkers, type MapMarker, warnOutsideView } from './points.ts';
import type { FrameSize } from './useFrameSize.ts';
import { type MapView, type OnViewChange, type ShowView, useMapView } from './useMapView.ts';
import { containsPoint, type ViewBox, fitBounds, viewAround } from './view.ts';

/** marker-press: on the map · list-press: in the list of several places on one spot. */
export type RegionMapSelectReason = 'marker-press' | 'list-press';

type SelectDetails = { reason: RegionMapSelectReason; event: Event };
export type OnSelectedIdChange = (id: string, details: SelectDetails) => void;
export type OnMarkerPress = (id: string, details: SelectDetails) => void;

/** pointer: a mark is, or is no longer, pointed at · focus: it has, or has lost, focus. */
export type RegionMapActiveReason = 'pointer' | 'focus';

export type OnActiveIdChange = (
  id: string | null,
  details: { reason: RegionMapActiveReason; event: Event },
) => void;

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
  insets: readonly MapInset[];
  /** Size of the picture, on which it depends how many marks have room. */
  size: FrameSize;
  /** Undefined when the map keeps the state; null when nothing is selected. */
  selectedId: string | null | undefined;
  defaultSelectedId: string | null;
  onSelectedIdChange: OnSelectedIdChange | undefined;
  onMarkerPress: OnMarkerPress | undefined;
  /** Undefined when the map keeps the state; null when none is active. */
  activeId: string | null | undefined;
  defaultActiveId: string | null;
  onActiveIdChange: OnActiveIdChange | undefined;
  view: MapView | undefined;
  defaultView: MapView | undefined;
  onViewChange: OnViewChange | undefined;
  actionsRef: Ref<RegionMapActions> | undefined;
  /** Contains the marks, of which one is the Tab stop. */
  marksRef: RefObject<HTMLElement | null>;
  /** Contains the list of several places on one spot. */
  popupRef: RefObject<HTMLElement | null>;
}) {
  const { viewBox, size, insets, marksRef, popupRef } = map;
  const [left, top, width, height] = viewBox;
  const { inside, outside } = useMemo(
    () => checkMarkers(map.points, [left, top, width, height]),
    [map.points, left, top, width, height],
  );
  useOutsideCheck(outside);

  const [selectedId, setOwnSelectedId] = useControllableState(map.selectedId, map.defaultSelectedId);
  const [activeId, setOwnActiveId] = useControllableState(map.activeId, map.defaultActiveId);
  const { view, show } = useMapView(viewBox, {
    points: inside,
    selectedId,
    view: map.view,
    defaultView: map.defaultView,
    onViewChange: map.onViewChange,
  });
  const { level, x, y } = view;
  const marks = useMemo(
    () => marksIn(inside, { level, x, y, width: view.width, height: view.height }, size, insets),
    [inside, level, x, y, view.width, view.height, size, insets],
  );

  const [tabStopId, setTabStopId] = useState<string | null>(null);
  const [pointed, setPointed] = useState<{ id: string; name: string }>();
  const [cluster, setCluster] = useState<Mark>();
  const [knownSelection, setKnownSelection] = useState(selectedId);
  if (selectedId !== knownSelection) {
    setKnownSelection(selectedId);
    setPointed(undefined);
  }

  const find = (id: string | null) => (id === null ? undefined : inside.find((point) => point.id === id));
  const selected = find(selectedId);
  const tabStop = find(tabStopId);
  /** The place that stays where it is when zooming. */
  const about = [selected, tabStop].find((point) => point && containsPoint(view, point));

  const showView: ShowView = (next, reason, event) => {
    setCluster(undefined);
    show(next, reason, event);
  };
  const onMapKey = (event: KeyboardEvent, arrows = false) => {
    const isOnMark = marksRef.current?.contains(event.target as Node) ?? false;
    const change = mapKey(event, { viewBox, view, about: isOnMark ? tabStop : about, arrows });
    if (!change) return;
    event.preventDefault();
    showView(change.next, change.reason, event.nativeEvent);
    if (isOnMark) focusTabStop(marksRef);
  };
  /** A mark of several places is none of them. */
  const setActive = (mark: Mark, id: string | null, details: Parameters<OnActiveIdChange>[1]) => {
    if (mark.members.length > 1) return;
    setOwnActiveId(id);
    map.onActiveIdChange?.(id, details);
  };
  const onPoint = (mark: Mark, name: string, reason: RegionMapActiveReason, event: Event) => {
    const { id } = mark.lead;
    setPointed({ id, name });
    if (reason === 'focus') setTabStopId(id);
    setActive(mark, id, { reason, event });
  };
  const onLeave = (mark: Mark, reason: RegionMapActiveReason, event: Event) =>
    setActive(mark, null, { reason, event });
  const select = (id: string, reason: RegionMapSelectReason, { nativeEvent: event }: MouseEvent) => {
    if (id !== selectedId) {
      setOwnSelectedId(id);
      map.onSelectedIdChange?.(id, { reason, event });
    }
    map.onMarkerPress?.(id, { reason, event });
  };
  const onPress = (mark: Mark, zooms: boolean, event: MouseEvent) => {
    setTabStopId(mark.lead.id);
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
    flushSync(() => setTabStopId(id));
    // Where the page keeps the view, it may not have followed.
    if (findMarkIndex(latest.current?.marks ?? [], id) >= 0) focusTabStop(marksRef);
  };
  useLayoutEffect(() => {
    latest.current = { focusMarker, marks };
  });
  useImperativeHandle(map.actionsRef, () => ({ focusMarker: (id) => latest.current?.focusMarker(id) }), []);

  return {
    ...{ points: inside, outside, view, marks, selectedId, selected, activeId, tabStopId, about },
    // Either may be gone after a new filter.
    pointed: pointed && find(pointed.id) && pointed,
    cluster: cluster && find(cluster.lead.id) === cluster.lead ? cluster : undefined,
    ...{ showView, onMapKey, onPoint, onLeave, onPress, onClusterSelect, onClusterClose },
  };
}

function useOutsideCheck(outside: readonly MapMarker[]): void {
  useEffect(() => warnOutsideView(outside), [outside]);
}
