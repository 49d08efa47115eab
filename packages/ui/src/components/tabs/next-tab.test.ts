import { expect, test } from 'vitest';
import { getNextTab } from './panels.ts';

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
  expect(getNextTab(key, from, 3, direction)).toBe(to);
});
