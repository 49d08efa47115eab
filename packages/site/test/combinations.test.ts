import { expect, test } from 'vitest';

import { combine } from '../e2e/combinations.ts';

const ones = ['a', 'b'];
const others = [1, 2, 3];
const thirds = ['v', 'w', 'x', 'y', 'z'];

const all = combine(ones, others, thirds);

test('leaves half to the nightly run, and every pair of values to the gate', () => {
  const shown = all.filter(([, , , { tag }]) => tag === undefined);
  expect(shown).toHaveLength(15);
  const pairs = shown.flatMap(([one, other, third]) => [
    `${one}${other}`,
    `${one}${third}`,
    `${other}${third}`,
  ]);
  expect(new Set(pairs).size).toBe(2 * 3 + 2 * 5 + 3 * 5);
});

test('has each combination once', () => {
  expect(new Set(all.map((each) => each.slice(0, 3).join())).size).toBe(2 * 3 * 5);
  expect(all).toHaveLength(2 * 3 * 5);
});
