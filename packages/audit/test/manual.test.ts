import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createFindChangedFolders } from '../src/evidence/changed-folders.ts';
import { createSubjects } from '../src/evidence/subjects.ts';
import { readVerdict } from '../src/cli/verdict.ts';
import { readManualResults } from '../src/manual/manual-results.ts';
import { readManualEvidence } from '../src/manual/read-manual-evidence.ts';
import { createRepository, type Repository } from './repository.ts';

let root: string;
let repository: Repository;
let commit: string;
const components = [{ id: 'menu', folder: 'src/menu', stories: 'menu', requirements: [] }];
const subjects = createSubjects({ components, pagesSource: [] });

/** A file as a person would write it, made up for tests. */
const createSession = (reviewed: string) => `
sessions:
  - person: { name: Test Person, role: blind screen-reader user }
    date: '2026-11-20'
    environment: { browser: Firefox 150, system: Debian 13, assistiveTechnology: Orca 48 }
    commit: '${reviewed}'
    results:
      - { criterion: '4.1.2', state: open, languages: [en, es], outcome: passed }
      - { criterion: '2.4.3', state: closed, languages: [es], outcome: failed, notes: Focus was lost. }
`;
const write = (text: string, file = 'src/menu/evidence/Menu.a11y.yml') => {
  writeFileSync(join(root, file), text);
  return join(root, file);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-manual-'));
  mkdirSync(join(root, 'src/menu/evidence'), { recursive: true });
  writeFileSync(join(root, 'src/menu/Menu.ts'), 'export const menu = 1;\n');
  repository = createRepository(root);
  commit = repository.commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const found = () =>
  readManualEvidence(root, ['src/*/evidence/*.a11y.yml'], subjects, createFindChangedFolders(root));

test('reads no results where there is no file', () => {
  expect(found()).toEqual([]);
});

test('reads each result with its subject, reviewer and the state of its source', () => {
  write(createSession(commit));
  expect(found()).toMatchObject([
    { subject: 'menu', criterion: '4.1.2', outcome: 'passed', source: 'unchanged' },
    { subject: 'menu', criterion: '2.4.3', outcome: 'failed', person: { role: 'blind screen-reader user' } },
  ]);
});

test('knows the source of results once it changes, and of an unknown commit', () => {
  write(createSession(commit));
  writeFileSync(join(root, 'src/menu/Menu.ts'), 'export const menu = 2;\n');
  expect(found().map(({ source }) => source)).toEqual(['changed', 'changed']);
  repository.commit();
  expect(found().map(({ source }) => source)).toEqual(['changed', 'changed']);
  write(createSession('0123456789ab'));
  expect(found().map(({ source }) => source)).toEqual(['unknown', 'unknown']);
});

test('rejects a file that belongs to no component', () => {
  mkdirSync(join(root, 'src/other/evidence'), { recursive: true });
  write(createSession('0123456789abcdef'), 'src/other/evidence/Other.a11y.yml');
  expect(found).toThrow('It belongs to no component.');
});

const good = createSession('0123456789abcdef');
test.each([
  ['nothing', '', 'The file has a list named sessions.'],
  ['no session', 'sessions: []', 'Delete the file until someone has reviewed.'],
  ['no name', good.replace('name: Test Person, ', ''), 'A result without a name does not count.'],
  ['no person', good.replace(/person: .*/, ''), 'Add the reviewer: person has a name and a role.'],
  ['a day in the future', good.replace('2026-11-20', '2999-01-01'), 'This day is in the future.'],
  ['a day that is no date', good.replace("'2026-11-20'", 'yesterday'), 'Write the day as 2026-11-21'],
  ['no commit', good.replace(/commit: .*/, ''), 'Add the commit that was reviewed'],
  ['a commit that is none', good.replace(/commit: .*/, "commit: 'v1.0'"), 'A commit has 7 to 40 digits'],
  [
    'an unknown criterion',
    good.replace('4.1.2', '9.9.9'),
    'WCAG 2.2 A and AA have no such success criterion.',
  ],
  ['a number without quotes', good.replace("'4.1.2'", '4.1'), 'Write the number in quotes'],
  [
    'an unknown outcome',
    good.replace('outcome: passed', 'outcome: fine'),
    'An outcome is passed, failed or inapplicable.',
  ],
  [
    'a failed result without notes',
    good.replace(', notes: Focus was lost.', ''),
    'A failed result needs notes',
  ],
  ['an unknown key', good.replace('state: open,', 'state: open, mood: good,'), 'Unknown key "mood".'],
])('rejects %s with the path and a message of its own', (_, text, message) => {
  const file = write(text);
  expect(() => readManualResults(file)).toThrow(message);
  expect(() => readManualResults(file)).toThrow(file);
  expect(() => readManualResults(file)).not.toThrow(/Invalid input|expected string/);
});

test('names the location of an error', () => {
  const file = write(good.replace('outcome: passed', 'outcome: fine'));
  expect(() => readManualResults(file)).toThrow('sessions, no. 1, results, no. 1, outcome');
});

const sheet = (more: string) =>
  readVerdict(
    `https://example.org/tester.en.html?role=blind+reader&date=2026-11-20&browser=Firefox+150&system=Windows&assistiveTechnology=NVDA&commit=abcdef012345&state=open&language=en&1.1.1=&${more}`,
    'Test Person',
  );

test('makes a manual result of the address of a sheet', () => {
  const file = write(sheet('4.1.2=passed&notes-4.1.2=&2.4.3=failed&notes-2.4.3=Focus+was+lost.'));
  const [{ person, results } = { person: undefined, results: [] }] = readManualResults(file);
  expect(person?.role).toBe('blind reader');
  expect(results.map(({ criterion, outcome, notes }) => [criterion, outcome, notes])).toEqual([
    ['2.4.3', 'failed', 'Focus was lost.'],
    ['4.1.2', 'passed', undefined],
  ]);
});

test('takes no failure without notes and no sheet without a verdict', () => {
  expect(() => sheet('4.1.2=passed&2.4.3=failed')).toThrow('- 2.4.3 notes: A failed result needs notes');
  expect(() => sheet('')).toThrow('List at least one result.');
  expect(() => readVerdict('http://', 'Test Person')).toThrow('http:// is not the address of a sheet.');
});
