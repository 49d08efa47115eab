import { readFileSync } from 'node:fs';
import type { StudySite } from '../src/index.ts';
import { normalizePlaceName, getTownShard } from '../src/search/normalize-place-name.ts';
import type {
  FsaTable,
  MapPoints,
  SiteMap,
  TownShard,
  Zip3Table,
  ZipShard,
} from '../src/search/place-tables.ts';
import { getTownSize, packZips, SUGGESTED_POPULATION, type PlaceNames } from '../src/search/place-names.ts';
import { projectPoint } from '../src/search/map-projection.ts';
import { findLand } from './find-land.ts';
import { parseRings } from './rings.ts';

const folder = new URL('../geo/', import.meta.url);

/**
 * The contents of `dist/geo`: the shards of all tables by file name, states, the map, and the point of each study site
 * on it. The shards are one file there; the site writes one file each.
 */
export function buildGeography(studySites: readonly StudySite[]): Map<string, unknown> {
  return new Map<string, unknown>([
    ['geo/shards.json', Object.fromEntries(shards())],
    ['geo/states.json', readJson('states.json')],
    ['geo/map.json', { ...(readJson('map.json') as object), towns: mapTowns() }],
    ['geo/points.json', mapPoints(studySites)],
  ]);
}

/** All of them: `zip/<3 digits>.json`, `zip3.json`, `town/<2 letters>.json`, `fsa.json`, `names.json`. */
function shards(): [file: string, table: unknown][] {
  const zip3: Zip3Table = Object.fromEntries(
    readRows('zip3.tsv').map(([prefix = '', lat, long, state = '']): [string, Zip3Table[string]] => [
      prefix,
      [Number(lat), Number(long), state],
    ]),
  );
  const fsas = Map.groupBy(readRows('fsas.tsv'), ([, , , province = '']) => province);
  const fsa: FsaTable = Object.fromEntries(
    [...fsas].map(([province, rows]): [string, FsaTable[string]] => [
      province,
      Object.fromEntries(
        rows.map(([code = '', lat, long]): [string, [number, number]] => [code, [Number(lat), Number(long)]]),
      ),
    ]),
  );
  const zips = Map.groupBy(readRows('zips.tsv'), ([zip = '']) => zip.slice(0, 3));
  const towns = Map.groupBy(townRows(), ([name, , , , , alias]) =>
    getTownShard(normalizePlaceName(alias ?? name)),
  );
  return [
    ...ZIP_PREFIXES.map((prefix): [string, ZipShard] => [
      `zip/${prefix}.json`,
      zipShard(zips.get(prefix) ?? []),
    ]),
    ['zip3.json', zip3],
    ...TOWN_PREFIXES.map((prefix): [string, TownShard] => [`town/${prefix}.json`, towns.get(prefix) ?? []]),
    ['fsa.json', fsa],
    ['names.json', placeNames()],
  ];
}

/** A part of a town ranks as a small town: GeoNames often gives it the population of the whole. */
const MAX_PART_SIZE = 3;

/** The names that are suggested while somebody types. */
function placeNames(): PlaceNames {
  const rows = townRows();
  const towns = rows.filter(([, , , , population, alias]) => !alias && population >= SUGGESTED_POPULATION);
  const byState = [...Map.groupBy(towns, ([, state]) => state)];
  const zips = Map.groupBy(readRows('zips.tsv'), ([, , , state = '']) => state);
  const fsas = Map.groupBy(readRows('fsas.tsv'), ([, , , province = '']) => province);
  return {
    towns: Object.fromEntries(
      byState.map(([state, group]) => [state, group.map(([name]) => name).join('\n')]),
    ),
    sizes: Object.fromEntries(
      byState.map(([state, group]) => [
        state,
        group.map((town) => Math.min(getTownSize(town[4]), isPart(town) ? MAX_PART_SIZE : Infinity)).join(''),
      ]),
    ),
    // Two letters are rather a state, or the beginning of a name.
    aliases: rows.flatMap(([name, state, , , , alias]) =>
      alias && alias.length > 2 ? [[alias, `${name}, ${state}`] as const] : [],
    ),
    zips: Object.fromEntries(
      [...zips].map(([state, group]) => [state, packZips(group.map(([zip]) => Number(zip)))]),
    ),
    fsas: Object.fromEntries(
      [...fsas].map(([province, group]) => [province, group.map(([code]) => code).join(' ')]),
    ),
  };
}

/** Every prefix has a table, even an empty one, so that a typing error is not a failed request in the browser. */
const ZIP_PREFIXES = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'));
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const TOWN_PREFIXES = [...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)), '00'];

function zipShard(rows: string[][]): ZipShard {
  const names = [...new Set(rows.map(([, , , state, town]) => `${town}\t${state}`))];
  return {
    towns: names.map((name): [string, string] => {
      const [town = '', state = ''] = name.split('\t');
      return [town, state];
    }),
    zips: Object.fromEntries(
      rows.map(([zip = '', lat, long, state, town]) => [
        zip.slice(3),
        [Number(lat), Number(long), names.indexOf(`${town}\t${state}`)],
      ]),
    ),
  };
}

/** Large towns of the map give orientation when it is enlarged. */
const MAP_TOWNS = 80;

function mapTowns(): SiteMap['towns'] {
  const showOnMap = createMapPointFinder();
  const drawn = new Set((readJson('map.json') as SiteMap).states.map(({ code }) => code));
  return (
    townRows()
      // A row with another name of a town repeats it; a part of a town has its point.
      .filter((town) => town[5] === undefined && drawn.has(town[1]) && !isPart(town))
      .sort(([, , , , a], [, , , , b]) => b - a)
      .flatMap(([name, state, lat, long]) => {
        const point = projectPoint(lat, long);
        return point ? [{ name, state, point }] : [];
      })
      .slice(0, MAP_TOWNS)
      .map(({ name, state, point }) => ({ name, ...showOnMap(state, point) }))
  );
}

const townRows = (): TownShard =>
  readRows('towns.tsv').map(([name = '', state = '', lat, long, population, alias]) =>
    !alias
      ? [name, state, Number(lat), Number(long), Number(population)]
      : [name, state, Number(lat), Number(long), Number(population), alias],
  );

const parts = new Set(
  readRows('towns.tsv').flatMap(([name, state, , , , , part]) => (part ? [`${name}, ${state}`] : [])),
);
const isPart = ([name, state]: TownShard[number]): boolean => parts.has(`${name}, ${state}`);

/** Excludes study sites outside of the map. */
function mapPoints(studySites: readonly StudySite[]): MapPoints {
  const showOnMap = createMapPointFinder();
  return Object.fromEntries(
    studySites.flatMap(({ id, lat, long, country, state }) => {
      const point = projectPoint(lat, long, country);
      return point === null ? [] : [[id, showOnMap(state, point)] as const];
    }),
  );
}

/** Finds where a point is shown: on the drawn land of its state where that is near, else where it is. */
function createMapPointFinder() {
  const { states } = readJson('map.json') as SiteMap;
  const land = new Map(states.map(({ code, path }) => [code, parseRings(path)]));
  return (state: string, { x, y }: { x: number; y: number }): { x: number; y: number } => {
    const [shownX, shownY] = findLand(land.get(state) ?? [], [x, y]) ?? [x, y];
    return { x: toTenths(shownX), y: toTenths(shownY) };
  };
}

const toTenths = (number: number) => Math.round(10 * number) / 10;

/** The rows below the header. */
function readRows(name: string): string[][] {
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('\t'));
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
