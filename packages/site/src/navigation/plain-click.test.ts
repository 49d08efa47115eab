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

test('a click with the primary button and no key held is plain', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([
  ['the middle button: a new tab', { button: 1 }],
  ['the secondary button: the menu', { button: 2 }],
  ['Alt: a download', { altKey: true }],
  ['Ctrl: a new tab', { ctrlKey: true }],
  ['Command: a new tab', { metaKey: true }],
  ['Shift: a new window', { shiftKey: true }],
  ['answered by an earlier listener', { defaultPrevented: true }],
])('a click is the browser’s: %s', (_meaning, change) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(false);
});
