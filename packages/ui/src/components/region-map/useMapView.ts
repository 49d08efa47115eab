import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MapMarker } from './points.ts';
import {
  getCenter,
  containsPoint,
  type View,
  type ViewBox,
  viewAround,
  viewShowing,
  wholeView,
} from './view.ts';

/**
 * Why another part of the map is seen. zoom: nearer or further · pan: moved · reset: the whole map again ·
 * cluster: a mark of several places was opened · selection: the chosen place was out of sight.
 */
export type ViewChangeReason = 'zoom' | 'pan' | 'reset' | 'cluster' | 'selection';

/** A part of the map, in its units. */
export type MapView = { x: number; y: number; width: number; height: number };

export type OnViewChange = (
  seen: { visibleIds: string[]; view: MapView },
  detail: { reason: ViewChangeReason },
) => void;

const isClose = (a: number, b: number, size: number) => Math.abs(a - b) < size / 1e6;

/** True when two views differ by no more than arithmetic with fractions does. */
export const isSameView = (a: View, b: View): boolean =>
  a.level === b.level && isClose(a.x, b.x, a.width) && isClose(a.y, b.y, a.height);

/** Moves the map at once, so that focus can follow in the same event, and tells why. */
export type ShowView = (next: View, reason: ViewChangeReason) => void;

/** The part of the map that is seen; it also goes to a newly chosen place that is out of sight. */
export function useMapView(
  viewBox: ViewBox,
  points: readonly MapMarker[],
  selectedId: string | undefined,
  onViewChange: OnViewChange | undefined,
  defaultView?: MapView,
): { view: View; show: ShowView } {
  const [state, setState] = useState(() =>
    defaultView ? viewShowing(viewBox, defaultView) : wholeView(viewBox),
  );
  // The map may be given another viewBox meanwhile: the view stays inside it.
  const view = viewAround(viewBox, state.level, getCenter(state));
  const report = (seen: View, reason: ViewChangeReason) =>
    onViewChange?.(
      {
        visibleIds: points.filter((point) => containsPoint(seen, point)).map(({ id }) => id),
        view: { x: seen.x, y: seen.y, width: seen.width, height: seen.height },
      },
      { reason },
    );

  const [known, setKnown] = useState(selectedId);
  const [broughtBySelection, setBrought] = useState<View>();
  if (selectedId !== known) {
    setKnown(selectedId);
    const chosen = points.find(({ id }) => id === selectedId);
    if (chosen && !containsPoint(view, chosen)) {
      const next = viewAround(viewBox, view.level, chosen);
      setState(next);
      setBrought(next);
    }
  }
  const told = useRef<View>(undefined);
  useEffect(() => {
    if (!broughtBySelection || told.current === broughtBySelection) return;
    told.current = broughtBySelection;
    report(broughtBySelection, 'selection');
  });

  const show: ShowView = (next, reason) => {
    if (isSameView(next, view)) return;
    flushSync(() => setState(next));
    report(next, reason);
  };
  return { view, show };
}
