import { geoStream } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { SiteMap } from '../../src/search/place-tables.ts';
import type { StateArea } from '../../src/search/place-tables.ts';
import { outline } from './outline.ts';
import { VIEW_BOX } from '../../src/search/map-projection.ts';
import { findLabelPlace } from './label-place.ts';
import { INSETS, puertoRicoProjection, statesProjection } from './projection.ts';
import { TERRITORIES } from './postal-codes.ts';
import { stateShapes } from './states.ts';

/** The outlines of the 50 states, the District of Columbia and Puerto Rico, projected. */
export function buildMap(states: readonly StateArea[]): Omit<SiteMap, 'towns'> {
  return {
    viewBox: [...VIEW_BOX],
    insets: INSETS.map((inset) => ({ ...inset })),
    states: states.filter(isDrawn).map(({ code, name }) => {
      const drawn = getRings(name.en, code);
      return { code, path: outline(drawn), label: findLabelPlace(drawn) };
    }),
  };
}

/** The map units of one unit of the still: about a pixel of the map beside the list. */
const STILL_UNIT = 5;

/** The map without any names, for where it has not loaded yet: in a gray for light and dark pages and forced colors. */
export function drawStill(states: readonly StateArea[]): string {
  const [x, y, width, height] = VIEW_BOX.map((number) => number / STILL_UNIT);
  const outlines = states
    .filter(isDrawn)
    .map(({ code, name }) =>
      outline(
        getRings(name.en, code).map((ring) =>
          ring.map(([x, y]) => [x / STILL_UNIT, y / STILL_UNIT] as const),
        ),
      ),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].join(' ')}"><path fill="#78898f" fill-opacity=".15" stroke="#78898f" stroke-width=".8" d="${outlines.join('')}"/></svg>\n`;
}

const isDrawn = ({ country, code }: StateArea): boolean => country === 'US' && !TERRITORIES.has(code);

const getRings = (name: string, code: string) =>
  rings(name, code === 'PR' ? puertoRicoProjection : statesProjection);

function rings(name: string, projection: GeoProjection): [number, number][][] {
  const shape = stateShapes.get(name);
  if (shape === undefined) throw new Error(`us-atlas has no shape of ${name}.`);
  const found: [number, number][][] = [];
  geoStream(
    shape,
    projection.stream({
      point: (x, y) => found.at(-1)?.push([x, y]),
      lineStart: () => found.push([]),
      lineEnd: () => undefined,
      polygonStart: () => undefined,
      polygonEnd: () => undefined,
    }),
  );
  return found;
}
