import { expect, test } from 'vitest';

import { checkReading } from './check-reading.ts';

const page = (body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><body><nav><p>Participation necessitates comprehensive documentation.</p></nav><main><h1>H</h1>${body}</main></body></html>`;
const check = (path: string, body: string, language?: string) => () =>
  checkReading(new Map([[path, page(body, language)]]));

const EASY = '<p>We look for people who feel ill for a long time. You can help us find out why.</p>'.repeat(
  4,
);
const HARD =
  '<p>Participation necessitates comprehensive documentation regarding cardiovascular comorbidities.</p>';
const EASY_ES =
  '<p>Buscamos a personas que se sienten mal por mucho tiempo. Usted nos puede ayudar a saber por qué.</p>'.repeat(
    4,
  );
const HARD_ES =
  '<p>La participación requiere documentación exhaustiva sobre comorbilidades cardiovasculares preexistentes.</p>';

test('accepts plain pages regardless of their navigation', () => {
  expect(check('/about-us', EASY)).not.toThrow();
  expect(check('/es/about-us', EASY_ES, 'es')).not.toThrow();
});

test('rejects a hard page in both languages with its score, the limit and its hardest sentence', () => {
  expect(check('/about-us', EASY + HARD.repeat(4))).toThrow(
    /\/about-us is at grade [\d.]+; it must be 8 or easier.*“Participation necessitates/,
  );
  expect(check('/es/about-us', EASY_ES + HARD_ES.repeat(4), 'es')).toThrow(
    /\/es\/about-us has an ease of -?[\d.]+; it must be 60 or more.*“La participación requiere/,
  );
});

test('has a stricter limit for pages for participants', () => {
  const middling =
    '<p>The doctors and the nurses at the study site will explain every test before they begin it, and they will answer all of the questions that you may have.</p>'.repeat(
      2,
    );
  const shorter = '<p>You can bring somebody with you to every visit.</p>'.repeat(5);
  expect(check('/about-us', middling + shorter)).not.toThrow();
  expect(check('/for-participants/adults', middling + shorter)).toThrow('must be 7 or easier');
});

test('ignores names, other languages and tables, and ends sentences at list items', () => {
  const names =
    '<p>Ask at the University Hospital of Massachusetts General Participation Administration.</p>';
  expect(check('/about-us', EASY + names.repeat(3))).not.toThrow();
  expect(check('/about-us', `${EASY}<div lang="es">${HARD_ES.repeat(9)}</div>`)).not.toThrow();
  expect(check('/about-us', `${EASY}<table><tr><td>${HARD.repeat(9)}</td></tr></table>`)).not.toThrow();
  const items = '<li>a cough that does not go away for weeks</li>'.repeat(20);
  expect(check('/about-us', `<ul>${items}</ul>`)).not.toThrow();
});

test('rejects choppy sentences, but not labels', () => {
  expect(check('/about-us', '<p>We test. You rest. We ask. You tell. We learn.</p>')).toThrow(
    '5 sentences in a row with fewer than 5 words, which is choppy. Join some of them: “We test. You rest.',
  );
  expect(
    check('/about-us', '<p>Goal</p><p>240 people</p><p>Counted</p><p>Sample</p><p>Adults</p>'),
  ).not.toThrow();
});

test('ignores lists of links', () => {
  const links =
    '<li><a href="/a">Registration of participating rehabilitation laboratories</a><ul><li><a href="/b">Participation</a></li></ul></li>'.repeat(
      500,
    );
  expect(check('/site-map', `${EASY}<ul>${links}</ul>`)).not.toThrow();
  expect(check('/about-us', EASY + `<p><a href="/a">${HARD.replace(/<\/?p>/g, '')}</a></p>`)).toThrow(
    'Participation necessitates',
  );
});

test('ignores summaries of other pages', () => {
  const summary = `<li><h3><a href="/a">One</a></h3>${HARD}</li>`;
  expect(check('/stay-informed', `${EASY}<ul>${summary.repeat(500)}</ul>`)).not.toThrow();
});

test('measures disclosures separately', () => {
  const long =
    'The doctors and the nurses at the study site will explain every test before they begin it, and they will answer all of the questions that you may have. ';
  const newsletter = (text: string) => `<details><summary>Spring</summary><p>${text}</p></details>`;
  expect(check('/for-participants', EASY + newsletter(EASY).repeat(500))).not.toThrow();
  expect(check('/for-participants', EASY.repeat(500) + newsletter(long.repeat(3)))).toThrow(
    '/for-participants is at grade',
  );
});

test.each([
  ['en', '/about-us', EASY.repeat(20) + HARD, 'has a sentence that is at grade'],
  ['es', '/es/about-us', EASY_ES.repeat(20) + HARD_ES, 'has a sentence that has an ease of'],
])('rejects one sentence of jargon among many easy ones, %s', (language, path, body, problem) => {
  expect(check(path, body, language)).toThrow(problem);
});

test('reports a sentence with its file and line, including names', () => {
  const find = () => 'entries/update/rest/en.md:7';
  const body = `${EASY}<p>At Boston General participation necessitates comprehensive cardiovascular documentation.</p>`;
  expect(() => checkReading(new Map([['/a', page(body)]]), find)).toThrow(
    '“At Boston General participation necessitates comprehensive cardiovascular documentation” (entries/update/rest/en.md:7)',
  );
});
