import { readFileSync } from 'node:fs';

import { LOCALES, type Locale } from '@longcovid/content';
import { loadRecords } from '@longcovid/content/load';
import { parse, type HTMLElement } from 'node-html-parser';

import { getLanguages, localePath, getTemplate, pages } from '../../packages/site/src/pages.ts';
import { byLanguage } from './nightly.ts';
import { expect, test } from './test.ts';

/** The built pages on disk, as visitors without script get them. */
const built = pages.filter(({ render }) => render !== 'request');
const client = new URL('../../packages/site/dist/client/', import.meta.url);
const read = (locale: Locale, path: string): string => {
  const url = localePath(locale, path);
  return readFileSync(new URL(url === '/' ? 'index.html' : `${url.slice(1)}/index.html`, client), 'utf8');
};
const crawled = LOCALES.flatMap((locale) =>
  built
    .filter((page) => getLanguages(page).includes(locale))
    .map((page) => {
      const text = read(locale, page.path);
      const isWritten = getTemplate(page, locale) !== 'not-translated';
      return { locale, page, text, html: parse(text), isWritten };
    }),
);

/** The text of an element, without its scripts. */
function getText(element: HTMLElement | null): string {
  const copy = parse(element?.outerHTML ?? '');
  for (const script of copy.querySelectorAll('script, style, noscript')) script.remove();
  return copy.structuredText.replaceAll(/\s+/g, ' ').trim();
}

const getTitle = (html: HTMLElement): string | undefined => html.querySelector('title')?.text;

for (const locale of LOCALES) {
  test(`has every fact of the study on a page, ${locale}`, byLanguage(locale), () => {
    const texts = crawled
      .filter((each) => each.locale === locale)
      .map(({ html }) => getText(html.querySelector('body')).toLowerCase());
    const missing = loadRecords(locale, 'facts').filter(
      ({ value }) => !texts.some((text) => value.every((words) => text.includes(words.toLowerCase()))),
    );
    expect(missing.map(({ id, value }) => `${id}: ${value.join(' + ')}`)).toEqual([]);
  });
}

test('starts the page of the tissue study with the phone number, then the message form', () => {
  for (const { html, page } of crawled.filter(({ page: { path } }) => path.endsWith('/tissue-pathology'))) {
    const now = html.querySelector('main section, main [id="what-to-do-now"]');
    const links = html.querySelectorAll('main a[href]').map((link) => link.getAttribute('href') ?? '');
    expect(now, page.path).not.toBeNull();
    const ways = links.filter((href) => /^(tel|mailto):/.test(href));
    expect([ways[0]?.slice(0, 4), ways.some((href) => href.startsWith('mailto:tissue'))]).toEqual([
      'tel:',
      true,
    ]);
    expect(html.querySelector('main h2')?.text).toMatch(/now|ahora/i);
  }
});

test('has a unique title, a description and a canonical URL on every page, and all but placeholders in the site map', () => {
  const map = parse(readFileSync(new URL('sitemap.xml', client), 'utf8'));
  const listed = map.querySelectorAll('loc').map(({ text }) => new URL(text).pathname);
  expect(listed.toSorted()).toEqual(
    crawled
      .filter(({ locale, page }) => (page.locales ?? LOCALES).includes(locale) && page.isListed !== false)
      .map(({ locale, page }) => localePath(locale, page.path))
      .toSorted(),
  );
  const problems = crawled.flatMap(({ locale, page, html }) => {
    const url = localePath(locale, page.path);
    const canonical = html.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    const wrong = [
      !canonical.startsWith('http') || new URL(canonical).pathname !== url ? 'canonical' : [],
      html.querySelector('meta[name=description]')?.getAttribute('content') ? [] : 'description',
      crawled.some(
        (other) => other.html !== html && other.locale === locale && getTitle(other.html) === getTitle(html),
      )
        ? 'title'
        : [],
    ].flat();
    return wrong.map((part) => `${url}: ${part}`);
  });
  expect(problems).toEqual([]);
});

/** Common English words that do not exist in Spanish. */
const ENGLISH = new Set(
  'the of and is are you your with for that this they have from what when which can may not'.split(' '),
);

test('marks the language of every English block on Spanish pages', () => {
  const english: string[] = [];
  for (const { html, page, locale } of crawled) {
    if (locale !== 'es') continue;
    for (const block of html.querySelectorAll('main :is(p, li, dd, dt, td, th, h1, h2, h3, h4)')) {
      if (block.closest('[lang=en]') ?? block.querySelector('p, li')) continue;
      for (const marked of block.querySelectorAll('[lang]')) marked.remove();
      const words = getText(block)
        .toLowerCase()
        .split(/[^a-záéíóúñü]+/);
      const known = words.filter((word) => ENGLISH.has(word)).length;
      if (words.length >= 12 && known / words.length > 0.15)
        english.push(`${page.path}: ${words.slice(0, 14).join(' ')}`);
    }
  }
  expect(english).toEqual([]);
});

test('links from the Spanish notice to a page in English only', () => {
  const untranslated = crawled.filter(({ isWritten }) => !isWritten);
  expect(untranslated.map(({ page }) => page.path)).toEqual(['/consent-a', '/results-block-heart-ehr']);
  for (const { html, page } of untranslated) {
    expect(getText(html.querySelector('h1'))).toBe('Esta página no está traducida');
    expect(html.querySelector(`main a[href="${page.path}"][hreflang=en]`)).not.toBeNull();
  }
});
