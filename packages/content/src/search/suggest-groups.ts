import type { CohortId } from '../index.ts';

/** How old the person is who would join, as a visitor is asked. `young`: 18 to 25. */
export const AGE_BANDS = ['child', 'young', 'adult', 'deceased'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/**
 * The groups that fit a person, best first. Children and young adults join up to age 25, adults from 18, people who
 * were pregnant after January 1, 2020 in a group of their own; a person who has died is enrolled by the next of kin.
 */
export function suggestGroups(age: AgeBand, wasPregnant: boolean): CohortId[] {
  if (age === 'deceased') return ['autopsy'];
  if (age === 'child') return ['pediatric'];
  const groups: CohortId[] = age === 'young' ? ['pediatric', 'adult'] : ['adult'];
  return wasPregnant ? ['pregnancy', ...groups] : groups;
}
