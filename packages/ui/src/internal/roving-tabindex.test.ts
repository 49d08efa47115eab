import { expect, test } from 'vitest';
import { getNextIndex } from './roving-tabindex.ts';

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowDown', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 2, 4],
  ['ArrowRight', 4, 4],
  ['ArrowUp', 0, 0],
])('RGM-05 moves by %s from %i to %i of five', (key, from, to) => {
  expect(getNextIndex(key, from, 5, 'ltr')).toBe(to);
});

test('RGM-05 moves forward by the left arrow from right to left; up and down stay', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowDown'];
  expect(keys.map((key) => getNextIndex(key, 2, 5, 'rtl'))).toEqual([3, 1, 3]);
});

test.each(['Enter', ' ', 'Tab', '+', 'a'])('RGM-05 ignores %j', (key) => {
  expect(getNextIndex(key, 2, 5, 'ltr')).toBeUndefined();
});

test('RGM-05 ignores all keys without items', () => {
  expect(getNextIndex('Home', 0, 0, 'ltr')).toBeUndefined();
});
