import type { CohortId, StudySite } from '@longcovid/content';
import { distanceInMiles } from '@longcovid/content/search';

import { isOpen } from './study-site-groups.ts';

type Located = Pick<StudySite, 'id' | 'lat' | 'long' | 'cohorts'>;

/** The nearest study site that is open for a group, with its distance in miles; undefined for none. */
export function findNearestOpen<T extends Located>(
  from: Located,
  cohort: CohortId,
  studySites: readonly T[],
): { studySite: T; miles: number } | undefined {
  return studySites
    .filter((studySite) => studySite.id !== from.id && isOpen(studySite, cohort))
    .map((studySite) => ({ studySite, miles: distanceInMiles(from, studySite) }))
    .sort((a, b) => a.miles - b.miles)[0];
}
