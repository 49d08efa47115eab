import { afterEach, expect, test, vi } from 'vitest';

import { localizePath, findPage, getLanguages, localePath, pages, splitPath } from './pages.ts';

test('has unique paths and ids', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
});

test.each([
  ['en', '/', '/'],
  ['es', '/', '/es'],
  ['en', '/join', '/join'],
  ['es', '/join/sent', '/es/join/sent'],
] as const)('localizes %s %s to %s and back', (locale, path, localized) => {
  expect(localePath(locale, path)).toBe(localized);
  expect(splitPath(localized)).toEqual({ locale, path });
  expect(findPage(localized)?.path).toBe(path);
});

test('treats an English path that begins with “es” as English', () => {
  expect(splitPath('/estudios')).toEqual({ locale: 'en', path: '/estudios' });
});

test('links a page with another path in one language in both directions', () => {
  const spanish = findPage('/es/study-materials/consent-adult');
  const english = findPage('/consent-a');
  expect(findPage('/study-materials/consent-adult')).toBeUndefined();
  if (!spanish || !english) throw new Error('A page of the adult form is missing.');
  expect(getLanguages(spanish)).toEqual(['es']);
  for (const page of [spanish, english]) {
    expect(localizePath('en', page)).toBe('/consent-a');
    expect(localizePath('es', page)).toBe('/es/study-materials/consent-adult');
  }
});

test('keeps the Spanish path of a page in English only', () => {
  const page = findPage('/es/results-block-heart-ehr');
  if (!page) throw new Error('The page of results is missing.');
  expect(localizePath('es', page)).toBe('/es/results-block-heart-ehr');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('has every page as a file without the service, including the paths of the forms', async () => {
  vi.stubGlobal('__HAS_SERVICE__', false);
  vi.resetModules();
  const { pages: files } = await import('./pages.ts');
  expect(files.filter(({ render }) => render === 'request')).toEqual([]);
  for (const path of ['/join', '/contact', '/alerts'])
    expect(files.find((page) => page.path === path)?.template).toBe('without-form');
});
