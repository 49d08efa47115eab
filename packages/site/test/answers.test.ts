import { readFileSync } from 'node:fs';

import { LOCALES, type Locale } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';

import { localePath } from '../src/pages.ts';

/** What people ask, the page and the id of the answer, and the facts that its first sentences must have. */
type Expected = { question: string; page: string; id: string } & Record<Locale, string[]>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const expected = JSON.parse(read('expected-answers.json')) as Expected[];

/** A built page, as visitors without script get it. `npm run build` writes it. */
const readPage = (locale: Locale, path: string) => {
  const url = localePath(locale, path);
  return parse(read(`../dist/client${url === '/' ? '' : url}/index.html`));
};

test.each(LOCALES)('answers what people ask, %s', (locale) => {
  const pages = new Map(expected.map(({ page }) => [page, readPage(locale, page)]));
  const problems = expected.flatMap(({ question, page, id, [locale]: facts }) => {
    const html = pages.get(page);
    // Many answers are closed, and their questions are the list.
    const answer =
      html?.querySelector(`main :is(h3[id="${id}"] ~ p, details[id="${id}"] p):not([class])`)?.text ?? '';
    const links = html?.querySelectorAll(
      `main :is(nav a[href="#${id}"], details[id="${id}"] > summary)`,
    ).length;
    return [
      ...(links === 1 ? [] : [`is ${links} times in the list`]),
      ...facts.filter((fact) => !answer.includes(fact)).map((fact) => `does not say “${fact}”: ${answer}`),
    ].map((problem) => `${question} ${page}#${id} ${problem}`);
  });
  expect(problems).toEqual([]);
});

test.each(LOCALES)('leads to the answers in one step, %s', (locale) => {
  const links = [
    ['/', 'main', '/answers'],
    ['/', 'header', '/answers'],
    ['/', 'header', '/for-participants/your-study'],
    ['/', 'main', '/after-a-death'],
    ['/for-participants/adults', 'main', '/answers'],
    ['/for-participants/children', 'main', '/answers'],
    ['/for-participants/pregnant-women', 'main', '/answers'],
    ['/for-participants/tissue-pathology', 'main', '/after-a-death'],
    ['/for-participants/your-study', 'main', '/for-participants/stop-letter'],
  ] as const;
  const missing = links.filter(([from, within, to]) => {
    const link = `${within} a[href="${localePath(locale, to)}"]`;
    return readPage(locale, from).querySelector(link) === null;
  });
  expect(missing).toEqual([]);
});

test.each(LOCALES)('begins for a family with a sentence and the phone, by day and at night, %s', (locale) => {
  const main = readPage(locale, '/after-a-death').querySelector('main');
  expect(main?.querySelector('h1 + p')?.text).toMatch(
    /^(We are sorry for your loss|Sentimos mucho su pérdida)\.$/,
  );
  const { phone } = loadContent(locale).programme;
  expect(main?.querySelector('a[href]')?.getAttribute('href')).toBe(phone.href);
  expect(main?.querySelector('section')?.text).toMatch(/At night|De noche/);
});
