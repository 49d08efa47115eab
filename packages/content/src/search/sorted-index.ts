import type { StudySite } from '../index.ts';
import { directionTo, distanceInMiles } from './geography.ts';
import type { Point } from './geography.ts';
import type { EnrollmentProfile } from './match-filters.ts';
import type { FoundStudySite } from './study-site-query.ts';

/**
 * All study sites in an order. What a search asks of each one stands in columns beside them: numbers side by side are
 * read more quickly than objects all over the memory.
 */
export type SortedIndex = {
  found: readonly FoundStudySite[];
  /** Each different offer once, and for each study site the number of its own. */
  offers: readonly EnrollmentProfile[];
  profileIndexes: Uint32Array;
  /** From the place, in miles; infinite without one. */
  miles: Float64Array;
};

/** Each different offer once, and its number for each study site. */
type Profiles = { offers: readonly EnrollmentProfile[]; indexByStudySite: ReadonlyMap<StudySite, number> };

type CacheEntry = {
  given: readonly StudySite[];
  offers: Profiles;
  byName: SortedIndex;
  /** The last place and order that were asked for; a visitor changes filters far more often. */
  from: { place: Point; by: 'distance' | 'name'; inOrder: SortedIndex } | null;
};

const cache = new WeakMap<readonly StudySite[], CacheEntry>();
const names = new Intl.Collator('en', { numeric: true });

/**
 * All study sites by distance from a place, or by name; equal distances by name, equal names by id; numbers in names
 * count as numbers. Measuring and ordering 10,000 takes longer than all the rest of a search, so both are kept beside
 * the list for the next one. The given list is not changed; when it has changed, all is done again.
 */
export function getSortedIndex(
  studySites: readonly StudySite[],
  place: Point | null,
  by: 'distance' | 'name',
): SortedIndex {
  let known = cache.get(studySites);
  if (known === undefined || !isSame(known.given, studySites)) {
    const sorted = studySites.toSorted((a, b) => names.compare(a.name, b.name) || names.compare(a.id, b.id));
    const offers = groupProfiles(studySites);
    const byName = inColumns(
      sorted.map((studySite) => ({ studySite })),
      offers,
    );
    known = { given: [...studySites], offers, byName, from: null };
    cache.set(studySites, known);
  }
  if (place === null) return known.byName;
  const { from } = known;
  if (from?.by === by && from.place.lat === place.lat && from.place.long === place.long) return from.inOrder;
  const byName = known.byName.found.map(({ studySite }) => measured(studySite, place));
  const found = by === 'name' ? byName : byName.toSorted((a, b) => a.distanceMiles - b.distanceMiles);
  known.from = { place, by, inOrder: inColumns(found, known.offers) };
  return known.from.inOrder;
}

const isSame = (a: readonly StudySite[], b: readonly StudySite[]) =>
  a.length === b.length && a.every((studySite, index) => studySite === b[index]);

function groupProfiles(studySites: readonly StudySite[]): Profiles {
  const offers: EnrollmentProfile[] = [];
  const numbers = new Map<string, number>();
  const indexByStudySite = new Map<StudySite, number>();
  for (const studySite of studySites) {
    const key = getProfileKey(studySite);
    const number = numbers.get(key) ?? offers.push(studySite) - 1;
    numbers.set(key, number);
    indexByStudySite.set(studySite, number);
  }
  return { offers, indexByStudySite };
}

const inColumns = (
  found: readonly FoundStudySite[],
  { offers, indexByStudySite }: Profiles,
): SortedIndex => ({
  found,
  offers,
  profileIndexes: Uint32Array.from(found, ({ studySite }) => indexByStudySite.get(studySite) as number),
  miles: Float64Array.from(found, ({ distanceMiles }) => distanceMiles ?? Infinity),
});

/** `offer`: its number among `offers`; `miles`: infinite without a place. */
export function forEachEntry(
  { found, profileIndexes, miles }: SortedIndex,
  visit: (found: FoundStudySite, offer: number, miles: number) => void,
): void {
  found.forEach((each, index) => visit(each, profileIndexes[index] as number, miles[index] as number));
}

/** The same for study sites that offer the same. */
const getProfileKey = ({ cohorts, covidConditions, offSite, specialty }: EnrollmentProfile) =>
  `${cohorts.map(({ cohort, status }) => `${cohort} ${status}`).join()} ${covidConditions.join()} ${offSite} ${specialty}`;

function measured(studySite: StudySite, place: Point) {
  const distanceMiles = distanceInMiles(place, studySite);
  const direction = distanceMiles === 0 ? null : directionTo(place, studySite);
  return direction === null ? { studySite, distanceMiles } : { studySite, distanceMiles, direction };
}
