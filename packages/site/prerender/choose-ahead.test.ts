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

test('orders main action, links in the text, menus', () => {
  const html = page(
    '<a href="/adults#visits">Adults</a><a class="x" href="/join?site=1" data-variant="primary">Join</a>',
  );
  expect(chooseAhead(html, '/about', sizes)).toEqual(['/join', '/adults', '/news']);
});

test('chooses at most three distinct pages, never the page itself or other files', () => {
  const html = page(
    '<a href="/pdf/en/form.pdf">Form</a><a href="/adults">1</a><a href="/adults?x">2</a><a href="/join">3</a><a href="/children">4</a>',
  );
  expect(chooseAhead(html, '/adults', sizes)).toEqual(['/join', '/children', '/news']);
});

test('skips a page that would exceed 24 KiB and takes the next smaller one', () => {
  const html = page('<a href="/adults">1</a><a href="/children">2</a><a href="/tissue">3</a>');
  expect(chooseAhead(html, '/', sizes)).toEqual(['/adults', '/children', '/news']);
});
