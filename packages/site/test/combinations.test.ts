import { afterEach, expect, test, vi } from 'vitest';

import { combine } from '../e2e/combinations.ts';

const ones = ['a', 'b'];
const others = [1, 2, 3];
const thirds = ['v', 'w', 'x', 'y', 'z'];

afterEach(() => vi.unstubAllEnvs());

test('selects about half by default, with every pair of values', () => {
  vi.stubEnv('ALL_COMBINATIONS', '');
  const shown = combine(ones, others, thirds);
  expect(shown).toHaveLength(15);
  const pairs = shown.flatMap(([one, other, third]) => [
    `${one}${other}`,
    `${one}${third}`,
    `${other}${third}`,
  ]);
  expect(new Set(pairs).size).toBe(2 * 3 + 2 * 5 + 3 * 5);
});

test('selects each once with ALL_COMBINATIONS', () => {
  vi.stubEnv('ALL_COMBINATIONS', '1');
  const shown = combine(ones, others, thirds);
  expect(new Set(shown.map((each) => each.join())).size).toBe(2 * 3 * 5);
  expect(shown).toHaveLength(2 * 3 * 5);
});
