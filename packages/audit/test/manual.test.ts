import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readManualEvidence } from '../src/manual/read-manual-evidence.ts';
import { readManualResults } from '../src/manual/manual-results.ts';
import { readSources } from '../src/evidence/freshness.ts';

let root: string;
const components = [{ id: 'menu', folder: 'src/menu', stories: 'menu', requirements: [] }];
const sources = () => readSources(root, { components, pagesSource: [] });

/** A verdict as a person would write it; the tests make it up, no file of the product does. */
const createSession = (source: string) => `
sessions:
  - person: { name: Test Person, role: blind screen-reader user }
    date: '2026-11-20'
    environment: { browser: Firefox 150, system: Debian 13, assistiveTechnology: Orca 48 }
    source: ${source}
    verdicts:
      - { criterion: '4.1.2', state: open, languages: [en, es], verdict: pass }
      - { criterion: '2.4.3', state: closed, languages: [es], verdict: fail, words: Focus was lost. }
`;
const write = (text: string, file = 'src/menu/evidence/Menu.a11y.yml') => {
  writeFileSync(join(root, file), text);
  return join(root, file);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-judged-'));
  mkdirSync(join(root, 'src/menu/evidence'), { recursive: true });
  writeFileSync(join(root, 'src/menu/Menu.ts'), 'export const menu = 1;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const found = () => readManualEvidence(root, ['src/*/evidence/*.a11y.yml'], sources());

test('where nobody has judged there is nothing', () => {
  expect(found()).toEqual([]);
});

test('each verdict names person, day, environment and what it is about', () => {
  write(createSession(sources().byId.get('menu') ?? ''));
  expect(found()).toMatchObject([
    { subject: 'menu', criterion: '4.1.2', verdict: 'pass', freshness: 'fresh' },
    { subject: 'menu', criterion: '2.4.3', verdict: 'fail', person: { role: 'blind screen-reader user' } },
  ]);
});

test('a verdict is stale by itself once the source changes', () => {
  write(createSession(sources().byId.get('menu') ?? ''));
  writeFileSync(join(root, 'src/menu/Menu.ts'), 'export const menu = 2;\n');
  expect(found().map(({ freshness }) => freshness)).toEqual(['stale', 'stale']);
});

test('a verdict that lies where nothing is known is refused', () => {
  mkdirSync(join(root, 'src/other/evidence'), { recursive: true });
  write(createSession('0123456789abcdef'), 'src/other/evidence/Other.a11y.yml');
  expect(found).toThrow('is about nothing that the config lists');
});

const good = createSession('0123456789abcdef');
test.each([
  ['nothing', '', 'The file holds a list named sessions.'],
  ['no session', 'sessions: []', 'Where nobody has judged, there is no such file.'],
  ['no name', good.replace('name: Test Person, ', ''), 'A verdict without a name counts for nothing.'],
  ['no person', good.replace(/person: .*/, ''), 'Say who judged it: person has a name and a role.'],
  ['a day to come', good.replace('2026-11-20', '2999-01-01'), 'This day has not come yet.'],
  ['a day in words', good.replace("'2026-11-20'", 'yesterday'), 'Write the day as 2026-11-21'],
  ['no source', good.replace(/source: .*/, ''), 'a11y-audit hashes prints its hash.'],
  ['an unknown criterion', good.replace('4.1.2', '9.9.9'), 'no success criterion of WCAG 2.2 A or AA.'],
  ['a number without quotes', good.replace("'4.1.2'", '4.1'), 'Write the number in quotes'],
  [
    'another verdict',
    good.replace('verdict: pass', 'verdict: fine'),
    'A verdict is pass, fail or does-not-apply.',
  ],
  ['a fail without words', good.replace(', words: Focus was lost.', ''), 'A fail needs words'],
  ['an unknown word', good.replace('state: open,', 'state: open, mood: good,'), '"mood" is not known here.'],
])('%s: the file is refused in plain words', (_, text, words) => {
  const file = write(text);
  expect(() => readManualResults(file)).toThrow(words);
  expect(() => readManualResults(file)).toThrow(file);
  // The library's own words would tell a tester nothing.
  expect(() => readManualResults(file)).not.toThrow(/Invalid input|expected string/);
});

test('a mistake is named with its place', () => {
  const file = write(good.replace('verdict: pass', 'verdict: fine'));
  expect(() => readManualResults(file)).toThrow('sessions, no. 1, verdicts, no. 1, verdict');
});
