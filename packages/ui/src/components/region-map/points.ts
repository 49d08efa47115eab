import { type Point, containsPoint, type ViewBox, wholeView } from './view.ts';

/** open and closed differ in shape as well as in color. */
export type MarkerStatus = 'open' | 'closed';

/** A place on the map. */
export type MapMarker = Point & {
  /** Unique on its map. */
  id: string;
  /** Its name, unique and understood alone. */
  label: string;
  /** What else is worth knowing, such as town, distance and direction. */
  detail?: string | undefined;
  tone: MarkerStatus;
};

const problem = (what: string, why: string, todo: string) =>
  `[@longcovid/ui] RegionMap: ${what} ${why} ${todo}`;

/**
 * Splits points into those on the map and those outside it.
 * Throws when a coordinate is not a number or an id comes twice: such a mark would show something false.
 */
export function checkMarkers<Point extends MapMarker>(
  points: readonly Point[],
  viewBox: ViewBox,
): { inside: Point[]; outside: Point[] } {
  const whole = wholeView(viewBox);
  const seen = new Set<string>();
  const [inside, outside]: [Point[], Point[]] = [[], []];
  for (const point of points) {
    if (!Number.isFinite(point.x) || !Number.isFinite(point.y)) {
      throw new TypeError(
        problem(
          `The point “${point.id}” is at ${point.x}, ${point.y}.`,
          'It has no place on the map, so people would not find it there, or find it in a wrong place.',
          'Give both coordinates as numbers in the units of viewBox, or leave the point out.',
        ),
      );
    }
    if (seen.has(point.id)) {
      throw new Error(
        problem(
          `Two points have the id “${point.id}”.`,
          'A person who chooses one of them would get the other.',
          'Give each point an id of its own.',
        ),
      );
    }
    seen.add(point.id);
    (containsPoint(whole, point) ? inside : outside).push(point);
  }
  return { inside, outside };
}

/** Warns a developer of the points that the map leaves out. */
export function warnOutsideView(outside: readonly MapMarker[]): void {
  const isProduction = typeof process !== 'undefined' && process.env.NODE_ENV === 'production';
  const [first] = outside;
  if (isProduction || !first) return;
  console.warn(
    problem(
      `${outside.length} of the points are outside viewBox, the first is “${first.id}” at ${first.x}, ${first.y}.`,
      'The map cannot show them; a text has their number.',
      'Correct the coordinates, or be sure that the list beside the map has these places.',
    ),
  );
}
