import type { CohortId, CohortStatus } from '@longcovid/content';
import { expect, test } from 'vitest';

import { isFamilyRequest } from './family-request.ts';

const createStudySite = (cohorts: Partial<Record<CohortId, CohortStatus>>) => ({
  cohorts: Object.entries(cohorts).map(([cohort, status]) => ({ cohort: cohort as CohortId, status })),
});

test.each([
  [
    'the tissue study and another group',
    createStudySite({ adult: 'open', autopsy: 'open' }),
    'autopsy',
    true,
  ],
  ['the tissue study, closed', createStudySite({ adult: 'open', autopsy: 'full' }), 'autopsy', true],
  ['another group of such a study site', createStudySite({ adult: 'open', autopsy: 'open' }), 'adult', false],
  ['no group there', createStudySite({ adult: 'open', autopsy: 'open' }), null, false],
  ['the tissue study where it is not', createStudySite({ adult: 'open' }), 'autopsy', false],
  ['no group where there is only the tissue study', createStudySite({ autopsy: 'open' }), null, true],
  ['the tissue study, nowhere yet', undefined, 'autopsy', true],
  ['no group, nowhere yet', undefined, undefined, false],
])('knows the family of a person who died by what is asked: %s', (_, studySite, asked, isFamily) => {
  expect(isFamilyRequest(studySite, asked)).toBe(isFamily);
});
