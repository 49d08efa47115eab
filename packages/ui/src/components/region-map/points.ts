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

/** Whether errors also say why they matter and what to do. */
const isDevelopment = process.env.NODE_ENV !== 'production';

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
      const advice = isDevelopment
        ? ' It has no place on the map, so people would not find it there, or find it in a wrong place. Give both coordinates as numbers in the units of viewBox, or leave the point out.'
        : '';
      throw new TypeError(
        `[@longcovid/ui] RegionMap: The point “${point.id}” is at ${point.x}, ${point.y}.${advice}`,
      );
    }
    if (seen.has(point.id)) {
      const advice = isDevelopment
        ? ' A person who chooses one of them would get the other. Give each point an id of its own.'
        : '';
      throw new Error(`[@longcovid/ui] RegionMap: Two points have the id “${point.id}”.${advice}`);
    }
    seen.add(point.id);
    (containsPoint(whole, point) ? inside : outside).push(point);
  }
  return { inside, outside };
}

/** Warns a developer of the points that the map leaves out. */
export function warnOutsideView(outside: readonly MapMarker[]): void {
  const [first] = outside;
  if (process.env.NODE_ENV === 'production' || !first) return;
  console.warn(
    `[@longcovid/ui] RegionMap: ${outside.length} of the points are outside viewBox, the first is “${first.id}” at ${first.x}, ${first.y}. ` +
      'The map cannot show them; a text has their number. ' +
      'Correct the coordinates, or be sure that the list beside the map has these places.',
  );
}
