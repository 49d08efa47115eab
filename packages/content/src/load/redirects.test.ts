import { expect, test } from 'vitest';

import { loadRedirects, readRedirect } from './redirects.ts';

test('an address without a status leads there for now: 302', () => {
  expect(readRedirect({ from: '/faq', to: '/questions#first' }, 0)).toEqual({
    from: '/faq',
    to: '/questions#first',
    status: 302,
    locales: ['en', 'es'],
  });
});

test('an address may lead elsewhere in one language only', () => {
  expect(readRedirect({ from: '/faq', to: '/questions', locales: ['en'] }, 0).locales).toEqual(['en']);
});

test.each([
  ['no target', { from: '/faq' }],
  ['another website', { from: '/faq', to: 'https://example.org/' }],
  ['itself', { from: '/faq', to: '/faq' }],
  ['a status that is no redirect', { from: '/faq', to: '/q', status: 200 }],
  ['a language that is not known', { from: '/faq', to: '/q', locales: ['en', 'fr'] }],
  ['no language', { from: '/faq', to: '/q', locales: [] }],
])('a row with %s is refused by its number', (_, row) => {
  expect(() => readRedirect(row, 6)).toThrow('row 7 of datasets/redirects.json');
});

test('the table of the programme can be read', () => {
  expect(loadRedirects().length).toBeGreaterThan(0);
});
