import { computeEdgeDistance, findSpans, type Ring } from '../../compiler/rings.ts';

/** Candidates across and down. */
const STEPS = 32;

/**
 * The position of a state's name: the point of its largest ring that is farthest from the edges, found on a grid, and the
 * ring's width at that height. Whole map units.
 */
export function findLabelPlace(rings: readonly Ring[]): {
  x: number;
  y: number;
  width: number;
} {
  const ring = rings.toSorted((a, b) => boxArea(b) - boxArea(a))[0] ?? [];
  const box = getBox(ring);
  let best = { x: box.left, y: box.top, width: 0, distance: -1 };
  for (let row = 1; row < STEPS; row++) {
    const y = box.top + ((box.bottom - box.top) * row) / STEPS;
    const spans = findSpans(ring, y);
    for (let column = 1; column < STEPS; column++) {
      const x = box.left + ((box.right - box.left) * column) / STEPS;
      const span = spans.find(([from, to]) => from < x && x < to);
      if (!span) continue;
      const distance = computeEdgeDistance(ring, [x, y]);
      if (distance > best.distance) {
        const width = 2 * Math.min(x - span[0], span[1] - x);
        best = { x, y, width, distance };
      }
    }
  }
  return { x: Math.round(best.x), y: Math.round(best.y), width: Math.floor(best.width) };
}

const boxArea = (ring: Ring) => {
  const { left, right, top, bottom } = getBox(ring);
  return (right - left) * (bottom - top);
};

function getBox(ring: Ring) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
