import { expect, test } from 'vitest';

import { loadRedirects, readRedirect } from './redirects.ts';

test('defaults to status 302', () => {
  expect(readRedirect({ from: '/faq', to: '/questions#first' }, 0)).toEqual({
    from: '/faq',
    to: '/questions#first',
    status: 302,
    locales: ['en', 'es'],
  });
});

test('returns only the redirects of a language', () => {
  expect(readRedirect({ from: '/faq', to: '/questions', locales: ['en'] }, 0).locales).toEqual(['en']);
});

test.each([
  ['no target', { from: '/faq' }],
  ['another website', { from: '/faq', to: 'https://example.org/' }],
  ['itself', { from: '/faq', to: '/faq' }],
  ['a status that is not a redirect', { from: '/faq', to: '/q', status: 200 }],
  ['an unknown language', { from: '/faq', to: '/q', locales: ['en', 'fr'] }],
  ['no language', { from: '/faq', to: '/q', locales: [] }],
])('rejects a row with %s and names its number', (_, row) => {
  expect(() => readRedirect(row, 6)).toThrow('row 7 of datasets/redirects.json');
});

test('reads the table of the programme', () => {
  expect(loadRedirects().length).toBeGreaterThan(0);
});
