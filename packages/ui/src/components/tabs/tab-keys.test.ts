import { expect, test } from 'vitest';
import { tabForKey } from './tab-keys.ts';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['ArrowDown', 0, false, undefined],
  ['a', 0, false, undefined],
] as const)('TAB-05 %s from tab %i of three, right to left %s', (key, from, isRightToLeft, to) => {
  expect(tabForKey(key, from, 3, isRightToLeft)).toBe(to);
});
