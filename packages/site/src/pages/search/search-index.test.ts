import { describe, expect, test } from 'vitest';

import { buildSearchIndex, readSearchIndex, searchPages, type SearchDocument } from './search-index.ts';

const page = (id: number, path: string, title: string, text: string): SearchDocument => ({
  id,
  path,
  title,
  within: '',
  summary: text,
  headings: '',
  text,
});

const index = readSearchIndex(
  buildSearchIndex([
    page(0, '/rides', 'Getting there', 'A ride to the clinic, and the bus. The clinic is near the bus.'),
    page(1, '/clinic', 'The clinic', 'What to bring to your visit.'),
    page(2, '/es/pago', 'El pago', 'Cuánto recibe usted por una vacunación y por cada visita.'),
    page(3, '/privacy', 'Privacy', 'Who sees what you send.'),
  ]),
);

const find = (words: string) => searchPages(index, words).map(({ path }) => path);

describe('the search', () => {
  test('finds a page by its title before one that only mentions the word', () => {
    expect(find('clinic')).toEqual(['/clinic', '/rides']);
  });

  test('shows pages with all words before those with one of them', () => {
    expect(find('bus clinic')).toEqual(['/rides', '/clinic']);
    expect(find('bus privacy')).toEqual(['/privacy', '/rides']);
  });

  test.each([
    ['cuanto', '/es/pago'],
    ['VACUNACION', '/es/pago'],
    ['privasy', '/privacy'],
    ['priv', '/privacy'],
  ])('forgives accents, case, one typo and a missing end: %s', (words, path) => {
    expect(find(words)).toEqual([path]);
  });

  test.each(['', '   ', 'zzzzz', 'the and', '"<script>', '*'])(
    'finds nothing for %j, without an error',
    (words) => {
      expect(find(words)).toEqual([]);
    },
  );
});
