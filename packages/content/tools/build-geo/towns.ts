import { distanceInMiles } from '../../src/search/geography.ts';
import { normalizePlaceName } from '../../src/search/normalize-place-name.ts';
import { compare, computeCenter, TERRITORIES } from './postal-codes.ts';
import type { Zip } from './postal-codes.ts';
import { cities } from './sources.ts';

/**
 * A town; `population` is 0 when unknown. `alias` is another name that people search for. A part of a town, such as
 * Harlem, has `isPart`: GeoNames often gives it the population of the whole.
 */
export type Town = {
  name: string;
  state: string;
  lat: number;
  long: number;
  population: number;
  alias: string;
  isPart: boolean;
};

/** GeoNames numbers the provinces of Canada. */
const PROVINCES: Record<string, string> = {
  ...{ '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON', '09': 'PE' },
  ...{ '10': 'QC', '11': 'SK', '12': 'YT', '13': 'NT', '14': 'NU' },
};

/** Wrong populations in the source: small places with the number of a large neighbor. */
const WRONG_POPULATIONS = new Set([
  'Ironville, KY',
  'Meads, KY',
  'New South Memphis, TN',
  'South Boston, MA',
]);

/** Names that differ from the postal name. */
const NAMES: Record<string, string> = {
  'New York City, NY': 'New York',
  'Washington, D.C., DC': 'Washington',
};

/** Other names of large cities, in English and Spanish. */
const ALIASES: Record<string, string[]> = {
  'New York, NY': ['New York City', 'NYC', 'NY', 'Nueva York', 'Ciudad de Nueva York'],
  'Los Angeles, CA': ['LA'],
  'Philadelphia, PA': ['Filadelfia', 'Philly'],
  'San Francisco, CA': ['SF', 'San Fran'],
  'Las Vegas, NV': ['Vegas'],
  'Kansas City, MO': ['KC'],
  'Oklahoma City, OK': ['OKC'],
  'Salt Lake City, UT': ['SLC'],
  'Minneapolis, MN': ['Mpls'],
  'Indianapolis, IN': ['Indy'],
  'Albuquerque, NM': ['ABQ'],
  'Atlanta, GA': ['ATL'],
  'St. Petersburg, FL': ['St. Pete'],
  'New Orleans, LA': ['Nueva Orleans', 'Nueva Orleáns', 'NOLA'],
  'Québec, QC': ['Quebec City', 'Ciudad de Quebec', 'Ville de Québec'],
  'Washington, DC': ['Washington City', 'DC'],
  'Lexington, KY': ['Lexington-Fayette'],
};

/** The same postal codes with the town's own spelling where it is known: "Mayagüez", not "Mayaguez". */
export function spelledAsTowns(zips: readonly Zip[]): Zip[] {
  const names = new Map(
    largerTowns().map(({ name, state }) => [`${normalizePlaceName(name)} ${state}`, name]),
  );
  return zips.map((zip) => ({
    ...zip,
    town: names.get(`${normalizePlaceName(zip.town)} ${zip.state}`) ?? zip.town,
  }));
}

/**
 * Towns of GeoNames, then smaller places that only postal codes have, at the center of those codes. Of two namesakes in a
 * state the one that their postal codes are near is the town: the other, however large, has another town's address.
 */
export function buildTowns(zips: readonly Zip[]): Town[] {
  const zipsByTown = Map.groupBy(
    zips.filter(({ town }) => normalizePlaceName(town) !== ''),
    ({ town, state }) => `${normalizePlaceName(town)} ${state}`,
  );
  const towns = new Map<string, Town>();
  const add = (town: Town) => {
    const key = `${normalizePlaceName(town.alias || town.name)} ${town.state}`;
    const known = towns.get(key);
    const group = zipsByTown.get(key) ?? [];
    if (known === undefined || isRather(town, known, group)) towns.set(key, town);
  };
  for (const town of largerTowns()) add(town);
  for (const [key, group] of zipsByTown) {
    const { town: name = '', state = '' } = group[0] ?? {};
    if (!towns.has(key))
      add({ name, state, ...computeCenter(group), population: 0, alias: '', isPart: false });
  }
  for (const town of [...towns.values()])
    for (const alias of ALIASES[`${town.name}, ${town.state}`] ?? []) add({ ...town, alias });
  return [...towns.values()].sort(
    (a, b) =>
      compare(normalizePlaceName(a.alias || a.name), normalizePlaceName(b.alias || b.name)) ||
      b.population - a.population ||
      compare(a.state, b.state),
  );
}

/** In miles: two records this much apart may be of one town, and the smaller one is a leftover. */
const SAME_TOWN = 5;

function isRather(town: Town, known: Town, zips: readonly Zip[]): boolean {
  const getMiles = (from: Town) => Math.min(...zips.map((zip) => distanceInMiles(from, zip)));
  const farther = zips.length > 0 ? getMiles(town) - getMiles(known) : 0;
  return Math.abs(farther) > SAME_TOWN ? farther < 0 : town.population > known.population;
}

function largerTowns(): Town[] {
  return cities.flatMap(({ name: given, country, featureCode, adminCode, population, loc }) => {
    const state = findState(country, adminCode);
    // PPLL and PPLQ are farms and abandoned places; a county's office building is not a town.
    if (state === undefined || /^PPL[LQ]$/.test(featureCode) || / Courthouse Annex$/.test(given)) return [];
    const name = NAMES[`${given}, ${state}`] ?? given;
    const [long, lat] = loc.coordinates;
    const known = WRONG_POPULATIONS.has(`${name}, ${state}`) ? 0 : population;
    // PPLX is a section of a populated place.
    return [{ name, state, lat, long, population: known, alias: '', isPart: featureCode === 'PPLX' }];
  });
}

function findState(country: string, adminCode: string): string | undefined {
  if (country === 'US') return adminCode;
  if (country === 'PR' || TERRITORIES.has(country)) return country;
  return country === 'CA' ? PROVINCES[adminCode] : undefined;
}
