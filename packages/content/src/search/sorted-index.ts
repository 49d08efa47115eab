import type { StudySite } from '../index.ts';
import { directionTo, distanceInMiles } from './geography.ts';
import type { Point } from './geography.ts';
import type { EnrollmentProfile } from './match-filters.ts';
import type { FoundStudySite } from './study-site-query.ts';

/**
 * All study sites in order, with the values that a search reads in typed arrays: these are faster to scan than objects.
 */
export type SortedIndex = {
  found: readonly FoundStudySite[];
  /** The distinct profiles; `profileIndexes` has the index of each study site's profile. */
  profiles: readonly EnrollmentProfile[];
  profileIndexes: Uint32Array;
  /** From the place, in miles; infinite without one. */
  miles: Float64Array;
};

/** The distinct profiles, and the index of each study site's profile. */
type Profiles = { profiles: readonly EnrollmentProfile[]; indexByStudySite: ReadonlyMap<StudySite, number> };

type CacheEntry = {
  given: readonly StudySite[];
  profiles: Profiles;
  byName: SortedIndex;
  /** The last requested place and order; visitors change filters far more often. */
  from: { place: Point; by: 'distance' | 'name'; inOrder: SortedIndex } | null;
};

const cache = new WeakMap<readonly StudySite[], CacheEntry>();
const names = new Intl.Collator('en', { numeric: true });

/**
 * All study sites by distance from a place, or by name; equal distances by name, equal names by id; numbers in names
 * sort numerically. Measuring and sorting 10,000 takes longer than the rest of a search, so the result is cached per
 * list until the list changes. Does not change the list.
 */
export function getSortedIndex(
  studySites: readonly StudySite[],
  place: Point | null,
  by: 'distance' | 'name',
): SortedIndex {
  let known = cache.get(studySites);
  if (known === undefined || !isSame(known.given, studySites)) {
    const sorted = studySites.toSorted((a, b) => names.compare(a.name, b.name) || names.compare(a.id, b.id));
    const profiles = groupProfiles(studySites);
    const byName = inColumns(
      sorted.map((studySite) => ({ studySite })),
      profiles,
    );
    known = { given: [...studySites], profiles, byName, from: null };
    cache.set(studySites, known);
  }
  if (place === null) return known.byName;
  const { from } = known;
  if (from?.by === by && from.place.lat === place.lat && from.place.long === place.long) return from.inOrder;
  const byName = known.byName.found.map(({ studySite }) => measured(studySite, place));
  const found = by === 'name' ? byName : byName.toSorted((a, b) => a.distanceMiles - b.distanceMiles);
  known.from = { place, by, inOrder: inColumns(found, known.profiles) };
  return known.from.inOrder;
}

const isSame = (a: readonly StudySite[], b: readonly StudySite[]) =>
  a.length === b.length && a.every((studySite, index) => studySite === b[index]);

function groupProfiles(studySites: readonly StudySite[]): Profiles {
  const profiles: EnrollmentProfile[] = [];
  const numbers = new Map<string, number>();
  const indexByStudySite = new Map<StudySite, number>();
  for (const studySite of studySites) {
    const key = getProfileKey(studySite);
    const number = numbers.get(key) ?? profiles.push(studySite) - 1;
    numbers.set(key, number);
    indexByStudySite.set(studySite, number);
  }
  return { profiles, indexByStudySite };
}

const inColumns = (
  found: readonly FoundStudySite[],
  { profiles, indexByStudySite }: Profiles,
): SortedIndex => ({
  found,
  profiles,
  profileIndexes: Uint32Array.from(found, ({ studySite }) => indexByStudySite.get(studySite) as number),
  miles: Float64Array.from(found, ({ distanceMiles }) => distanceMiles ?? Infinity),
});

/** `profileIndex`: index in `profiles`; `miles`: infinite without a place. */
export function forEachEntry(
  { found, profileIndexes, miles }: SortedIndex,
  visit: (found: FoundStudySite, profileIndex: number, miles: number) => void,
): void {
  found.forEach((each, index) => visit(each, profileIndexes[index] as number, miles[index] as number));
}

/** Equal for study sites with the same profile. */
const getProfileKey = ({ cohorts, covidConditions, offSite, specialty }: EnrollmentProfile) =>
  `${cohorts.map(({ cohort, status }) => `${cohort} ${status}`).join()} ${covidConditions.join()} ${offSite} ${specialty}`;

function measured(studySite: StudySite, place: Point) {
  const distanceMiles = distanceInMiles(place, studySite);
  const direction = distanceMiles === 0 ? null : directionTo(place, studySite);
  return direction === null ? { studySite, distanceMiles } : { studySite, distanceMiles, direction };
}
