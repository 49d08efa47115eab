import { computeEdgeDistance, isInRings, type Ring, type RingPoint } from './rings.ts';

/**
 * Outlines are in whole units and without small bays, so what is nearer than this to an edge may be drawn on its wrong
 * side. Less is taken where land is narrow.
 */
const EDGE_DISTANCES = [1, 0.75, 0.5];

/** The farthest that a point is moved, in map units: three miles on the mainland. */
const MAX_SHIFT = 2;
const STEP = 0.1;

const inSteps = Array.from({ length: (2 * MAX_SHIFT) / STEP + 1 }, (_, index) => index * STEP - MAX_SHIFT);

/** Shifts in all directions, the shortest first. */
const SHIFTS = inSteps
  .flatMap((x) => inSteps.map((y) => ({ x, y, length: Math.hypot(x, y) })))
  .filter(({ length }) => length < MAX_SHIFT)
  .sort((a, b) => a.length - b.length);

/** The point on land, off its edge, that is nearest to the given one; undefined where no land is near. */
export function findLand(rings: readonly Ring[], [x, y]: RingPoint): RingPoint | undefined {
  for (const distance of EDGE_DISTANCES) {
    const isLand = (point: RingPoint) =>
      isInRings(rings, point) && rings.every((ring) => computeEdgeDistance(ring, point) >= distance);
    const shift = SHIFTS.find((each) => isLand([x + each.x, y + each.y]));
    if (shift) return [x + shift.x, y + shift.y];
  }
  return undefined;
}
