import type { CohortId } from '@longcovid/content';

import type { JoinStudySite } from './join-data.ts';

type WithGroups = Pick<JoinStudySite, 'cohorts'>;

const isTissueStudy = ({ cohort }: { cohort: CohortId }): boolean => cohort === 'autopsy';

/** Whether a study site has only the tissue study. */
export const isForFamily = ({ cohorts }: WithGroups): boolean => cohorts.every(isTissueStudy);

/**
 * Whether the family of a person who died asks: about the tissue study, at a study site that has it, or that has nothing
 * else.
 */
export const isFamilyRequest = (
  studySite: WithGroups | undefined,
  asked: string | null | undefined,
): boolean =>
  studySite
    ? isForFamily(studySite) || (asked === 'autopsy' && studySite.cohorts.some(isTissueStudy))
    : asked === 'autopsy';
