import type { MaterialCohort } from '@longcovid/content';

import type { Card } from './embed-views.ts';

/** The link of a card; undefined without its address or text. */
export const createLink = (
  href: string | null,
  label: string | null,
  opensNewWindow = false,
): Card['link'] => (href !== null && label !== null ? { href, label, opensNewWindow } : undefined);

/** Filters records by group; those without groups are for all. */
export const isForCohort =
  (cohort: MaterialCohort | undefined) =>
  ({ cohorts }: { cohorts: MaterialCohort[] }) =>
    cohort === undefined || cohorts.length === 0 || cohorts.includes(cohort);
