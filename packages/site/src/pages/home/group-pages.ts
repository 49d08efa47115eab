import type { CohortId } from '@longcovid/content';

/** English path of the page about each group. */
export const GROUP_PAGES: Readonly<Record<CohortId, string>> = {
  adult: '/for-participants/adults',
  pediatric: '/for-participants/children',
  pregnancy: '/for-participants/pregnant-women',
  autopsy: '/for-participants/tissue-pathology',
};
