/** Map units; a strip at the top is reserved for study sites in Canada. */
const WIDTH = 1950;
const HEIGHT = 1280;
const CANADA_STRIP = 60;

/** The `viewBox` of the map: left, top, width, height. */
export const VIEW_BOX = [0, 0, WIDTH, HEIGHT] as const;

/** Map units per radian on the mainland. */
export const MAP_SCALE = 2600;
export const MAP_CENTER = [WIDTH / 2, CANADA_STRIP + (HEIGHT - CANADA_STRIP) / 2] as const;

/** Where Puerto Rico is drawn: as an inset. */
export const PUERTO_RICO_FRAME = { x: 1683, y: 1150, width: 265, height: 110 } as const;

/**
 * Albers projections, in degrees and map units: the meridian that is vertical, the two parallels of true scale, the point
 * (relative to that meridian) that is drawn at `at`, and the scale. Those of the 50 states are d3's `geoAlbersUsa`; Puerto
 * Rico has 1.5 times the scale of the mainland, so that its towns are distinguishable.
 */
export const PROJECTIONS = {
  mainland: {
    meridian: -96,
    parallels: [29.5, 45.5],
    center: [-0.6, 38.7],
    scale: MAP_SCALE,
    at: MAP_CENTER,
  },
  alaska: {
    meridian: -154,
    parallels: [55, 65],
    center: [-2, 58.5],
    scale: MAP_SCALE * 0.35,
    at: [MAP_CENTER[0] - 0.307 * MAP_SCALE, MAP_CENTER[1] + 0.201 * MAP_SCALE],
  },
  hawaii: {
    meridian: -157,
    parallels: [8, 18],
    center: [-3, 19.9],
    scale: MAP_SCALE,
    at: [MAP_CENTER[0] - 0.205 * MAP_SCALE, MAP_CENTER[1] + 0.212 * MAP_SCALE],
  },
  puertoRico: {
    meridian: -66,
    parallels: [8, 18],
    center: [-0.57, 18.2],
    scale: MAP_SCALE * 1.5,
    at: [
      PUERTO_RICO_FRAME.x + PUERTO_RICO_FRAME.width / 2,
      PUERTO_RICO_FRAME.y + PUERTO_RICO_FRAME.height / 2,
    ],
  },
} as const;

type Projection = (typeof PROJECTIONS)[keyof typeof PROJECTIONS];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The conic equal-area projection of Albers. Source: Snyder, Map Projections: A Working Manual (USGS, 1987), p. 100. */
function albers({ meridian, parallels, center, scale, at }: Projection, lat: number, long: number) {
  const [south, north] = [Math.sin(radians(parallels[0])), Math.sin(radians(parallels[1]))];
  const n = (south + north) / 2;
  const c = 1 + south * (2 * n - south);
  const project = (degreesEast: number, degreesNorth: number) => {
    const radius = Math.sqrt(c - 2 * n * Math.sin(radians(degreesNorth))) / n;
    const angle = n * radians(degreesEast);
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  };
  const middle = project(center[0], center[1]);
  const { x, y } = project(((long - meridian + 540) % 360) - 180, lat);
  return { x: at[0] + scale * (x - middle.x), y: at[1] - scale * (y - middle.y) };
}

/** What each projection draws: its south, north, west and east end in degrees. */
const EXTENTS = [
  [50, 72, -180, -129, PROJECTIONS.alaska],
  [18.5, 23, -161, -154, PROJECTIONS.hawaii],
  [17.5, 19, -68.2, -65, PROJECTIONS.puertoRico],
  [24, 50, -125.5, -66, PROJECTIONS.mainland],
] as const;

const findProjection = (lat: number, long: number): Projection | undefined =>
  EXTENTS.find(([south, north, west, east]) => lat > south && lat < north && long > west && long < east)?.[4];

/**
 * Projects a point in degrees to map units with one decimal; null outside of the map. Canada is not on the map: its points
 * are at the top edge, at their longitude.
 */
export function projectPoint(lat: number, long: number, country = 'US'): { x: number; y: number } | null {
  if (country === 'CA') {
    const { x } = albers(PROJECTIONS.mainland, lat, long);
    return { x: tenth(Math.min(WIDTH - CANADA_STRIP, Math.max(CANADA_STRIP, x))), y: CANADA_STRIP / 2 };
  }
  const projection = findProjection(lat, long);
  if (projection === undefined) return null;
  const { x, y } = albers(projection, lat, long);
  if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT) return null;
  return { x: tenth(x), y: tenth(y) };
}

const tenth = (number: number) => Math.round(number * 10) / 10;
