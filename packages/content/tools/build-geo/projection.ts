import { geoAlbersUsa, geoConicEqualArea } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import { MAP_CENTER, MAP_SCALE, PROJECTIONS, PUERTO_RICO_FRAME } from '../../src/search/map-projection.ts';

const MARGIN = 10;

/** An inset of the map. */
export type Inset = { state: 'AK' | 'HI' | 'PR'; x: number; y: number; width: number; height: number };

/** Insets of Alaska and Hawaii as in d3's projection of the US, as fractions of the scale. */
function framed(state: 'AK' | 'HI', left: number, top: number, right: number, bottom: number): Inset {
  // Cuts off the end of the Aleutian Islands: the inset would extend beyond the map.
  const x = Math.max(MARGIN, Math.round(MAP_CENTER[0] + left * MAP_SCALE));
  const y = Math.round(MAP_CENTER[1] + top * MAP_SCALE);
  const [x2, y2] = [
    Math.round(MAP_CENTER[0] + right * MAP_SCALE),
    Math.round(MAP_CENTER[1] + bottom * MAP_SCALE),
  ];
  return { state, x, y, width: x2 - x, height: y2 - y };
}

export const INSETS: readonly Inset[] = [
  framed('AK', -0.425, 0.12, -0.214, 0.234),
  framed('HI', -0.214, 0.166, -0.115, 0.234),
  { state: 'PR', ...PUERTO_RICO_FRAME },
];

/** The 50 states and the District of Columbia, with Alaska and Hawaii as insets. */
export const statesProjection: GeoProjection = geoAlbersUsa()
  .scale(MAP_SCALE)
  .translate([...MAP_CENTER]);

/** Puerto Rico as an inset. */
export const puertoRicoProjection: GeoProjection = geoConicEqualArea()
  .rotate([-PROJECTIONS.puertoRico.meridian, 0])
  .parallels([...PROJECTIONS.puertoRico.parallels])
  .center([...PROJECTIONS.puertoRico.center])
  .scale(PROJECTIONS.puertoRico.scale)
  .translate([...PROJECTIONS.puertoRico.at]);
