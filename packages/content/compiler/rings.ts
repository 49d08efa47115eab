/** A point in map units. */
export type RingPoint = readonly [x: number, y: number];

/** The corners of an island or of a mainland; the last one is joined to the first. */
export type Ring = readonly RingPoint[];

/** The rings of an outline of `geo/map.json`, such as 'M5,5l1-2 3,4z'. */
export const parseRings = (path: string): Ring[] =>
  path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = [...ring.matchAll(/-?\d+/g)].map(([digits]) => Number(digits));
      const corners: RingPoint[] = [[x, y]];
      for (let index = 0; index < steps.length; index += 2) {
        const [lastX, lastY] = corners.at(-1) ?? [x, y];
        corners.push([lastX + (steps[index] ?? 0), lastY + (steps[index + 1] ?? 0)]);
      }
      return corners;
    });

const edges = (ring: Ring) =>
  ring.map((from, index): [RingPoint, RingPoint] => [from, ring[(index + 1) % ring.length] ?? from]);

/** The parts of a horizontal line that are inside of the ring, from left to right. */
export function findSpans(ring: Ring, y: number): [from: number, to: number][] {
  const crossings = edges(ring)
    .filter(([[, y1], [, y2]]) => y1 <= y !== y2 <= y)
    .map(([[x1, y1], [x2, y2]]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    .sort((a, b) => a - b);
  return Array.from({ length: crossings.length / 2 }, (_, index): [number, number] => [
    crossings[2 * index] ?? 0,
    crossings[2 * index + 1] ?? 0,
  ]);
}

/** Whether the point is in one of the rings, which do not contain each other. */
export const isInRings = (rings: readonly Ring[], [x, y]: RingPoint): boolean =>
  rings.some((ring) => findSpans(ring, y).some(([from, to]) => from < x && x < to));

/** The distance of the point from the nearest edge of the ring. */
export function computeEdgeDistance(ring: Ring, [x, y]: RingPoint): number {
  let least = Infinity;
  for (const [[x1, y1], [x2, y2]] of edges(ring)) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - x1 - part * dx, y - y1 - part * dy));
  }
  return least;
}
