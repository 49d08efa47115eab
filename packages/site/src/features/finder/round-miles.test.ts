import { RADIUS_CHOICES } from '@longcovid/content/search';
import { expect, test } from 'vitest';

import { createDraw, testSeed } from '../../../../../scripts/draw.mjs';
import { roundMiles } from './round-miles.ts';

const draw = createDraw(testSeed, 'distances in miles');

/** Distances to a thousandth of a mile. */
const drawMiles = (count: number, from: number, to: number) =>
  Array.from({ length: count }, () => from + draw.integer((to - from) * 1000) / 1000);

test.each(RADIUS_CHOICES)('agrees with the choice of %i miles', (radius) => {
  for (const miles of [radius, radius + 0.001, ...drawMiles(100, radius - 2, radius + 2)])
    expect([miles, roundMiles(miles) <= radius], `TEST_SEED=${testSeed}`).toEqual([miles, miles <= radius]);
});

test('is within a mile, and keeps the order', () => {
  const miles = drawMiles(1000, 0, 600).sort((a, b) => a - b);
  const shown = miles.map(roundMiles);
  expect(shown, `TEST_SEED=${testSeed}`).toEqual(shown.toSorted((a, b) => a - b));
  for (const [index, each] of miles.entries())
    expect(Math.abs((shown[index] ?? Infinity) - each), `TEST_SEED=${testSeed}`).toBeLessThanOrEqual(1);
});
