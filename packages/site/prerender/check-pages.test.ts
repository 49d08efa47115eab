import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { checkPages } from './check-pages.ts';

const page = (body: string, title = 'Title') =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1 id="top">H</h1>${body}</body></html>`;
const site = { pages: [], middlewareNames: ['query'], requestPaths: new Set(['/join']) };
const check =
  (html: Record<string, string>, overrides = {}) =>
  () => {
    const pages = Object.entries(html);
    const weights = new Map(pages.map(([path, text]) => [path, brotliCompressSync(text).length]));
    checkPages(new Map(pages), { ...site, weights, ...overrides });
  };

test('accepts a valid site', () => {
  expect(
    check({
      '/': page('<a href="/join">x</a><a href="/b#top">y</a>'),
      '/b': page('<img alt="" src="x">', 'B'),
    }),
  ).not.toThrow();
});

test.each(['#niños', '#ni%C3%B1os', '#100%'])('finds the id of a link to %s', (href) => {
  const body = `<p id="niños">x</p><p id="100%">y</p><a href="${href}">z</a>`;
  expect(check({ '/': page(body) })).not.toThrow();
});

test.each([
  ['a broken link', '<a href="/gone">x</a>', '/ links to /gone, which is not a page'],
  ['a link to a missing id', '<a href="#gone">x</a>', "no element there has the id 'gone'"],
  [
    'a link to a missing id with an accent',
    '<a href="#ni%C3%B1os">x</a>',
    "no element there has the id 'niños'",
  ],
  [
    'a picture without alternative text',
    '<img src="/a.svg">',
    'has a picture without alternative text: /a.svg',
  ],
  ['an inline style', '<p style="color:red">x</p>', 'inline style'],
  [
    'texts that touch',
    '<th>Symptom surveys<span class="block"><span>People tell us</span></span></th>',
    'Symptom surveys|People tell us”. Screen readers say them as one word',
  ],
  ['a second h1', '<h1>again</h1>', 'exactly one h1'],
  [
    'a page over its budget',
    Array.from({ length: 40_000 }, (_, i) => (i * 2654435761).toString(36)).join(' '),
    'the budget is 15000',
  ],
  [
    'a home page that is long before compression',
    `<p>${'same words '.repeat(10_000)}</p>`,
    'the budget is 110000',
  ],
  ['a home page of too many elements', '<p>x</p>'.repeat(1500), 'elements; the budget is 1500'],
])('rejects %s', (_name, body, message) => {
  expect(check({ '/': page(body) })).toThrow(message);
});

const drawing = (shape: string, attributes = 'aria-hidden="true"') =>
  `<svg ${attributes}><path d="${shape}"/></svg>`;
const inMain = (...pictures: string[]) => page(`<main>${pictures.join('')}</main>`);

test.each([
  [
    'a fifth illustration on home',
    '/',
    ['a', 'b', 'c', 'd', 'e'].map((shape) => drawing(shape)),
    '5 illustrations; the maximum is 4',
  ],
  [
    'a second one on another page',
    '/es/b',
    [drawing('a'), '<img alt="" src="/b.png">'],
    '2 illustrations; the maximum is 1',
  ],
  ['the same one twice', '/', [drawing('a'), drawing('a')], 'shows an illustration twice'],
  [
    'one without a text alternative',
    '/b',
    [drawing('a', 'role="img" aria-label=" "')],
    'neither described nor',
  ],
])('rejects %s', (_name, path, pictures, message) => {
  expect(check({ [path]: inMain(...pictures) })).toThrow(`${path} `);
  expect(check({ [path]: inMain(...pictures) })).toThrow(message);
});

test('accepts four illustrations on home, one on another page, and any number of thumbnails and charts', () => {
  const others =
    '<img alt="" src="/thumbnails/en/a.webp"><svg data-part="thumbnail"></svg><div data-component="figure"><svg></svg></div>'.repeat(
      2,
    );
  expect(
    check({
      '/es': inMain(...['a', 'b', 'c', 'd'].map((shape) => drawing(shape)), others),
      '/b': page(`<main>${drawing('a', 'role="img" aria-label="A house"')}${others}</main>`, 'B'),
    }),
  ).not.toThrow();
});

test('accepts texts with white space between, in elements of their own, and a part of a word', () => {
  const texts =
    '<p>A <em>Sample</em> <b>H</b>elp<sup>2</sup>.</p><p>B<!-- --> <span aria-hidden="true">x</span>Two</p><ul><li>One</li><li>Two</li></ul>';
  expect(check({ '/': page(texts) })).not.toThrow();
});

test('rejects two pages with one title, but not a page and its translation', () => {
  expect(check({ '/a': page(''), '/b': page('') })).toThrow('/a and /b have the same title');
  expect(check({ '/a': page(''), '/es/a': page('').replace('lang="en"', 'lang="es"') })).not.toThrow();
});

test('rejects an unknown middleware by name', () => {
  expect(check({}, { pages: [{ id: 'join', path: '/join', middleware: ['color'] }] })).toThrow(
    "'join' uses the middleware 'color'",
  );
});

test('rejects a redirect to a missing page', () => {
  const redirects = new Map([['/old', { to: '/gone' }]]);
  expect(check({ '/': page('') }, { redirects })).toThrow('redirects /old to /gone');
  expect(check({ '/': page('') }, { redirects: new Map([['/old', { to: '/#top' }]]) })).not.toThrow();
});

test('rejects a link from a Spanish page to an English one elsewhere without a note', () => {
  const spanish = (link: string) => check({ '/es': page(link).replace('lang="en"', 'lang="es"') });
  expect(spanish('<a href="https://pubmed.ncbi.nlm.nih.gov/1/">Artículo</a>')).toThrow(
    '/es links to https://pubmed.ncbi.nlm.nih.gov/1/ as “Artículo” without “(en inglés)”',
  );
  expect(
    spanish('<a href="https://pubmed.ncbi.nlm.nih.gov/1/">Artículo (PubMed, en inglés)</a>'),
  ).not.toThrow();
  expect(spanish('<a href="https://espanol.cdc.gov/covid">Los CDC</a>')).not.toThrow();
});

test('reports a link on many pages once, with its file and line and what to do', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`/p${at}`, page('<a href="/gone">x</a>', `Page ${at}`)]),
  );
  const find = (locale: string, text: string) => `${locale}: ${text}`;
  expect(check(pages, { find })).toThrow(
    /^Build stopped:\n- \/p0 links to \/gone, which is not a page\. .+ It is in en: \]\(\/gone\. \(499 more pages have this\.\)$/,
  );
});

test('rejects a page of unknown weight', () => {
  expect(check({ '/': page('') }, { weights: new Map() })).toThrow('has Infinity bytes');
});

test('excludes a list of 500 records from the budget, but not as much own text', () => {
  const noise = (at: number) => (at * 2654435761).toString(36).padEnd(60, String(at));
  const items = Array.from({ length: 500 }, (_, at) => `<li><a href="/p${at}">${noise(at)}</a></li>`);
  const pages = Object.fromEntries(items.map((_, at) => [`/p${at}`, page('', `Page ${at}`)]));
  expect(check({ ...pages, '/list': page(`<main><ul>${items.join('')}</ul></main>`, 'List') })).not.toThrow();
  const text = Array.from({ length: 20_000 }, (_, at) => (at * 2654435761).toString(36)).join(' ');
  expect(check({ '/long': page(`<main><p>${text}</p></main>`) })).toThrow('the budget is 30000');
});
