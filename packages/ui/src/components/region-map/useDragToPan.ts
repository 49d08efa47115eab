import { type PointerEvent, useRef } from 'react';
import type { FrameSize } from './useFrameSize.ts';
import type { ShowView } from './useMapView.ts';
import { getCenter, type View, type ViewBox, viewAround } from './view.ts';

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
