import { afterEach, expect, test, vi } from 'vitest';

import { findPage, localePath, pages, splitPath } from './pages.ts';

test('each address and each id stands once in the table', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
});

test.each([
  ['en', '/', '/'],
  ['es', '/', '/es'],
  ['en', '/join', '/join'],
  ['es', '/join/sent', '/es/join/sent'],
] as const)('%s %s is %s, and back again', (locale, path, address) => {
  expect(localePath(locale, path)).toBe(address);
  expect(splitPath(address)).toEqual({ locale, path });
  expect(findPage(address)?.path).toBe(path);
});

test('an English path that begins with the letters “es” is not Spanish', () => {
  expect(splitPath('/estudios')).toEqual({ locale: 'en', path: '/estudios' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('without the service every page is a file, and the addresses of the forms are still there', async () => {
  vi.stubGlobal('__HAS_SERVICE__', false);
  vi.resetModules();
  const { pages: files } = await import('./pages.ts');
  expect(files.filter(({ render }) => render === 'request')).toEqual([]);
  for (const path of ['/join', '/contact'])
    expect(files.find((page) => page.path === path)?.shows).toBe('without-form');
});
