import type { StudySite } from '../index.ts';
import { directionTo, distanceInMiles } from './geography.ts';
import type { Direction, Point } from './geography.ts';
import type { Offer } from './match-filters.ts';

/** A study site that fits; distance and direction are there when the visitor's place is known. */
export type FoundStudySite = { studySite: StudySite; distanceMiles?: number; direction?: Direction };

/**
 * All study sites in an order. What a search asks of each one stands in columns beside them: numbers side by side are
 * read more quickly than objects all over the memory.
 */
export type InOrder = {
  found: readonly FoundStudySite[];
  /** Each different offer once, and for each study site the number of its own. */
  offers: readonly Offer[];
  offerOf: Uint32Array;
  /** From the place, in miles; infinite without one. */
  miles: Float64Array;
};

/** Each different offer once, and its number for each study site. */
type Offers = { offers: readonly Offer[]; numberOf: ReadonlyMap<StudySite, number> };

type Kept = {
  given: readonly StudySite[];
  offers: Offers;
  byName: InOrder;
  /** The last place and order that were asked for; a visitor changes filters far more often. */
  from: { place: Point; by: 'distance' | 'name'; inOrder: InOrder } | null;
};

const kept = new WeakMap<readonly StudySite[], Kept>();
const names = new Intl.Collator('en', { numeric: true });

/**
 * All study sites by distance from a place, or by name; equal distances by name, equal names by id; numbers in names
 * count as numbers. Measuring and ordering 10,000 takes longer than all the rest of a search, so both are kept beside
 * the list for the next one. The given list is not changed; when it has changed, all is done again.
 */
export function foundInOrder(
  studySites: readonly StudySite[],
  place: Point | null,
  by: 'distance' | 'name',
): InOrder {
  let known = kept.get(studySites);
  if (known === undefined || !isSame(known.given, studySites)) {
    const sorted = studySites.toSorted((a, b) => names.compare(a.name, b.name) || names.compare(a.id, b.id));
    const offers = offersOf(studySites);
    const byName = inColumns(
      sorted.map((studySite) => ({ studySite })),
      offers,
    );
    known = { given: [...studySites], offers, byName, from: null };
    kept.set(studySites, known);
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

function offersOf(studySites: readonly StudySite[]): Offers {
  const offers: Offer[] = [];
  const numbers = new Map<string, number>();
  const numberOf = new Map<StudySite, number>();
  for (const studySite of studySites) {
    const key = keyOf(studySite);
    const number = numbers.get(key) ?? offers.push(studySite) - 1;
    numbers.set(key, number);
    numberOf.set(studySite, number);
  }
  return { offers, numberOf };
}

const inColumns = (found: readonly FoundStudySite[], { offers, numberOf }: Offers): InOrder => ({
  found,
  offers,
  offerOf: Uint32Array.from(found, ({ studySite }) => numberOf.get(studySite) as number),
  miles: Float64Array.from(found, ({ distanceMiles }) => distanceMiles ?? Infinity),
});

/** `offer`: its number among `offers`; `miles`: infinite without a place. */
export function forEachIn(
  { found, offerOf, miles }: InOrder,
  visit: (found: FoundStudySite, offer: number, miles: number) => void,
): void {
  found.forEach((each, index) => visit(each, offerOf[index] as number, miles[index] as number));
}

/** The same for study sites that offer the same. */
const keyOf = ({ cohorts, covidConditions, offSite, specialty }: Offer) =>
  `${cohorts.map(({ cohort, status }) => `${cohort} ${status}`).join()} ${covidConditions.join()} ${offSite} ${specialty}`;

function measured(studySite: StudySite, place: Point) {
  const distanceMiles = distanceInMiles(place, studySite);
  const direction = distanceMiles === 0 ? null : directionTo(place, studySite);
  return direction === null ? { studySite, distanceMiles } : { studySite, distanceMiles, direction };
}
