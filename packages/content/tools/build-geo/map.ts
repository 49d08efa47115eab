import { geoStream } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { SiteMap } from '../../src/search/place-tables.ts';
import type { StateArea } from '../../src/search/place-tables.ts';
import { outline } from './outline.ts';
import { INSETS, puertoRicoProjection, statesProjection, VIEW_BOX } from './projection.ts';
import { stateShapes } from './states.ts';

/** The outlines of the 50 states, the District of Columbia and Puerto Rico, projected. */
export function buildMap(states: readonly StateArea[]): SiteMap {
  return {
    viewBox: [...VIEW_BOX],
    insets: INSETS.map((inset) => ({ ...inset })),
    states: states
      .filter(({ country }) => country === 'US')
      .map(({ code, name }) => ({
        code,
        path: outline(rings(name.en, code === 'PR' ? puertoRicoProjection : statesProjection)),
      })),
  };
}

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
