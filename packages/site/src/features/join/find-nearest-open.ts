import type { CohortId, StudySite } from '@longcovid/content';
import { distanceInMiles, type Place, type Point } from '@longcovid/content/search';
import type { IntlShape } from 'react-intl';

import { isOpen, isOpenForLiving } from './study-site-groups.ts';

const KM_PER_MILE = 1.609344;

/** A distance in miles as whole kilometers. */
export const formatKilometers = (miles: number, intl: IntlShape): string =>
  intl.formatNumber(miles * KM_PER_MILE, { maximumFractionDigits: 0 });

type Located = Pick<StudySite, 'id' | 'state' | 'country' | 'lat' | 'long' | 'cohorts'>;

/** A study site with its distance in miles. */
export type Nearest<T> = { studySite: T; miles: number };

const byDistance = <T extends Located>(from: Point, studySites: readonly T[]): Nearest<T>[] =>
  studySites
    .map((studySite) => ({ studySite, miles: distanceInMiles(from, studySite) }))
    .sort((a, b) => a.miles - b.miles);

/** How many study sites are offered: few enough to compare at a glance. */
const OFFERED = 3;

/**
 * The study sites to offer near a place, nearest first, those of a typed state before others: open for the group, or
 * without a group for any of living people.
 */
export function findNearestThree<T extends Located>(
  place: Place,
  cohort: CohortId | undefined,
  studySites: readonly T[],
): Nearest<T>[] {
  const open = byDistance(
    place,
    studySites.filter((studySite) => (cohort ? isOpen(studySite, cohort) : isOpenForLiving(studySite))),
  );
  if (place.precision !== 'state') return open.slice(0, OFFERED);
  const isInState = ({ studySite }: Nearest<T>) =>
    place.state === undefined ? studySite.country === place.country : studySite.state === place.state;
  return open.sort((a, b) => Number(isInState(b)) - Number(isInState(a))).slice(0, OFFERED);
}

/**
 * The study sites to offer in place of one whose groups are closed, nearest first: the nearest for each group that is open
 * anywhere, filled up with the next ones that are open for any of them.
 * @param from Where distances are measured from: a place, or a study site that is not offered.
 */
export function findNearestOfEach<T extends Located>(
  from: Point & { id?: string },
  groups: readonly CohortId[],
  studySites: readonly T[],
): Nearest<T>[] {
  const isOpenForAny = (studySite: T) => groups.some((group) => isOpen(studySite, group));
  const open = byDistance(
    from,
    studySites.filter((studySite) => studySite.id !== from.id && isOpenForAny(studySite)),
  );
  const each = new Set(
    groups.flatMap((group) => open.find(({ studySite }) => isOpen(studySite, group)) ?? []),
  );
  return [...new Set([...each, ...open])]
    .slice(0, Math.max(OFFERED, each.size))
    .sort((a, b) => a.miles - b.miles);
}
