import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useControllableState } from '../../internal/useControllableState.ts';
import type { MapMarker } from './points.ts';
import { containsPoint, type View, type ViewBox, viewAround, viewShowing, wholeView } from './view.ts';

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
export function useMapView(viewBox: ViewBox, state: MapViewState): { view: View; show: ShowView } {
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
