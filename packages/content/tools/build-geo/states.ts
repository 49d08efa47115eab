import { readFileSync } from 'node:fs';
import { geoBounds, geoCentroid } from 'd3-geo';
import { feature, neighbors } from 'topojson-client';
import type { StateArea } from '../../src/search/place-tables.ts';
import type { StateRecord } from '../../src/schema/index.ts';
import { compare, computeCenter, TERRITORIES } from './postal-codes.ts';
import type { Fsa, Zip } from './postal-codes.ts';
import { usAtlas } from './sources.ts';

const { states: collection } = usAtlas.objects;
if (collection?.type !== 'GeometryCollection') throw new Error('us-atlas has no collection of states.');
const geometries = collection.geometries;

/** The shapes of the states, by their English names of the Census. */
export const stateShapes: ReadonlyMap<string, Parameters<typeof geoCentroid>[0]> = new Map(
  feature(usAtlas, collection).features.map((shape) => [getName(shape), shape] as const),
);

function getName({ properties }: { properties?: object | null }): string {
  return properties !== undefined && properties !== null && 'name' in properties
    ? String(properties.name)
    : '';
}

/** States, territories and provinces with center, bounding box and neighbors; names from the dataset. */
export function buildStates(fsas: readonly Fsa[], zips: readonly Zip[]): StateArea[] {
  const records = JSON.parse(
    readFileSync(new URL('../../datasets/states.json', import.meta.url), 'utf8'),
  ) as StateRecord[];
  const codes = new Map(
    records.filter(({ country }) => country === 'US').map(({ code, name }) => [name.en, code]),
  );
  const beside = neighbors(geometries as Parameters<typeof neighbors>[0]);
  return records
    .map((record): StateArea => {
      if (record.country === 'CA' || TERRITORIES.has(record.code)) {
        const codes = [...fsas, ...zips].filter(({ state }) => state === record.code);
        return { ...record, ...getExtent(codes), neighbours: [] };
      }
      const index = geometries.findIndex((geometry) => getName(geometry) === record.name.en);
      const neighbours = (beside[index] ?? []).flatMap((other) => {
        const geometry = geometries[other];
        // A state of several shapes that share an edge would be its own neighbor.
        return geometry === undefined || other === index ? [] : (codes.get(getName(geometry)) ?? []);
      });
      return { ...record, ...getShape(record.name.en), neighbours: neighbours.sort(compare) };
    })
    .sort((a, b) => compare(a.country, b.country) * -1 || compare(a.code, b.code));
}

function getShape(name: string): Pick<StateArea, 'lat' | 'long' | 'box'> {
  const shape = stateShapes.get(name);
  if (shape === undefined) throw new Error(`us-atlas has no shape of ${name}.`);
  const [[west, south], [east, north]] = geoBounds(shape);
  const [long, lat] = geoCentroid(shape);
  return rounded(lat, long, { west, south, east, north });
}

/** No package has shapes of provinces, and islands are mostly sea: center and bounding box of the postal codes. */
function getExtent(codes: readonly (Fsa | Zip)[]): Pick<StateArea, 'lat' | 'long' | 'box'> {
  const { lat, long } = computeCenter(codes);
  const [lats, longs] = [codes.map((code) => code.lat), codes.map((code) => code.long)];
  const box = {
    west: Math.min(...longs),
    south: Math.min(...lats),
    east: Math.max(...longs),
    north: Math.max(...lats),
  };
  return rounded(lat, long, box);
}

const hundredth = (number: number) => Math.round(number * 100) / 100;

function rounded(lat: number, long: number, { west, south, east, north }: StateArea['box']) {
  return {
    lat: hundredth(lat),
    long: hundredth(long),
    box: { west: hundredth(west), south: hundredth(south), east: hundredth(east), north: hundredth(north) },
  };
}
