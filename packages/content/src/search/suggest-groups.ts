import type { CohortId, CovidCondition } from '../index.ts';

const NEVER_HAD_COVID: CovidCondition = 2;

/** Age of the person who would join. `young`: 18 to 25. */
export const AGE_BANDS = ['child', 'young', 'adult', 'deceased'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/**
 * The groups for a person, best first: children and young adults up to age 25, adults from 18, people who were pregnant
 * after January 1, 2020, and people who had COVID and died, whom the next of kin enrolls.
 * @param condition When the person had COVID; undefined when it is not known.
 * @returns Empty for a person who died and never had COVID.
 */
export function suggestGroups(age: AgeBand, wasPregnant: boolean, condition?: CovidCondition): CohortId[] {
  if (age === 'deceased') return condition === NEVER_HAD_COVID ? [] : ['autopsy'];
  if (age === 'child') return ['pediatric'];
  const groups: CohortId[] = age === 'young' ? ['pediatric', 'adult'] : ['adult'];
  return wasPregnant ? ['pregnancy', ...groups] : groups;
}
