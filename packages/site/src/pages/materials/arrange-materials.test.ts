import { expect, test } from 'vitest';

import type { ArticleBody } from '../../embeds/embed-views.ts';
import { arrangeMaterials } from './arrange-materials.ts';

const heading = (level: 2 | 3, id: string): ArticleBody[number] => ({
  type: 'heading',
  level,
  id,
  children: [],
});
const text = (value: string): ArticleBody[number] => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});
const list: ArticleBody[number] = { type: 'view', view: 'materials', materials: [] };
const contact: ArticleBody[number] = { type: 'view', view: 'contact', email: undefined };

test('puts the sections below the list beside each other, each with what belongs to it', () => {
  const above = [heading(2, 'find'), text('Find'), list];
  const kinds = [heading(2, 'kinds'), text('Kinds'), heading(3, 'more'), text('More')];
  const other = [heading(2, 'other'), text('Call'), contact];
  expect(arrangeMaterials([...above, ...kinds, ...other])).toEqual([
    ...above,
    { type: 'view', view: 'columns', sections: [kinds, other] },
  ]);
});

test('leaves a page without the list, or with one section below it, as it is', () => {
  const body = [heading(2, 'a'), text('A'), heading(2, 'b'), text('B')];
  expect(arrangeMaterials(body)).toEqual(body);
  const single = [list, heading(2, 'a'), text('A')];
  expect(arrangeMaterials(single)).toEqual(single);
});
