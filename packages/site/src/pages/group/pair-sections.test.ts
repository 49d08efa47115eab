import { expect, test } from 'vitest';

import type { ArticleBody } from '../../embeds/embed-views.ts';
import { pairSections } from './pair-sections.ts';

const section = (id: string, ...views: ArticleBody): ArticleBody => [
  { type: 'heading', level: 2, id, children: [{ type: 'text', value: id }] },
  { type: 'paragraph', children: [{ type: 'text', value: id }] },
  ...views,
];
const pair = (...sections: ArticleBody[]) => ({ type: 'view', view: 'columns', sections });

test('pairs sections that follow each other, and leaves lists with columns of their own as they are', () => {
  const [about, status, timeline, results, questions] = [
    'about',
    'status',
    'timeline',
    'results',
    'questions',
  ].map((id) => section(id)) as [ArticleBody, ArticleBody, ArticleBody, ArticleBody, ArticleBody];
  const tests = section('tests', { type: 'view', view: 'topics', items: [] });
  const documents = section('documents', { type: 'view', view: 'cards', layout: 'documents', items: [] });
  expect(
    pairSections([...about, ...status, ...timeline, ...tests, ...results, ...questions, ...documents]),
  ).toEqual([pair(about, status), ...timeline, ...tests, pair(results, questions), ...documents]);
  const lead: ArticleBody = [{ type: 'paragraph', children: [{ type: 'text', value: 'Lead' }] }];
  expect(pairSections([...lead, ...about, ...status])).toEqual([...lead, pair(about, status)]);
});
