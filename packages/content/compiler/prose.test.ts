import { describe, expect, test } from 'vitest';
import { proseFromMarkdown } from './prose.ts';

const place = { file: 'en.md', firstLine: 1 };
const read = (markdown: string) => proseFromMarkdown(markdown, place);
const text = (value: string) => ({ type: 'text', value });

test('parses paragraphs, emphasis, links and wrapped lines', () => {
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

test('reads the id at the end of a heading', () => {
  expect(read('## The goal {#goal}\n\n#### **Who** {#who}')).toEqual([
    { type: 'heading', level: 2, id: 'goal', children: [text('The goal')] },
    { type: 'heading', level: 4, id: 'who', children: [{ type: 'strong', children: [text('Who')] }] },
  ]);
});

test('parses nested lists', () => {
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
  ['HTML', 'Fine.\n\n<b onclick="x()">no</b>', 'en.md:3: Markdown of the kind "html" is not supported.'],
  ['HTML as a block', '<script>x()</script>', 'en.md:1: Markdown of the kind "html" is not supported.'],
  ['a picture', 'Fine.\n![x](x.png)', 'en.md:2: Markdown of the kind "image" is not supported.'],
  ['code', 'Fine.\n\n    code', 'en.md:3: Markdown of the kind "code" is not supported.'],
  ['a rule', 'Fine.\n\n---', 'en.md:3: Markdown of the kind "thematicBreak" is not supported.'],
  ['a quotation', '- a\n- b\n  > c', 'en.md:3: Markdown of the kind "blockquote" is not supported.'],
  ['a first-level heading', '# Title {#title}', 'en.md:1: a heading has 2 to 4 # characters'],
  ['a heading of level five', '##### Deep {#deep}', 'en.md:1: a heading has 2 to 4 # characters'],
  ['a heading without id', 'Fine.\n\n\n## The goal', 'en.md:4: the heading has no id'],
])('rejects %s with file and line', (_what, markdown, problem) => {
  expect(() => read(markdown)).toThrow(problem);
});

test.each(['www.example.org/form', 'http://example.org', '//example.org', 'javascript:alert(1)', ''])(
  'rejects the link “%s” with file and line',
  (url) => {
    expect(() => read(`Fine.\n\nSee [the form](${url}).`)).toThrow(
      `en.md:3: the link "${url}" leads nowhere, or is not safe. Visitors could not follow it. Begin it with https://, with / for a page of the site, with # for a heading, or with mailto: or tel:+.`,
    );
  },
);

test.each([
  '#goal',
  '/join',
  'https://example.org',
  'mailto:a@b.org',
  'tel:911',
  '{programme.links.newsletter}',
])('accepts the link “%s”', (url) => {
  expect(read(`[x](${url})`)).toEqual([
    { type: 'paragraph', children: [{ type: 'link', href: url, children: [text('x')] }] },
  ]);
});

test('counts lines from the start of the Markdown', () => {
  expect(() => proseFromMarkdown('\n<hr>', { file: 'es.md', firstLine: 7 })).toThrow('es.md:8:');
});

describe('tables', () => {
  test('parses a header and rows with links and empty cells', () => {
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
      'a row with too many cells',
      '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |',
      'en.md:3: this row has 3 cells, but the header has 2.',
    ],
    [
      'a row with too few cells',
      '| A | B |\n| --- | --- |\n| 1 |',
      'en.md:3: this row has 1 cells, but the header has 2.',
    ],
    ['no rows', 'Fine.\n\n| A | B |\n| --- | --- |', 'en.md:3: the table has no rows.'],
  ])('rejects %s with file and line', (_what, markdown, problem) => {
    expect(() => read(markdown)).toThrow(problem);
  });
});

describe('directives', () => {
  const targets = {
    records: new Map([
      ['figure', new Set(['age-adult'])],
      ['journey', new Set(['adult'])],
      ['video', new Set<string>()],
      ['text', new Set(['join-privacy'])],
    ]),
    states: new Set(['NM']),
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

  test('keeps a colon inside a line', () => {
    expect(read('Note:well, at 10:30.')).toEqual([
      { type: 'paragraph', children: [text('Note:well, at 10:30.')] },
    ]);
  });

  test.each([
    ['an unknown name', '::figur{#age-adult}', 'en.md:3: there is no directive "::figur".'],
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
      'en.md:3: "::updates" does not accept max. It would have no effect. Write it like "::updates" or "::updates{limit=3}".',
    ],
    [
      'an id that the directive does not accept',
      '::stories{#one}',
      'en.md:3: "::stories" does not accept id. It would have no effect. Write it like "::stories".',
    ],
    [
      'an unknown group',
      '::metrics{cohort=cats}',
      'en.md:3: "::metrics" cannot have the cohort "cats". Visitors would see nothing. Use adult, pediatric.',
    ],
    ['a limit of zero', '::updates{limit=0}', 'en.md:3: "::updates" cannot have the limit 0.'],
    [
      'a number that is spelled out',
      '::updates{limit=three}',
      'en.md:3: "::updates" cannot have the limit "three".',
    ],
    ['no state', '::study-sites', 'en.md:3: "::study-sites" needs a state.'],
    [
      'a state that is spelled out',
      '::study-sites{state=Ohio}',
      'en.md:3: "::study-sites" cannot have the state "Ohio".',
    ],
    ['an unknown state', '::study-sites{state=XX}', 'en.md:3: XX is not in datasets/states.json.'],
    ['an unknown topic', '::contact{topic=billing}', 'en.md:3: "::contact" cannot have the topic "billing".'],
    [
      'text in brackets',
      '::stories[All]',
      'en.md:3: "::stories" has text in square brackets, which is never shown.',
    ],
    ['a space before the brace', '::figure {#age-adult}', 'en.md:3: the text contains "::"'],
    ['a directive inside a line', 'See ::updates here.', 'en.md:3: the text contains "::"'],
    ['a container', ':::stories\nText\n:::', 'en.md:3: Markdown of the kind "containerDirective"'],
  ])('rejects %s with file and line', (_what, markdown, problem) => {
    expect(() => readWith(`Fine.\n\n${markdown}`)).toThrow(problem);
  });
});
