import { expect, test } from 'vitest';
import { suggestGroups } from './suggest-groups.ts';

test.each([
  ['child', false, ['pediatric']],
  ['young', false, ['pediatric', 'adult']],
  ['young', true, ['pregnancy', 'pediatric', 'adult']],
  ['adult', false, ['adult']],
  ['adult', true, ['pregnancy', 'adult']],
  ['deceased', false, ['autopsy']],
  ['deceased', true, ['autopsy']],
] as const)('suggests for %s, pregnant %s: %j', (age, wasPregnant, groups) => {
  expect(suggestGroups(age, wasPregnant)).toEqual(groups);
});
