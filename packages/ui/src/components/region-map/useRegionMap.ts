import {
  type RefCallback,
  useCallback,
  useState,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
} from 'react';
import { flushSync } from 'react-dom';
import { observeSize } from '../../internal/layout.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import {
  type FrameSize,
  type MapMarker,
  containsPoint,
  type View,
  type ViewBox,
  viewAround,
  viewShowing,
  wholeView,
  panBy,
  type Point,
  zoomBy,
  getCenter,
  checkMarkers,
  warnOutsideView,
  fitBounds,
} from './view.ts';
import { findMarkIndex, type MapInset, type Mark, marksIn } from './marks.ts';

// The frame

/** Until the picture has been measured, as on the server. */
const INITIAL_SIZE: FrameSize = { width: 640, rem: 16 };

/** Measures an element when it is attached, before it is painted, and whenever its size changes. */
export function useFrameSize(): [RefCallback<Element>, FrameSize] {
  const [size, setSize] = useState(INITIAL_SIZE);
  const measure = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const read = () => {
      const { width } = element.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // A hidden map has no width; the last size is closer.
      if (width === 0) return;
      setSize((known) => (known.width === width && known.rem === rem ? known : { width, rem }));
    };
    read();
    return observeSize([element], read);
  }, []);
  return [measure, size];
}

// What is in view

/**
 * Why another part of the map is in view. zoom: larger or smaller · pan: moved · reset: the whole map · cluster: a mark
 * of several places was opened · selection: the selected place was out of view · imperative-action: `focusMarker`.
 */
export type ViewChangeReason = 'zoom' | 'pan' | 'reset' | 'cluster' | 'selection' | 'imperative-action';

/** A part of the map, in its units. */
export type MapView = { x: number; y: number; width: number; height: number };

/**
 * @param details `event` is the browser's own; undefined for a selection and an imperative action. `visibleIds`: the ids
 * of the points in the view, in their order.
 */
export type OnViewChange = (
  view: MapView,
  details: { reason: ViewChangeReason; event: Event | undefined; visibleIds: string[] },
) => void;

const isClose = (a: number, b: number, size: number) => Math.abs(a - b) < size / 1e6;

/** True when two views differ by no more than arithmetic with fractions does. */
export const isSameView = (a: View, b: View): boolean =>
  a.level === b.level && isClose(a.x, b.x, a.width) && isClose(a.y, b.y, a.height);

/** Moves the map synchronously, so that focus can follow in the same event, and reports it. */
export type ShowView = (next: View, reason: ViewChangeReason, event?: Event) => void;

type MapViewState = {
  points: readonly MapMarker[];
  selectedId: string | null;
  /** Undefined when the map keeps the state. */
  view: MapView | undefined;
  /** Undefined for the whole map. */
  defaultView: MapView | undefined;
  onViewChange: OnViewChange | undefined;
};

/** The part of the map that is in view; it also moves to a place that is selected out of view. */
function useMapView(viewBox: ViewBox, state: MapViewState): { view: View; show: ShowView } {
  const { points, selectedId, onViewChange } = state;
  const [part, setOwnPart] = useControllableState(state.view, state.defaultView);
  const view = part ? viewShowing(viewBox, part) : wholeView(viewBox);

  const change: ShowView = (next, reason, event) => {
    const { x, y, width, height } = next;
    setOwnPart({ x, y, width, height });
    const visibleIds = points.filter((point) => containsPoint(next, point)).map(({ id }) => id);
    onViewChange?.({ x, y, width, height }, { reason, event, visibleIds });
  };
  const show: ShowView = (next, reason, event) => {
    if (!isSameView(next, view)) flushSync(() => change(next, reason, event));
  };

  const shownSelection = useRef(selectedId);
  useLayoutEffect(() => {
    if (shownSelection.current === selectedId) return;
    shownSelection.current = selectedId;
    const selected = points.find(({ id }) => id === selectedId);
    if (selected && !containsPoint(view, selected))
      change(viewAround(viewBox, view.level, selected), 'selection');
  });
  return { view, show };
}

// Keys

/** How far one press moves the map, in parts of the view: some of it stays in view, for orientation. */
export const STEP = 0.5;

const moves: Record<string, Point> = {
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
};

/** Levels that a key zooms by; the same keys without Shift count too, as most keyboards have + above =. */
const zooms: Record<string, number> = { '+': 1, '=': 1, '-': -1, '−': -1, _: -1 };

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/**
 * What a key does to the map: + and − zoom, 0 shows all of it, arrow keys move it where `arrows` is true.
 * `about` is the place that stays where it is when zooming. Undefined when the key is not the map's, as with Ctrl,
 * Alt or the command key, which belong to the browser.
 */
export function mapKey(
  { key, ctrlKey, metaKey, altKey }: Key,
  map: { viewBox: ViewBox; view: View; about?: Point | undefined; arrows?: boolean },
): { next: View; reason: ViewChangeReason } | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const levels = zooms[key];
  if (levels !== undefined) {
    return { next: zoomBy(map.viewBox, map.view, levels, map.about), reason: 'zoom' };
  }
  if (key === '0') return { next: wholeView(map.viewBox), reason: 'reset' };
  const parts = moves[key];
  return map.arrows && parts ? { next: panBy(map.viewBox, map.view, parts), reason: 'pan' } : undefined;
}

// Dragging

/** Pixels that a pointer may move while it presses. */
const TOLERANCE = 4;

type Drag = { pointerId: number; clientX: number; clientY: number; view: View; hasMoved: boolean };

/**
 * Moves the map with a pointer that drags its picture. Nothing needs it: buttons and keys move the map as well (WCAG
 * 2.5.7). A touch that goes up or down is left to the browser, which scrolls the page.
 */
export function useDragToPan(map: { viewBox: ViewBox; view: View; size: FrameSize; show: ShowView }) {
  const drag = useRef<Drag>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || map.view.level === 0) return;
    const { pointerId, clientX, clientY } = event;
    drag.current = { pointerId, clientX, clientY, view: map.view, hasMoved: false };
    // jsdom has none.
    if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current?.pointerId !== event.pointerId) return;
    const [across, down] = [event.clientX - current.clientX, event.clientY - current.clientY];
    current.hasMoved ||= Math.hypot(across, down) > TOLERANCE;
    if (!current.hasMoved) return;
    const unit = current.view.width / map.size.width;
    const { x, y } = getCenter(current.view);
    const center = { x: x - across * unit, y: y - down * unit };
    map.show(viewAround(map.viewBox, current.view.level, center), 'pan', event.nativeEvent);
  };
  const onPointerEnd = () => {
    drag.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

// The map

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
