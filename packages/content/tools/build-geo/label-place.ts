type Point = readonly [x: number, y: number];

/** Candidates across and down. */
const STEPS = 32;

/**
 * Where the name of a state stands: the point of its largest ring that is farthest from the edges, found on a grid, and the
 * ring's width at that height. Whole map units.
 */
export function findLabelPlace(rings: readonly (readonly Point[])[]): {
  x: number;
  y: number;
  width: number;
} {
  const ring = rings.toSorted((a, b) => boxArea(b) - boxArea(a))[0] ?? [];
  const box = getBox(ring);
  let best = { x: box.left, y: box.top, width: 0, distance: -1 };
  for (let row = 1; row < STEPS; row++) {
    const y = box.top + ((box.bottom - box.top) * row) / STEPS;
    const spans = getSpans(ring, y);
    for (let column = 1; column < STEPS; column++) {
      const x = box.left + ((box.right - box.left) * column) / STEPS;
      const span = spans.find(([from, to]) => from < x && x < to);
      if (!span) continue;
      const distance = getDistance(ring, [x, y]);
      if (distance > best.distance) {
        const width = 2 * Math.min(x - span[0], span[1] - x);
        best = { x, y, width, distance };
      }
    }
  }
  return { x: Math.round(best.x), y: Math.round(best.y), width: Math.floor(best.width) };
}

const boxArea = (ring: readonly Point[]) => {
  const { left, right, top, bottom } = getBox(ring);
  return (right - left) * (bottom - top);
};

function getBox(ring: readonly Point[]) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const edges = (ring: readonly Point[]) =>
  ring.map((from, index): [Point, Point] => [from, ring[(index + 1) % ring.length] ?? from]);

/** The parts of a horizontal line that are inside of the ring. */
function getSpans(ring: readonly Point[], y: number): [number, number][] {
  const crossings = edges(ring)
    .filter(([[, y1], [, y2]]) => y1 <= y !== y2 <= y)
    .map(([[x1, y1], [x2, y2]]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    .sort((a, b) => a - b);
  return Array.from({ length: crossings.length / 2 }, (_, index): [number, number] => [
    crossings[2 * index] ?? 0,
    crossings[2 * index + 1] ?? 0,
  ]);
}

function getDistance(ring: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  for (const [[x1, y1], [x2, y2]] of edges(ring)) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - x1 - part * dx, y - y1 - part * dy));
  }
  return least;
}
