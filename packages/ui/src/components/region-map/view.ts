/** Left, top, width and height of the whole map, in its own units: an SVG `viewBox`. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** A place on the map, in the map's units. */
export type Point = { x: number; y: number };

/** The part of the map in view: a rectangle of the map's own proportions, `2 ** level` times enlarged. */
export type View = Point & { level: number; width: number; height: number };

/** The deepest level: 64 times. On a map of the United States half a mile is then some 20 pixels wide. */
export const MAX_LEVEL = 6;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The view at a level around a place, moved where needed so that it never leaves the map. */
export function viewAround([left, top, width, height]: ViewBox, level: number, center: Point): View {
  const depth = between(level, 0, MAX_LEVEL);
  const [across, down] = [width / 2 ** depth, height / 2 ** depth];
  return {
    level: depth,
    x: between(center.x - across / 2, left, left + width - across),
    y: between(center.y - down / 2, top, top + height - down),
    width: across,
    height: down,
  };
}

/** The whole map. */
export const wholeView = (viewBox: ViewBox): View => viewAround(viewBox, 0, { x: viewBox[0], y: viewBox[1] });

/** The deepest view that shows all of a part of the map; a part that a view has reported gives that view again. */
export function viewShowing(viewBox: ViewBox, part: Point & { width: number; height: number }): View {
  const room = Math.min(viewBox[2] / part.width, viewBox[3] / part.height);
  // Rounded to a fraction of a level, since a reported part may have been written down with few digits.
  return viewAround(viewBox, Math.floor(Math.log2(room) + 0.01), getCenter(part));
}

export const getCenter = ({ x, y, width, height }: Point & { width: number; height: number }): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** True when the view shows the place, its edges included. */
export const containsPoint = (view: Point & { width: number; height: number }, { x, y }: Point): boolean =>
  x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;

/** Goes levels deeper (or, with a negative number, back), while `about` stays where it is on the screen. */
export function zoomBy(viewBox: ViewBox, view: View, levels: number, about: Point = getCenter(view)): View {
  const level = between(view.level + levels, 0, MAX_LEVEL);
  const factor = 2 ** (view.level - level);
  const center = getCenter(view);
  return viewAround(viewBox, level, {
    x: about.x + (center.x - about.x) * factor,
    y: about.y + (center.y - about.y) * factor,
  });
}

/** Moves by parts of the view: `{ x: 0.5, y: 0 }` goes half a view to the right. */
export function panBy(viewBox: ViewBox, view: View, parts: Point): View {
  const { x, y } = getCenter(view);
  return viewAround(viewBox, view.level, { x: x + parts.x * view.width, y: y + parts.y * view.height });
}

/** Part of the view that the places of an opened cluster may fill, so that none is at its very edge. */
const FILLED = 0.8;

/**
 * The deepest view that shows all the places, but always at least one level deeper than the view given.
 * Where that is too deep for all of them, the first one is in the middle.
 */
export function fitBounds(viewBox: ViewBox, view: View, places: readonly [Point, ...Point[]]): View {
  const extent = getBounds(places);
  const room = Math.min((viewBox[2] * FILLED) / extent.width, (viewBox[3] * FILLED) / extent.height);
  const level = Math.max(Math.floor(Math.log2(room)), view.level + 1);
  const middle = { x: extent.x + extent.width / 2, y: extent.y + extent.height / 2 };
  const fitting = viewAround(viewBox, level, middle);
  return places.every((place) => containsPoint(fitting, place))
    ? fitting
    : viewAround(viewBox, level, places[0]);
}

/** Room around the places of a fitted view, as a part of their extent. */
const MARGIN = 0.1;

/**
 * The part of the map to show so that all the places are in view with some room around them, for `view`; the whole map
 * without a place.
 * @param maxLevel How far the map may be enlarged, 0 to 6: a single place has no extent. Default 4, 16 times.
 */
export function fitView(
  viewBox: ViewBox,
  places: readonly Point[],
  maxLevel = 4,
): { x: number; y: number; width: number; height: number } {
  const [left, top, width, height] = viewBox;
  if (places.length === 0) return { x: left, y: top, width, height };
  const extent = getBounds(places);
  const least = 2 ** -between(maxLevel, 0, MAX_LEVEL);
  const center = getCenter(extent);
  const across = Math.max(extent.width * (1 + 2 * MARGIN), width * least);
  const down = Math.max(extent.height * (1 + 2 * MARGIN), height * least);
  const part = { x: center.x - across / 2, y: center.y - down / 2, width: across, height: down };
  const view = viewShowing(viewBox, part);
  return { x: view.x, y: view.y, width: view.width, height: view.height };
}

/** The smallest rectangle around the places. */
export function getBounds(places: readonly Point[]): Point & { width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of places) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Width of an element and size of the reader's text, both in pixels. */
export type FrameSize = { width: number; rem: number };

/** A region of the map, such as a state. */
export type MapArea = {
  /** Unique on its map. */
  code: string;
  name: string;
  /** Outline in the map's units: the `d` of an SVG path. */
  path: string;
  /** A short name, drawn in the middle of the area where it has room; `width` is that room. Default: none. */
  label?: { text: string; x: number; y: number; width: number } | undefined;
};

// Markers

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
