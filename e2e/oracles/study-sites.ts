import { readFileSync } from 'node:fs';

/** A study site of the committed file. */
export type StudySiteRecord = {
  id: string;
  name: { en: string; es: string };
  city: string;
  state: string;
  country: 'US' | 'CA';
  postalCode: string;
  lat: number;
  long: number;
  cohorts: readonly { cohort: Cohort; status: 'open' | 'full' }[];
  covidConditions: readonly (2 | 3 | 4)[];
  specialty: number;
  offSite: boolean;
};

export const COHORTS = ['adult', 'pediatric', 'pregnancy', 'autopsy'] as const;
export type Cohort = (typeof COHORTS)[number];

const content = new URL('../../packages/content/', import.meta.url);

export const studySites = JSON.parse(
  readFileSync(new URL('datasets/study-sites.json', content), 'utf8'),
) as readonly StudySiteRecord[];

/** A place that a visitor can type, with its center in degrees. */
export type TypedPlace = { typed: string; lat: number; long: number; state: string };

/** Reads the rows of a committed table, whose first line names the columns. */
const readTable = (file: string): string[][] =>
  readFileSync(new URL(`geo/${file}`, content), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Every ZIP code of the states, the District of Columbia, Puerto Rico and the territories. */
export const zipCodes: readonly TypedPlace[] = readTable('zips.tsv').map(
  ([typed = '', lat, long, state = '']) => ({ typed, lat: Number(lat), long: Number(long), state }),
);

/** The first three characters of Canadian postal codes, each an area of some miles with its center. */
export const canadianAreas: readonly TypedPlace[] = readTable('fsas.tsv').map(
  ([typed = '', lat, long, state = '']) => ({ typed, lat: Number(lat), long: Number(long), state }),
);

/** Codes and names of the states and provinces. */
export const states = JSON.parse(readFileSync(new URL('datasets/states.json', content), 'utf8')) as readonly {
  code: string;
  name: { en: string; es: string };
}[];

/** Towns of the United States and Canada, with their population (0 if unknown). */
export const towns: readonly (TypedPlace & { population: number })[] = readTable('towns.tsv').map(
  ([name = '', state = '', lat, long, population]) => ({
    typed: name,
    state,
    lat: Number(lat),
    long: Number(long),
    population: Number(population),
  }),
);

/** Radius of a sphere with the Earth's volume, in miles. */
const EARTH_RADIUS = 3958.76;

/** Great-circle distance in miles, by the spherical law of cosines. */
export function milesBetween(a: { lat: number; long: number }, b: { lat: number; long: number }): number {
  const [aLat, bLat, turn] = [a.lat, b.lat, b.long - a.long].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const cosine = Math.sin(aLat) * Math.sin(bLat) + Math.cos(aLat) * Math.cos(bLat) * Math.cos(turn);
  return EARTH_RADIUS * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

export type Wanted = {
  cohort?: Cohort;
  status?: 'open' | 'full';
  /** Miles. */
  radius?: number;
  state?: string;
};

/** Finds matching study sites by brute force over the committed file, nearest first, with the distance in miles. */
export function findStudySites(
  place: { lat: number; long: number },
  { cohort, status, radius = Infinity, state }: Wanted,
): { studySite: StudySiteRecord; miles: number }[] {
  return studySites
    .filter(({ cohorts }) =>
      cohorts.some(
        (group) =>
          (cohort === undefined || group.cohort === cohort) &&
          (status === undefined || group.status === status),
      ),
    )
    .filter((studySite) => state === undefined || studySite.state === state)
    .map((studySite) => ({ studySite, miles: milesBetween(place, studySite) }))
    .filter(({ miles }) => miles <= radius)
    .toSorted((a, b) => a.miles - b.miles);
}
