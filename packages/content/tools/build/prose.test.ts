import { expect, test } from 'vitest';
import { proseFromMarkdown } from './prose.ts';

const place = { file: 'en.md', firstLine: 1 };
const read = (markdown: string) => proseFromMarkdown(markdown, place);
const text = (value: string) => ({ type: 'text', value });

test('paragraphs, emphasis, links, and lines that belong together', () => {
  expect(read('One **strong** and\n*soft* [link](/join).\n\nTwo.')).toEqual([
    {
      type: 'paragraph',
      children: [
        text('One '),
        { type: 'strong', children: [text('strong')] },
        text(' and '),
        { type: 'emphasis', children: [text('soft')] },
        text(' '),
        { type: 'link', href: '/join', children: [text('link')] },
        text('.'),
      ],
    },
    { type: 'paragraph', children: [text('Two.')] },
  ]);
});

test('headings take their id from their end', () => {
  expect(read('## The goal {#goal}\n\n#### **Who** {#who}')).toEqual([
    { type: 'heading', level: 2, id: 'goal', children: [text('The goal')] },
    { type: 'heading', level: 4, id: 'who', children: [{ type: 'strong', children: [text('Who')] }] },
  ]);
});

test('lists, inside each other too', () => {
  const item = (value: string) => ({ type: 'paragraph', children: [text(value)] });
  expect(read('1. One\n   - Inner\n2. Two')).toEqual([
    {
      type: 'list',
      ordered: true,
      items: [[item('One'), { type: 'list', ordered: false, items: [[item('Inner')]] }], [item('Two')]],
    },
  ]);
});

test.each([
  ['HTML', 'Fine.\n\n<b onclick="x()">no</b>', 'en.md:3: Markdown of the kind "html" is not known here.'],
  ['HTML as a block', '<script>x()</script>', 'en.md:1: Markdown of the kind "html" is not known here.'],
  ['a picture', 'Fine.\n![x](x.png)', 'en.md:2: Markdown of the kind "image" is not known here.'],
  ['code', 'Fine.\n\n    code', 'en.md:3: Markdown of the kind "code" is not known here.'],
  ['a rule', 'Fine.\n\n---', 'en.md:3: Markdown of the kind "thematicBreak" is not known here.'],
  ['a quotation', '- a\n- b\n  > c', 'en.md:3: Markdown of the kind "blockquote" is not known here.'],
  ['a first-level heading', '# Title {#title}', 'en.md:1: a heading here has 2 to 4 # marks'],
  ['a heading of level five', '##### Deep {#deep}', 'en.md:1: a heading here has 2 to 4 # marks'],
  ['a heading without id', 'Fine.\n\n\n## The goal', 'en.md:4: the heading has no id'],
])('%s fails with file and line', (_what, markdown, problem) => {
  expect(() => read(markdown)).toThrow(problem);
});

test('lines are counted from where the Markdown begins', () => {
  expect(() => proseFromMarkdown('\n<hr>', { file: 'es.md', firstLine: 7 })).toThrow('es.md:8:');
});
