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
