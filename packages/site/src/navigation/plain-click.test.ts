import { afterEach, expect, test, vi } from 'vitest';

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

const FLAGS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'] as const;

/** Every combination of modifier keys, button and prevented default. */
const clicks = Array.from({ length: 2 ** FLAGS.length }, (_, bits) => {
  const [altKey = false, ctrlKey = false, metaKey = false, shiftKey = false, defaultPrevented = false] =
    FLAGS.map((_flag, at) => (bits & (1 << at)) !== 0);
  return { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented };
}).flatMap((flags) => [0, 1, 2].map((button) => ({ ...flags, button })));

test('agrees with the rule of ui about modifier keys', async () => {
  // Not exported by ui, whose public API is components.
  const file = new URL('../../../ui/src/internal/has-modifier.ts', import.meta.url);
  const { hasModifier } = (await import(file.href)) as {
    hasModifier: (event: (typeof clicks)[number]) => boolean;
  };
  for (const click of clicks.filter(({ button, defaultPrevented }) => button === 0 && !defaultPrevented))
    expect({ ...click, plain: isPlainClick(click) }).toEqual({ ...click, plain: !hasModifier(click) });
});

afterEach(() => vi.unstubAllGlobals());

test('agrees with the rule of the loader, which keeps the page offline', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const status = { querySelector: () => ({ querySelector: () => null }) };
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => status });
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('location', { href: 'https://example.org/' });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  );
  const { keepPageOffline } = await import('../hydration/offline.ts');
  keepPageOffline(vi.fn());
  const link = { protocol: 'https:', href: 'https://example.org/faq' };
  const target = { closest: (selector: string) => (selector === 'a[href]' ? link : null) };
  for (const click of clicks) {
    const preventDefault = vi.fn();
    listeners.get('click')?.({ ...click, target, preventDefault });
    const kept = preventDefault.mock.calls.length > 0;
    expect({ ...click, kept }).toEqual({ ...click, kept: isPlainClick(click) });
  }
});
