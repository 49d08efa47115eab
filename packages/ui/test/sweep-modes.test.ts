import { expect, test } from 'vitest';
import { allModes, factors, modesOfStories, pairsOf } from './sweep-modes.ts';

const values = Object.values(factors).flat();
const allPairs = new Set(allModes.flatMap(pairsOf));

test('there are as many modes as the values multiply to, and no two are the same', () => {
  expect(allModes).toHaveLength(5 * 4 * 2 * 2 * 2);
  expect(new Set(allModes.map((mode) => Object.values(mode).join())).size).toBe(allModes.length);
});

test.each([1, 2, 7])('each of %i stories is shown in every value', (count) => {
  for (const modes of modesOfStories(count)) {
    expect(modes).toHaveLength(5);
    expect(new Set(modes.flatMap((mode) => Object.values(mode)))).toEqual(new Set(values));
  }
});

test('five stories are shown in every pair of values together', () => {
  const pairs = modesOfStories(5).flat().flatMap(pairsOf);
  expect([...allPairs].filter((pair) => !pairs.includes(pair))).toEqual([]);
});
