import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeTables } from '../search/place-tables.ts';
import type { MapPoints, PlaceTables, SiteMap, StateArea } from '../search/place-tables.ts';
import { packageFolder } from './package-folder.ts';

/**
 * A table that the browser fetches from under `/geo/`: `zip/871.json`, `zip3.json`, `town/sa.json`, `fsa.json`,
 * `names.json` or `states.json`.
 */
export type GeoShard = { file: string; json: string };

/** Every table as a file, which a site serves under `/geo/`. Node only. */
export function geoShards(): GeoShard[] {
  return Object.entries(shards()).map(([file, table]) => ({ file, json: JSON.stringify(table) }));
}

/** The same tables in memory, for servers and tests. Node only. */
export function loadPlaceTables(): PlaceTables {
  const tables = shards();
  // A name like `toString` must not be found on the object's prototype.
  return placeTables((file) => Promise.resolve(Object.hasOwn(tables, file) ? tables[file] : null));
}

/** States and provinces with center, bounding box and neighbors. Node only. */
export const loadStateAreas = (): StateArea[] => readGeo<StateArea[]>('states');

/** The outlines of the states and the point of each study site on the map. Node only. */
export const loadSiteMap = (): { map: SiteMap; points: MapPoints } => ({
  map: readGeo<SiteMap>('map'),
  points: readGeo<MapPoints>('points'),
});

let cachedMap: Record<string, unknown> | undefined;
const shards = () =>
  (cachedMap ??= { ...readGeo<Record<string, unknown>>('shards'), 'states.json': loadStateAreas() });

const loaded = new Map<string, unknown>();

/** The build validated the files. A service reads each once, since every search asks for some. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- names the type at the call
function readGeo<T>(name: string): T {
  if (!loaded.has(name))
    loaded.set(name, JSON.parse(readFileSync(join(packageFolder(), 'dist/geo', `${name}.json`), 'utf8')));
  return loaded.get(name) as T;
}
