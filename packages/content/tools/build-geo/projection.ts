import { geoAlbersUsa, geoConicEqualArea } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';

/** Map units; a strip at the top is reserved for study sites in Canada. */
const WIDTH = 1950;
const HEIGHT = 1280;
const CANADA_STRIP = 60;

const MARGIN = 10;

/** The `viewBox` of the map: left, top, width, height. */
export const VIEW_BOX = [0, 0, WIDTH, HEIGHT] as const;

const SCALE = 2600;
const CENTRE = [WIDTH / 2, CANADA_STRIP + (HEIGHT - CANADA_STRIP) / 2] as const;

/** An inset of the map. */
export type Inset = { state: 'AK' | 'HI' | 'PR'; x: number; y: number; width: number; height: number };

/** Insets of Alaska and Hawaii as in d3's projection of the US, as fractions of the scale. */
function framed(state: 'AK' | 'HI', left: number, top: number, right: number, bottom: number): Inset {
  // Cuts off the end of the Aleutian Islands: the inset would extend beyond the map.
  const x = Math.max(MARGIN, Math.round(CENTRE[0] + left * SCALE));
  const y = Math.round(CENTRE[1] + top * SCALE);
  const [x2, y2] = [Math.round(CENTRE[0] + right * SCALE), Math.round(CENTRE[1] + bottom * SCALE)];
  return { state, x, y, width: x2 - x, height: y2 - y };
}

const PUERTO_RICO: Inset = { state: 'PR', x: 1683, y: 1150, width: 265, height: 110 };

export const INSETS: readonly Inset[] = [
  framed('AK', -0.425, 0.12, -0.214, 0.234),
  framed('HI', -0.214, 0.166, -0.115, 0.234),
  PUERTO_RICO,
];

/** The 50 states and the District of Columbia, with Alaska and Hawaii as insets. */
export const statesProjection: GeoProjection = geoAlbersUsa()
  .scale(SCALE)
  .translate([...CENTRE]);

/** Puerto Rico as an inset, 1.5 times the scale of the mainland, so that its towns are distinguishable. */
export const puertoRicoProjection: GeoProjection = geoConicEqualArea()
  .rotate([66, 0])
  .parallels([8, 18])
  .center([-0.57, 18.2])
  .scale(SCALE * 1.5)
  .translate([PUERTO_RICO.x + PUERTO_RICO.width / 2, PUERTO_RICO.y + PUERTO_RICO.height / 2]);

/** The mainland's projection without clipping. */
const beyond: GeoProjection = geoConicEqualArea()
  .rotate([96, 0])
  .center([-0.6, 38.7])
  .parallels([29.5, 45.5])
  .scale(SCALE)
  .translate([...CENTRE]);

/**
 * Projects a point to map units with one decimal; null outside of the map. Canada is not on the map: its points are at
 * the top edge, at their longitude.
 */
export function projectPoint(lat: number, long: number, country = 'US'): { x: number; y: number } | null {
  if (country === 'CA') {
    const [x = 0] = beyond([long, lat]) ?? [];
    return { x: tenth(Math.min(WIDTH - CANADA_STRIP, Math.max(CANADA_STRIP, x))), y: CANADA_STRIP / 2 };
  }
  const [x, y] = (isPuertoRico(lat, long) ? puertoRicoProjection : statesProjection)([long, lat]) ?? [];
  if (x === undefined || y === undefined || x < 0 || x > WIDTH || y < 0 || y > HEIGHT) return null;
  return { x: tenth(x), y: tenth(y) };
}

const isPuertoRico = (lat: number, long: number) => lat > 17.5 && lat < 19 && long > -68.2 && long < -65;

const tenth = (number: number) => Math.round(number * 10) / 10;
