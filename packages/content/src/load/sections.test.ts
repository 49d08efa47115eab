import { expect, test } from 'vitest';
import type { ProseBlock } from '../index.ts';
import { splitSections } from './sections.ts';

const text = (value: string) => ({ type: 'text' as const, value });
const paragraph = (value: string): ProseBlock => ({ type: 'paragraph', children: [text(value)] });
const heading = (level: 2 | 3, id: string): ProseBlock => ({
  type: 'heading',
  level,
  id,
  children: [text('The '), { type: 'strong', children: [text(id)] }],
});

test('splits a text at headings of level 2 and keeps lower headings in their section', () => {
  const body = [
    paragraph('before'),
    heading(2, 'goal'),
    paragraph('why'),
    heading(3, 'numbers'),
    heading(2, 'news'),
  ];
  expect(splitSections(body)).toEqual({
    opening: [paragraph('before')],
    sections: [
      { id: 'goal', heading: 'The goal', body: [paragraph('why'), heading(3, 'numbers')] },
      { id: 'news', heading: 'The news', body: [] },
    ],
  });
});

test('returns a text without headings as the opening', () => {
  expect(splitSections([paragraph('all')])).toEqual({ opening: [paragraph('all')], sections: [] });
});
