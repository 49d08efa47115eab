import type { Cohort } from '@longcovid/content';

import type { LoaderContext } from '../../loaders.ts';

export type HomeData = { cohorts: Cohort[]; studySiteCount: number };

/** The groups and how many study sites there are. */
export const load = ({ content }: LoaderContext): HomeData => ({
  cohorts: content.cohorts,
  studySiteCount: content.studySites.length,
});
