import { expect, test } from 'vitest';
import { getNextIndex } from './roving-tabindex.ts';

const ltr = { direction: 'ltr' } as const;

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
  expect(getNextIndex(key, from, 5, ltr)).toBe(to);
});

test('RGM-05 moves forward by the left arrow from right to left; up and down stay', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowDown'];
  expect(keys.map((key) => getNextIndex(key, 2, 5, { direction: 'rtl' }))).toEqual([3, 1, 3]);
});

test.each(['Enter', ' ', 'Tab', '+', 'a'])('RGM-05 ignores %j', (key) => {
  expect(getNextIndex(key, 2, 5, ltr)).toBeUndefined();
});

test('RGM-05 ignores all keys without items', () => {
  expect(getNextIndex('Home', 0, 0, ltr)).toBeUndefined();
});

test.each([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 2, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 2],
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowRight', 0, 'rtl', 2],
  ['Home', 2, 'ltr', 0],
  ['End', 0, 'rtl', 2],
  ['ArrowDown', 0, 'ltr', undefined],
  ['a', 0, 'ltr', undefined],
] as const)('TAB-05 %s from tab %i of three, %s', (key, from, direction, to) => {
  expect(getNextIndex(key, from, 3, { direction, axis: 'horizontal', wraps: true })).toBe(to);
});
