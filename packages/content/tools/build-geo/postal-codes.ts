import { distanceInMiles } from '../../src/search/geography.ts';
import type { Point } from '../../src/search/geography.ts';
import { censusZips, geoNamesZips, otherCodes } from './sources.ts';

/** A postal code of the US or its territories, and its town. */
export type Zip = { zip: string; lat: number; long: number; state: string; town: string };

/** A forward sortation area: the first three characters of a Canadian postal code. */
export type Fsa = { fsa: string; lat: number; long: number; state: string };

/** The center of the postal codes that begin with three digits, and the state of most of them. */
export type Zip3 = { prefix: string; lat: number; long: number; state: string };

/** The territories, which are neither on the map nor in the Census areas. */
export const TERRITORIES: ReadonlySet<string> = new Set(['VI', 'GU', 'AS', 'MP']);

/** The postal codes that only zipcodes has: Puerto Rico and the territories, without the military ones. */
const FROM_OTHERS = new Set(['PR', ...TERRITORIES]);

const PROVINCES: Record<string, string> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON' },
  ...{ N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT' },
};
const NUNAVUT = new Set(['X0A', 'X0B', 'X0C']);

/**
 * GeoNames has campus and post-office-box codes (68198, 87131, 94143) that the Census lacks; the Census has better
 * points for the rest. Puerto Rico is only in the Census (areas) and in zipcodes (the remaining codes).
 */
export function buildZips(): Zip[] {
  const zips = new Map<string, Zip>();
  for (const { zip, lat, long, city, state } of otherZips())
    if (FROM_OTHERS.has(state)) zips.set(zip, { zip, lat, long, state, town: properName(city) });
  for (const { zip, town, state, lat, long } of geoNamesZips())
    if (state !== '' && state !== 'MH') zips.set(zip, { zip, lat, long, state, town });
  for (const [zip, { latitude: lat, longitude: long }] of Object.entries(censusZips)) {
    const known = zips.get(zip);
    zips.set(zip, {
      zip,
      lat,
      long,
      state: known?.state ?? otherCodes[zip]?.state ?? '',
      town: known?.town ?? '',
    });
  }
  return withStates([...zips.values()].sort((a, b) => compare(a.zip, b.zip)));
}

export function buildZip3(zips: readonly Zip[]): Zip3[] {
  return [...Map.groupBy(zips, ({ zip }) => zip.slice(0, 3))].map(([prefix, group]) => ({
    prefix,
    ...computeCenter(withoutFarOff(group)),
    state: mostCommon(group.map(({ state }) => state)),
  }));
}

/** In miles: Wake Island and American Samoa are in groups of Hawaii, and would draw their centers into the ocean. */
const FAR_OFF = 1500;

function withoutFarOff(zips: readonly Zip[]): Zip[] {
  const middle = {
    lat: computeMedian(zips.map(({ lat }) => lat)),
    long: computeMedian(zips.map(({ long }) => long)),
  };
  return zips.filter((zip) => distanceInMiles(middle, zip) < FAR_OFF);
}

const computeMedian = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Excludes nine areas without coordinates in the source. Its city names are corrupt and not used. */
export function buildFsas(): Fsa[] {
  return Object.values(otherCodes)
    .filter(({ country }) => country === 'Canada')
    .flatMap(({ zip: fsa, latitude: lat, longitude: long }) =>
      lat === undefined || long === undefined || !(lat > 40) || !(long < 0)
        ? []
        : [{ fsa, lat, long, state: getProvince(fsa) }],
    )
    .sort((a, b) => compare(a.fsa, b.fsa));
}

function getProvince(fsa: string): string {
  return PROVINCES[fsa.charAt(0)] ?? (NUNAVUT.has(fsa) ? 'NU' : 'NT');
}

function otherZips() {
  return Object.values(otherCodes).flatMap(({ zip, latitude: lat, longitude: long, city, state, country }) =>
    country !== 'US' || lat === undefined || long === undefined ? [] : [{ zip, lat, long, city, state }],
  );
}

/** A code without a state in any source is in the state of its neighbors. */
function withStates(zips: Zip[]): Zip[] {
  const states = new Map(
    [...Map.groupBy(zips, ({ zip }) => zip.slice(0, 3))].map(([prefix, group]) => [
      prefix,
      mostCommon(group.map(({ state }) => state).filter((state) => state !== '')),
    ]),
  );
  return zips.map((zip) =>
    zip.state === '' ? { ...zip, state: states.get(zip.zip.slice(0, 3)) ?? '' } : zip,
  );
}

/** The mean of the points; no group crosses the date line. */
export function computeCenter(points: readonly Point[]): Point {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return { lat: mean(points.map(({ lat }) => lat)), long: mean(points.map(({ long }) => long)) };
}

function mostCommon(values: readonly string[]): string {
  const groups = [...Map.groupBy(values, (value) => value)].sort(
    ([a, first], [b, second]) => second.length - first.length || compare(a, b),
  );
  return groups[0]?.[0] ?? '';
}

/** Some names are in capitals in the source. */
function properName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());
}

/** By code unit, independent of the locale. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
