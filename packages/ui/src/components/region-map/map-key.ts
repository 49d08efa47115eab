import type { ViewChangeReason } from './useMapView.ts';
import { panBy, type Point, type View, type ViewBox, wholeView, zoomBy } from './view.ts';

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
