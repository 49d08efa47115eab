import { LOCALES, type Locale } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';
import { expect, test } from 'vitest';

import { getLanguages, localePath, notFoundPage, pages } from '../../pages.ts';
import { load, type SiteMapEntry } from './loader.ts';

const mapIn = (locale: Locale) =>
  load({
    content: loadContent(locale),
    locale,
    page: notFoundPage,
    url: new URL('http://localhost/'),
  }).entries;

const all = (entries: SiteMapEntry[]): SiteMapEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.below)]);

const below = (href: string, locale: Locale = 'en') =>
  all(mapIn(locale))
    .find((entry) => entry.href === href)
    ?.below.map((entry) => entry.href);

/** Answers to what a visitor sent, which nobody begins with. */
const isAnswer = (path: string) => /\/(?:sent|stop)$/.test(path);

test.each(LOCALES)('lists every page but placeholders once, %s', (locale) => {
  const wanted = pages
    .filter((page) => getLanguages(page).includes(locale) && !isAnswer(page.path) && page.isListed !== false)
    .map(({ path }) => path);
  const shown = all(mapIn(locale)).map(({ href }) => href);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.filter((path) => path.includes('/case-studies/'))).toEqual([]);
  // A page in English only is linked there, also from Spanish.
  expect(wanted.filter((path) => !shown.includes(localePath(locale, path)) && !shown.includes(path))).toEqual(
    [],
  );
});

test('lists a page below the one that links to it, regardless of its path', () => {
  expect(below('/')).toEqual(['/study-sites', '/louisiana', '/nebraska', '/new-mexico']);
  expect(below('/es', 'es')).toEqual(['/es/study-sites', '/es/louisiana', '/es/nebraska', '/es/new-mexico']);
  expect(below('/about-us/ehr')).toEqual(['/results-block-heart-ehr']);
  expect(below('/for-participants/children')).toContain('/abcd-tier2');
  expect(below('/about-us/about-studies-protocol')).toEqual(['/consent-a']);
});

test('has few pages without a parent', () => {
  const top = mapIn('en');
  expect(top.filter((entry) => entry.below.length === 0).map(({ href }) => href)).toEqual([
    '/answers',
    '/after-a-death',
    '/privacy-policy',
    '/medical-disclaimer',
    '/accessibility',
    '/site-map',
    '/glossary',
    '/search',
    '/about-this-demonstration',
    '/join',
    '/contact',
    '/alerts',
  ]);
});
