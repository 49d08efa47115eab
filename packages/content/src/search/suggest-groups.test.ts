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

test('suggests the tissue study only for a person who had COVID, or may have had it', () => {
  expect(suggestGroups('deceased', false, 2)).toEqual([]);
  expect(suggestGroups('deceased', false, 3)).toEqual(['autopsy']);
  expect(suggestGroups('deceased', false, undefined)).toEqual(['autopsy']);
});
