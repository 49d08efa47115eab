import { expect, test } from 'vitest';
import {
  allModes,
  factors,
  modesOfLargeStory,
  modesOfStories,
  getPairs,
  getRequired,
} from './story-matrix-modes.ts';

const required = new Set([
  ...['wide', 'narrow', 'any motion', 'less motion'],
  ...['en, after script', 'es, after script', 'before script'],
]);
const allPairs = new Set(allModes.flatMap(getPairs));

test('there are as many modes as the values multiply to, and no two are the same', () => {
  expect(allModes).toHaveLength(5 * 4 * 2 * 2 * 2);
  expect(new Set(allModes.map((mode) => Object.values(mode).join())).size).toBe(allModes.length);
});

test.each([1, 2, 3, 4, 5, 7, 30])('each of %i stories is shown in all that is required', (count) => {
  for (const modes of modesOfStories(count)) {
    expect(modes).toHaveLength(count === 1 ? 5 : 3);
    expect(new Set(modes.flatMap(getRequired))).toEqual(required);
  }
});

test.each([1, 2, 3, 4, 5, 7, 30])('%i stories are shown in every value together', (count) => {
  const values = modesOfStories(count)
    .flat()
    .flatMap((mode) => Object.values(mode));
  expect(new Set(values)).toEqual(new Set(Object.values(factors).flat()));
});

test.each([9, 10, 12, 20])('%i stories are shown in every pair of values together', (count) => {
  const pairs = modesOfStories(count).flat().flatMap(getPairs);
  expect([...allPairs].filter((pair) => !pairs.includes(pair))).toEqual([]);
});

test('a large story is shown in both languages, before and after script, wide and narrow', () => {
  const values = modesOfLargeStory.flatMap((mode) => Object.values(mode));
  for (const value of [...factors.locale, ...factors.script, ...factors.motion])
    expect(values).toContain(value);
  expect(new Set(modesOfLargeStory.map(({ view }) => view === '1280 px')).size).toBe(2);
});
