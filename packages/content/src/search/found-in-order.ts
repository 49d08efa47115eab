import type { StudySite } from '../index.ts';
import { directionTo, distanceInMiles } from './geography.ts';
import type { Direction, Point } from './geography.ts';

/** A study site that fits; distance and direction are there when the visitor's place is known. */
export type FoundStudySite = { studySite: StudySite; distanceMiles?: number; direction?: Direction };

type Kept = {
  given: readonly StudySite[];
  byName: readonly FoundStudySite[];
  /** The last place that was asked for; a visitor changes filters far more often. */
  from: { place: Point; byName: readonly FoundStudySite[]; byDistance: readonly FoundStudySite[] } | null;
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
): readonly FoundStudySite[] {
  let known = kept.get(studySites);
  if (known === undefined || !isSame(known.given, studySites)) {
    const byName = studySites
      .toSorted((a, b) => names.compare(a.name, b.name) || names.compare(a.id, b.id))
      .map((studySite) => ({ studySite }));
    known = { given: [...studySites], byName, from: null };
    kept.set(studySites, known);
  }
  if (place === null) return known.byName;
  if (known.from?.place.lat !== place.lat || known.from.place.long !== place.long) {
    const byName = known.byName.map(({ studySite }) => measured(studySite, place));
    known.from = { place, byName, byDistance: byName.toSorted((a, b) => a.distanceMiles - b.distanceMiles) };
  }
  return by === 'name' ? known.from.byName : known.from.byDistance;
}

const isSame = (a: readonly StudySite[], b: readonly StudySite[]) =>
  a.length === b.length && a.every((studySite, index) => studySite === b[index]);

function measured(studySite: StudySite, place: Point) {
  const distanceMiles = distanceInMiles(place, studySite);
  const direction = distanceMiles === 0 ? null : directionTo(place, studySite);
  return direction === null ? { studySite, distanceMiles } : { studySite, distanceMiles, direction };
}
