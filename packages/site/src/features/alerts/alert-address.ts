import type { CohortId, Locale } from '@longcovid/content';
import type { Place } from '@longcovid/content/search';

import { localePath } from '../../pages.ts';

/** The path of the form with the group, and of the place no more than the form asks for: the state. */
export function formatAlertPath(
  locale: Locale,
  { cohort, from }: { cohort: CohortId | undefined; from?: Pick<Place, 'state'> | null },
): string {
  const query = new URLSearchParams();
  // Nobody can wait for the tissue study.
  if (cohort && cohort !== 'autopsy') query.set('cohort', cohort);
  if (from?.state !== undefined) query.set('place', from.state);
  return `${localePath(locale, '/alerts')}${query.size > 0 ? '?' : ''}${query.toString()}`;
}
