import { expect, test } from 'vitest';

import { chooseAhead } from './choose-ahead.ts';

const sizes = new Map([
  ['/', { document: 30_000, data: 14_000 }],
  ['/join', { document: 0, data: 2000 }],
  ['/adults', { document: 9000, data: 7000 }],
  ['/children', { document: 9000, data: 7000 }],
  ['/tissue', { document: 9000, data: 7000 }],
  ['/news', { document: 5000, data: 1000 }],
]);
const page = (main: string) =>
  `<header><a href="/news">News</a><a href="/es" hreflang="es">En Español</a></header><main>${main}</main><footer><a href="/">Home</a></footer>`;

test('the main action comes first, then the links of the text, then the menus', () => {
  const html = page(
    '<a href="/adults#visits">Adults</a><a class="x" href="/join?site=1" data-variant="primary">Join</a>',
  );
  expect(chooseAhead(html, '/about', sizes)).toEqual(['/join', '/adults', '/news']);
});

test('three at most, each once, never the page itself or what is no page', () => {
  const html = page(
    '<a href="/pdf/en/form.pdf">Form</a><a href="/adults">1</a><a href="/adults?x">2</a><a href="/join">3</a><a href="/children">4</a>',
  );
  expect(chooseAhead(html, '/adults', sizes)).toEqual(['/join', '/children', '/news']);
});

test('what would go over 24 KiB is left out, and the next smaller one taken', () => {
  const html = page('<a href="/adults">1</a><a href="/children">2</a><a href="/tissue">3</a>');
  expect(chooseAhead(html, '/', sizes)).toEqual(['/adults', '/children', '/news']);
});
