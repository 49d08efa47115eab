import { describe, expect, test } from 'vitest';
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

describe('tables', () => {
  test('header and rows, with links and empty cells', () => {
    expect(read('| Who | How many |\n| --- | --: |\n| [A](/a) | 55% |\n| B | |')).toEqual([
      {
        type: 'table',
        header: [[text('Who')], [text('How many')]],
        rows: [
          [[{ type: 'link', href: '/a', children: [text('A')] }], [text('55%')]],
          [[text('B')], []],
        ],
      },
    ]);
  });

  test.each([
    [
      'a row too long',
      '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |',
      'en.md:3: this row has 3 cells, but the header has 2.',
    ],
    [
      'a row too short',
      '| A | B |\n| --- | --- |\n| 1 |',
      'en.md:3: this row has 1 cells, but the header has 2.',
    ],
    ['no rows', 'Fine.\n\n| A | B |\n| --- | --- |', 'en.md:3: the table has no rows.'],
  ])('%s fails with file and line', (_what, markdown, problem) => {
    expect(() => read(markdown)).toThrow(problem);
  });
});

describe('directives', () => {
  const targets = {
    figure: new Set(['age-adult']),
    journey: new Set(['adult']),
    video: new Set<string>(),
    text: new Set(['join-privacy']),
    state: new Set(['NM']),
  };
  const readWith = (markdown: string) => proseFromMarkdown(markdown, { ...place, targets });

  test.each([
    ['::figure{#age-adult}', { name: 'figure', id: 'age-adult', attributes: {} }],
    ['::journey{#adult}', { name: 'journey', id: 'adult', attributes: {} }],
    ['::text{#join-privacy}', { name: 'text', id: 'join-privacy', attributes: {} }],
    ['::study-tests', { name: 'study-tests', attributes: {} }],
    ['::updates{limit=3}', { name: 'updates', attributes: { limit: 3 } }],
    ['::materials{cohort=young_adult}', { name: 'materials', attributes: { cohort: 'young_adult' } }],
    ['::metrics{cohort=pediatric}', { name: 'metrics', attributes: { cohort: 'pediatric' } }],
    ['::enrollment', { name: 'enrollment', attributes: {} }],
    ['::study-sites{state=NM}', { name: 'study-sites', attributes: { state: 'NM' } }],
    ['::contact{topic=tissue}', { name: 'contact', attributes: { topic: 'tissue' } }],
  ])('%s', (markdown, embed) => {
    expect(readWith(`Before.\n\n${markdown}\n\nAfter.`)[1]).toEqual({ type: 'embed', ...embed });
  });

  test('a colon inside a line is a colon', () => {
    expect(read('Note:well, at 10:30.')).toEqual([
      { type: 'paragraph', children: [text('Note:well, at 10:30.')] },
    ]);
  });

  test.each([
    ['an unknown name', '::figur{#age-adult}', 'en.md:3: nothing here is called "::figur".'],
    [
      'an unknown record',
      '::figure{#age}',
      'en.md:3: there is no figure with the id "age". Visitors would see a gap. Use one of age-adult, or add entries/figure/age.',
    ],
    [
      'no record',
      '::figure',
      'en.md:3: "::figure" needs the id of its record. Without it nothing can be shown. Write it like "::figure{#age-adult}".',
    ],
    [
      'an unknown attribute',
      '::updates{max=3}',
      'en.md:3: "::updates" takes no max. Nothing would change. Write it like "::updates" or "::updates{limit=3}".',
    ],
    [
      'a record where none belongs',
      '::stories{#one}',
      'en.md:3: "::stories" takes no id. Nothing would change. Write it like "::stories".',
    ],
    [
      'an unknown group',
      '::metrics{cohort=cats}',
      'en.md:3: "::metrics" cannot have the cohort "cats". Visitors would see nothing. Use adult, pediatric.',
    ],
    ['no list at all', '::updates{limit=0}', 'en.md:3: "::updates" cannot have the limit 0.'],
    ['a number in words', '::updates{limit=three}', 'en.md:3: "::updates" cannot have the limit "three".'],
    ['no state', '::study-sites', 'en.md:3: "::study-sites" needs a state.'],
    [
      'a state in words',
      '::study-sites{state=Ohio}',
      'en.md:3: "::study-sites" cannot have the state "Ohio".',
    ],
    ['an unknown state', '::study-sites{state=XX}', 'en.md:3: XX is not in datasets/states.json.'],
    ['an unknown topic', '::contact{topic=billing}', 'en.md:3: "::contact" cannot have the topic "billing".'],
    ['words in brackets', '::stories[All]', 'en.md:3: "::stories" has words in square brackets.'],
    ['a space before the brace', '::figure {#age-adult}', 'en.md:3: the words hold "::"'],
    ['one inside a line', 'See ::updates here.', 'en.md:3: the words hold "::"'],
    ['a container', ':::stories\nText\n:::', 'en.md:3: Markdown of the kind "containerDirective"'],
  ])('%s fails with file and line', (_what, markdown, problem) => {
    expect(() => readWith(`Fine.\n\n${markdown}`)).toThrow(problem);
  });
});
