import type { MapArea } from './RegionMapPicture.tsx';
import type { Point } from './view.ts';

let canvas: CanvasRenderingContext2D | null | undefined;
const shapes = new Map<string, Path2D>();

/** True when the point is inside the shape of the area; false where there is no canvas, as on a server. */
export function isInArea({ path }: MapArea, { x, y }: Point): boolean {
  if (typeof Path2D === 'undefined') return false;
  canvas ??= document.createElement('canvas').getContext('2d');
  const shape = shapes.get(path) ?? new Path2D(path);
  shapes.set(path, shape);
  return canvas?.isPointInPath(shape, x, y) ?? false;
}
