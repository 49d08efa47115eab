type Point = readonly [x: number, y: number];

/**
 * Serializes rings of projected points as the `d` of an SVG path, in integers and relative steps, without duplicate and
 * collinear points and without islands too small for the map.
 */
export function outline(rings: readonly (readonly Point[])[]): string {
  const whole = rings.map(simplify).sort((a, b) => area(b) - area(a));
  return whole
    .filter((ring, index) => index === 0 || (ring.length > 2 && area(ring) >= SMALLEST_ISLAND))
    .map(draw)
    .join('');
}

/** In square units of the map: an island of about 2 by 2 miles. */
const SMALLEST_ISLAND = 4;

function simplify(ring: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of ring) {
    const point: Point = [Math.round(x), Math.round(y)];
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last !== undefined && last[0] === point[0] && last[1] === point[1]) continue;
    if (before !== undefined && last !== undefined && isStraight(before, last, point)) kept.pop();
    kept.push(point);
  }
  const [first, last] = [kept[0], kept.at(-1)];
  if (kept.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]) kept.pop();
  return kept;
}

const isStraight = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - b[1]) === (b[1] - a[1]) * (c[0] - b[0]) &&
  (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) > 0;

function area(ring: readonly Point[]): number {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

function draw(ring: readonly Point[]): string {
  const [first, ...others] = ring;
  if (first === undefined) return '';
  let [x, y] = first;
  const steps = others.map(([nextX, nextY]) => {
    const step = `${nextX - x},${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join()}l${steps.join(' ').replace(/,-/g, '-').replace(/ -/g, '-')}z`;
}
