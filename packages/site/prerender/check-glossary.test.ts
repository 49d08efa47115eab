import { expect, test } from 'vitest';

import { checkGlossary } from './check-glossary.ts';

const page = (body: string) => `<html><body><main><h1>H</h1>${body}</main></body></html>`;
const glossary = {
  en: [
    { id: 'autopsy', term: ['autopsy', 'autopsies'], explained: ['after death'] },
    { id: 'music', term: ['MUSIC'], explained: ['very ill'] },
  ],
  es: [{ id: 'autopsy', term: ['autopsia'], explained: ['después de la muerte'] }],
};
const check = (pages: Record<string, string>) => () =>
  checkGlossary(new Map(Object.entries(pages).map(([path, body]) => [path, page(body)])), glossary);
const EXPLAINED = '<p>An autopsy is a study of the body after death.</p>';
const far = '<p>Here is something else.</p>'.repeat(4);

test.each([
  ['a term explained in the same sentence', EXPLAINED],
  ['an explanation in the next item', '<ul><li>Autopsy.</li><li>This is done after death.</li></ul>'],
  [
    'an explanation before the term',
    '<p>Doctors look at the body after death.</p><p>They call it an autopsy.</p>',
  ],
  ['a second use, far from the explanation', `${EXPLAINED}${far}<p>The autopsy takes hours.</p>`],
  ['a title and a label', '<h2>Autopsies</h2><p>Tissue study (autopsy)</p>'],
  ['a term within another word', '<p>We found neither autopsys nor music.</p>'],
  ['options and tables', '<nav><p>Autopsy.</p></nav><table><tr><td>MUSIC.</td></tr></table>'],
])('accepts %s', (_, body) => {
  expect(check({ '/': body })).not.toThrow();
});

test('accepts a term that links to its explanation', () => {
  expect(
    check({ '/': '<p>Read about the <a href="/b#why">autopsy</a>.</p>', '/b': EXPLAINED }),
  ).not.toThrow();
  const elsewhere = check({ '/': '<p>Read about the <a href="/b">autopsy</a>.</p>', '/b': '<p>No.</p>' });
  expect(elsewhere).toThrow('/ first uses “autopsy” here: “Read about the autopsy.”');
});

test('rejects an unexplained term, one explained too late, and one explained in the other language', () => {
  const use = '<p>Autopsies take hours.</p>';
  expect(check({ '/': use })).toThrow(
    '/ first uses “autopsy” here: “Autopsies take hours.” Not everybody knows the term. Explain it there with “after death”, or link to a page that explains it.',
  );
  expect(check({ '/': `${use}${far}${EXPLAINED}` })).toThrow('/ first uses “autopsy”');
  expect(check({ '/': '<p>The MUSIC study is open.</p>' })).toThrow('/ first uses “MUSIC”');
  expect(check({ '/es': `<p>La autopsia tarda horas.</p>${EXPLAINED}` })).toThrow(
    '/es first uses “autopsia”',
  );
});
