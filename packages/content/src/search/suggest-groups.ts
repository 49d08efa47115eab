import type { CohortId } from '../index.ts';

/** Age of the person who would join. `young`: 18 to 25. */
export const AGE_BANDS = ['child', 'young', 'adult', 'deceased'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/**
 * The groups for a person, best first: children and young adults up to age 25, adults from 18, people who were pregnant
 * after January 1, 2020, and people who died, whom the next of kin enrolls.
 */
export function suggestGroups(age: AgeBand, wasPregnant: boolean): CohortId[] {
  if (age === 'deceased') return ['autopsy'];
  if (age === 'child') return ['pediatric'];
  const groups: CohortId[] = age === 'young' ? ['pediatric', 'adult'] : ['adult'];
  return wasPregnant ? ['pregnancy', ...groups] : groups;
}
