/** A point in degrees north and east; west of Greenwich `long` is negative. */
export type Point = { lat: number; long: number };

/** The eight points of the compass, clockwise from north. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Mean radius of the Earth: 6371.0088 km (IUGG), in miles. */
const EARTH_RADIUS_MILES = 3958.7613;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles (haversine formula); the error is below 0.5 %. */
export function distanceInMiles(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLong = Math.sin(radians(to.long - from.long) / 2);
  const a = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLong ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The initial bearing from one point to the other; null when they are the same. */
export function directionTo(from: Point, to: Point): Direction | null {
  const [fromLat, toLat, turn] = [radians(from.lat), radians(to.lat), radians(to.long - from.long)];
  const east = Math.sin(turn) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(turn);
  if (distanceInMiles(from, to) === 0) return null;
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return DIRECTIONS[(eighths + 8) % 8] ?? null;
}

/** A box on the map; it crosses the date line when `west` is greater than `east`. */
export type BoundingBox = { west: number; south: number; east: number; north: number };

/** Includes the edge of the box. */
export function isInside({ lat, long }: Point, { west, south, east, north }: BoundingBox): boolean {
  const between = west <= east ? long >= west && long <= east : long >= west || long <= east;
  return between && lat >= south && lat <= north;
}
