import { expect, test } from 'vitest';

import { isPlainClick } from './plain-click.ts';

const plain = {
  defaultPrevented: false,
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

test('accepts a click with the primary button and no modifier key', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([
  ['the middle button: a new tab', { button: 1 }],
  ['the secondary button: the menu', { button: 2 }],
  ['Alt: a download', { altKey: true }],
  ['Ctrl: a new tab', { ctrlKey: true }],
  ['Command: a new tab', { metaKey: true }],
  ['Shift: a new window', { shiftKey: true }],
  ['default prevented by an earlier listener', { defaultPrevented: true }],
])('leaves a click to the browser: %s', (_meaning, change) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(false);
});
