import { expect, test } from 'vitest';

import { arrangeInSections } from './arrange-sections.ts';
import type { ArticleBody } from './embed-views.ts';

const heading = (id: string, level: 2 | 3 = 2): ArticleBody[number] => ({
  type: 'heading',
  level,
  id,
  children: [{ type: 'text', value: id }],
});
const text = (lines: number): ArticleBody[number] => ({
  type: 'paragraph',
  children: [{ type: 'text', value: 'word '.repeat(12 * lines) }],
});
const section = (id: string, lines: number): ArticleBody => [heading(id), text(lines)];

/** The ids of the headings in each column of each section. */
const outline = (body: ArticleBody) =>
  arrangeInSections(body).map(({ kind, columns }) => [
    kind,
    ...columns.map((column) =>
      column.flatMap((block) => (block.type === 'heading' ? [block.id] : [])).join(' '),
    ),
  ]);

test('puts words in two columns only where these are about as high', () => {
  expect(outline([...section('a', 3), ...section('b', 16), ...section('c', 9), ...section('d', 9)])).toEqual([
    ['words', 'a b', 'c d'],
  ]);
  expect(outline([...section('a', 5), ...section('b', 15)])).toEqual([
    ['words', 'a', ''],
    ['words', 'b', ''],
  ]);
  expect(outline([...section('a', 12), ...section('b', 15)])).toEqual([['words', 'a', 'b']]);
});

test('makes the whole as short as it can be, and no pair of columns longer than two screens', () => {
  expect(outline(['a', 'b', 'c', 'd', 'e'].flatMap((id) => section(id, 2)))).toEqual([
    ['words', 'a', ''],
    ['words', 'b c', 'd e'],
  ]);
  // Beside the short first section the long one would leave half of the frame empty.
  expect(outline([...section('a', 2), ...section('b', 14), ...section('c', 2), ...section('d', 14)])).toEqual(
    [['words', 'a b', 'c d']],
  );
  expect(outline([...section('a', 40), ...section('b', 40)])).toEqual([
    ['words', 'a', ''],
    ['words', 'b', ''],
  ]);
});

test('divides a long section before one of its parts, and puts the heading of one without parts beside it', () => {
  expect(outline([...section('a', 4), heading('a1', 3), text(30), heading('a2', 3), text(30)])).toEqual([
    ['words', 'a a1', 'a2'],
  ]);
  expect(outline(section('a', 4))).toEqual([['words', 'a', '']]);
  expect(outline([text(4)])).toEqual([['words', '']]);
  expect(outline([])).toEqual([]);
});

test('gives lists and numbers the whole width, on another ground than the section before', () => {
  const tests: ArticleBody = [heading('tests'), { type: 'view', view: 'tests', items: [] }];
  const papers: ArticleBody = [
    heading('papers'),
    { type: 'view', view: 'cards', layout: 'documents', items: [] },
  ];
  const numbers: ArticleBody = [
    heading('numbers'),
    { type: 'view', view: 'enrollment', items: [] },
    { type: 'view', view: 'metrics', metrics: [], columns: [] },
  ];
  const news: ArticleBody = [heading('news'), { type: 'view', view: 'cards', layout: 'news', items: [] }];
  expect(outline([...section('a', 3), ...tests, ...papers, ...numbers, ...news, ...section('b', 2)])).toEqual(
    [
      ['words', 'a', ''],
      ['quiet', 'tests'],
      ['words', 'papers'],
      ['band', 'numbers', ''],
      ['words', 'news', 'b'],
    ],
  );
});
