import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAllRequirements, componentFolders, componentPath } from './component-requirements.ts';
import { readStoryNames, readTitles } from './spec-table.ts';

const src = join(import.meta.dirname, '../src');

test.each(readAllRequirements(src))('$folder has a proof for every requirement', ({ problems }) => {
  expect(problems).toEqual([]);
});

test.each(componentFolders(src))('%s has stories and a test in the browser', (folder) => {
  const files = readdirSync(componentPath(src, folder)).join('\n');
  expect(files).toMatch(/\.stories\.tsx$/m);
  expect(files).toMatch(/\.browser\.test\.tsx$/m);
});

describe('the check of requirements', () => {
  let copy = '';
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'longcovid-proofs-'));
    cpSync(componentPath(src, 'disclosure'), componentPath(copy, 'disclosure'), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  const check = () => {
    const script = join(import.meta.dirname, 'check-requirements.ts');
    return spawnSync(process.execPath, [script, '--src', copy], { encoding: 'utf8' });
  };
  const problems = () =>
    readAllRequirements(copy)
      .flatMap((each) => each.problems)
      .join('\n');
  const change = (file: string, from: RegExp | string, to: string) => {
    const path = join(componentPath(copy, 'disclosure'), file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };

  test('prints the shares of each component and passes when every requirement has a proof', () => {
    const { status, stdout, stderr } = check();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^component +rows +test +story-matrix +screen-reader +manual +consumer$/m);
    expect(stdout).toMatch(/^disclosure +\d+( +\d+ %){5}$/m);
    expect(status).toBe(0);
  });

  test('lists a requirement without a transcript or manual result as open, and passes', () => {
    expect(check().stdout).not.toContain('Open, not proved yet');
    rmSync(join(componentPath(copy, 'disclosure'), 'evidence/Disclosure.transcript.txt'));
    change('SPEC.md', /(\| DSC-06 .*)\| test +\|/, '$1| manual |');
    change('Disclosure.browser.test.tsx', "test('DSC-06 ", "void ('DSC-06 ");
    const { status, stdout } = check();
    expect(stdout).toMatch(
      /^Open, not proved yet: 2\n {2}disclosure DSC-06 \(manual\): .+\n {2}disclosure DSC-18 \(screen-reader\): .+$/m,
    );
    expect(status).toBe(0);
  });

  const tests = 'Disclosure.browser.test.tsx';
  const start = "test('DSC-06 ";
  const proof = /(\| DSC-06 .*)\| test +\|/;
  test.each([
    ['a deleted test', tests, start, "void ('DSC-06 ", 'DSC-06 has no test'],
    ['a skipped test', tests, start, "test.skip('DSC-06 ", 'DSC-06 has no test'],
    ['a deleted proof', 'SPEC.md', proof, '$1|  |', 'DSC-06 has an unknown proof'],
    ['a made-up proof', 'SPEC.md', proof, '$1| hope |', 'DSC-06 has an unknown proof'],
    ['a deleted requirement', 'SPEC.md', /\| DSC-06 .*\n/, '', 'DSC-06, which is not a requirement'],
    ['a test without a requirement', tests, start, "test('", 'A test has no requirement'],
    ['a review without results', 'SPEC.md', 'review: not yet', 'review: Ana', 'review without results'],
    ['no list of tasks', 'SPEC.md', '## What you must do', '## Notes', 'does not list them'],
    ['too many tasks', 'SPEC.md', /\| (test|screen-reader) +\|/g, '| consumer |', 'the limit is a fifth'],
    ['a key without its requirement', 'SPEC.md', '| DSC-05, DSC-06 |', '| DSC-99 |', 'names “DSC-99”'],
    [
      'neither MUST nor SHOULD',
      'SPEC.md',
      /(\| DSC-06 \|[^|]*)MUST have/,
      '$1has',
      'neither MUST nor SHOULD',
    ],
    ['a made-up criterion', 'SPEC.md', '2.1.1, 3.2.1', '2.1, 3.2.1', 'not a criterion of WCAG'],
  ])('finds %s', (_what, file, from, to, message) => {
    change(file, from, to);
    expect(problems()).toContain(message);
  });

  test('accepts the story matrix as the proof of a requirement without a test of its own', () => {
    change('SPEC.md', /(\| DSC-06 .*)\| test +\|/, '$1| story-matrix |');
    change('Disclosure.browser.test.tsx', "test('DSC-06 ", "void ('DSC-06 ");
    const [disclosure] = readAllRequirements(copy);
    expect(disclosure?.problems).toEqual([]);
    expect(disclosure?.open).toEqual([]);
    expect(disclosure?.counts['story-matrix']).toBeGreaterThan(0);
  });

  test.each([
    ['no file of stories', (path: string) => rmSync(path)],
    ['no story', (path: string) => writeFileSync(path, 'export default {};\nexport type Story = object;\n')],
  ])('finds the story matrix as a proof in a folder with %s', (_what, removeStories) => {
    change('SPEC.md', /(\| DSC-06 .*)\| test +\|/, '$1| story-matrix |');
    removeStories(join(componentPath(copy, 'disclosure'), 'Disclosure.stories.tsx'));
    expect(problems()).toContain('DSC-06 has the proof story-matrix, and the folder has no story.');
  });

  test('finds a claim without evidence', () => {
    rmSync(join(componentPath(copy, 'disclosure'), 'evidence'), { recursive: true });
    expect(problems()).toContain('claims a screen-reader test without a transcript');
  });

  test('finds an id that two components use', () => {
    cpSync(componentPath(copy, 'disclosure'), componentPath(copy, 'other'), { recursive: true });
    expect(problems()).toContain('disclosure uses DSC-01 too.');
  });
});

test('reads titles of test, test.each and describe, and several ids in one title', () => {
  const { ids, without } = readTitles(
    "test('ABC-01 opens', x); describe.each([0])('group', () => { test.each([1])('no id', y) }); test('ABC-02, ABC-03 both', z);",
  );
  expect(ids).toEqual(['ABC-01', 'ABC-02', 'ABC-03']);
  expect(without).toEqual(['no id']);
});

test('reads the names of the stories in a file', () => {
  const source =
    "export default { title: 'A' };\nexport type B = object;\nexport const One: StoryObj = {};\nconst inner = 1;\nexport const Two = {}, Three = {};";
  expect(readStoryNames(source)).toEqual(['One', 'Two', 'Three']);
});
