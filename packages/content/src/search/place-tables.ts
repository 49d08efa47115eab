import type { Country, Locale } from '../index.ts';
import type { BoundingBox } from './geography.ts';
import type { PlaceNames } from './place-names.ts';

/** A state, district, territory or province as a place; `lat` and `long` are its center. */
export type StateArea = {
  code: string;
  country: Country;
  name: Record<Locale, string>;
  /** Other names that people type, such as 'Mass'. */
  aliases?: readonly string[];
  lat: number;
  long: number;
  /** Crosses the date line (Alaska) when `west` is greater than `east`. */
  box: BoundingBox;
  /** Codes of the states that share a border on land; empty for islands, Alaska and provinces. */
  neighbours: string[];
};

/** Postal codes that begin with the same three digits, by their last two; the number names one of `towns`. */
export type ZipShard = {
  towns: (readonly [name: string, state: string])[];
  zips: Partial<Record<string, readonly [lat: number, long: number, town: number]>>;
};

/** The center of each group of postal codes, by its first three digits. */
export type Zip3Table = Partial<Record<string, readonly [lat: number, long: number, state: string]>>;

/** Towns whose normalized names begin with the same two letters; `alias` is another name of the town. */
export type TownShard = (readonly [
  name: string,
  state: string,
  lat: number,
  long: number,
  population: number,
  alias?: string,
])[];

/** Canadian forward sortation areas by province, then by their three characters. */
export type FsaTable = Partial<Record<string, Partial<Record<string, readonly [lat: number, long: number]>>>>;

/**
 * The tables of places. Each method resolves to null when there is no such table, and rejects when it cannot be loaded
 * (a network failure, a broken file). The visitor's input stays with the caller: only the two or three characters of a
 * table's name are passed.
 */
export type PlaceTables = {
  zip: (first3: string) => Promise<ZipShard | null>;
  zip3: () => Promise<Zip3Table | null>;
  towns: (first2: string) => Promise<TownShard | null>;
  fsa: () => Promise<FsaTable | null>;
  states: () => Promise<StateArea[] | null>;
  /** What is suggested while somebody types. */
  names: () => Promise<PlaceNames | null>;
};

/**
 * Tables from the files of `geoShards`. Each file is read once, and again after a failure. `read` takes a path such as
 * `zip/871.json` and resolves to its JSON, or null when there is no such file.
 */
export function placeTables(read: (file: string) => Promise<unknown>): PlaceTables {
  const cache = new Map<string, Promise<unknown>>();
  // The build validated the files; `readTable` catches errors of a broken one.
  const table = <T>(file: string): Promise<T | null> => {
    let reading = cache.get(file);
    if (reading === undefined) {
      reading = read(file);
      cache.set(file, reading);
      reading.catch(() => cache.delete(file));
    }
    return reading as Promise<T | null>;
  };
  return {
    zip: (first3) => table<ZipShard>(`zip/${first3}.json`),
    zip3: () => table<Zip3Table>('zip3.json'),
    towns: (first2) => table<TownShard>(`town/${first2}.json`),
    fsa: () => table<FsaTable>('fsa.json'),
    states: () => table<StateArea[]>('states.json'),
    names: () => table<PlaceNames>('names.json'),
  };
}

/** The map of study sites in its own units; paths hold whole numbers. */
export type SiteMap = {
  viewBox: number[];
  /** Insets; each needs a visible border and the state's name. */
  insets: { state: string; x: number; y: number; width: number; height: number }[];
  /** `label`: the position of the state's name, and its maximum width there. */
  states: { code: string; path: string; label: { x: number; y: number; width: number } }[];
  /** The largest towns, the largest first. */
  towns: { name: string; x: number; y: number }[];
};

/** Where study sites are on the map, by id: on drawn land, so up to 2 units from `projectPoint`; none outside of the map. */
export type MapPoints = Partial<Record<string, { x: number; y: number }>>;
