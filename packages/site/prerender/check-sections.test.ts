import { expect, test } from 'vitest';

import { sections } from '../src/page-sections.ts';
import { pages } from '../src/pages.ts';
import { checkSections } from './check-sections.ts';

const table = [
  { id: 'a', path: '/a' },
  { id: 'news', path: '/news', template: 'update' },
  { id: 'english', path: '/english', locales: ['en'] },
] as const;
const check =
  (url: string, main: string, ids = ['why']) =>
  () =>
    checkSections(
      new Map([[url, `<html><body><p>Before</p><main><h1 id="top">H</h1>${main}</main></body></html>`]]),
      table,
      { [url.replace('/es', '')]: ids },
    );
const createParagraph = (count: number) => `<p>${'word '.repeat(count)}</p>`;

test.each([
  ['a heading with forty words below', `<h2 id="why">Why</h2>${createParagraph(40)}`],
  ['a heading with a list below', `<h2 id="why">Why</h2><ul><li>One</li></ul>`],
  ['text below the subheadings of a section', `<h2 id="why">Why</h2><h3>More</h3>${createParagraph(40)}`],
  [
    'headings of rows',
    `<h2 id="why">Why</h2><table><tr><th><h2>Ohio</h2></th></tr><tr><td>One</td></tr><tr><th><h2>Utah</h2></th></tr></table>`,
  ],
  ['an id on the section element', `<section id="why"><h2>Why</h2><form></form></section>`],
])('accepts %s', (_, main) => {
  expect(check('/a', main)).not.toThrow();
});

test.each([
  ['a missing id', createParagraph(90), "/a: the section 'why' is missing"],
  [
    'a section without a heading',
    `<section id="why">${createParagraph(90)}</section>`,
    "the section 'why' is missing",
  ],
  ['an empty heading', `<h2 id="why"></h2>${createParagraph(90)}`, "the section 'why' is missing"],
  [
    'a heading with 39 words below',
    `<h2 id="why">Why</h2>${createParagraph(39)}`,
    'the section “Why” is nearly empty',
  ],
  [
    'a heading directly before another one',
    `<h2 id="why">Why</h2><h2 id="how">How</h2>${createParagraph(90)}`,
    'the section “Why” is nearly empty',
  ],
  [
    'a nearly empty section that is not listed',
    `<h2 id="why">Why</h2>${createParagraph(40)}<h2>How</h2>${createParagraph(2)}`,
    'the section “How” is nearly empty. Give it 40 words, a list, a table or a figure',
  ],
])('rejects %s', (_, main, message) => {
  expect(check('/a', main)).toThrow(message);
});

test('accepts short sections of news, but requires the listed ones', () => {
  const short = `<h2 id="why">Why</h2>${createParagraph(40)}<h2>How</h2>${createParagraph(2)}`;
  expect(check('/news', short)).not.toThrow();
  expect(check('/news', short, ['more'])).toThrow("/news: the section 'more' is missing");
});

test('accepts a page that only states that it is not translated', () => {
  expect(check('/es/english', createParagraph(3))).not.toThrow();
  expect(check('/english', createParagraph(3))).toThrow("/english: the section 'why' is missing");
});

test('has a list of sections for each page with its own text only', () => {
  const written = pages.filter(
    ({ render, template, id }) =>
      render !== 'request' &&
      template !== 'material' &&
      template !== 'newsletter' &&
      template !== 'update' &&
      !['site-map', 'study-sites'].includes(id),
  );
  expect(Object.keys(sections).toSorted()).toEqual(written.map(({ path }) => path).toSorted());
});
