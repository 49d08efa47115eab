import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readData, readYaml } from './read-file.ts';

const readProblem = (text: string): string => {
  try {
    return JSON.stringify(readYaml(text, 'en.md', 2));
  } catch (error) {
    return String(error instanceof Error && error.message);
  }
};

test.each([
  ['title: Rest\nintro: Two things: rest and water\n', 3, 'Put quotes around a text with a colon'],
  ["title: 'It's here'\n", 2, 'put double quotes around it'],
  ['title: "Rest\nintro: x\n', 4, 'A quote is not closed'],
  ['title: a\nintro: b\ntitle: c\n', 4, 'Duplicate field'],
  ['title: a\n\tintro: b\n', 3, ''],
  ['title: @home\n', 2, 'Put quotes around it'],
  ['intro: x\ntitle: *rest\n', 3, 'Put quotes around it'],
  ['title: a\nmore text\nintro: b\n', 3, 'A text over more than one line begins with >-'],
  ['title: [a\n', 3, 'A bracket is not closed'],
])('reports the line of %j and what to do', (text, line, advice) => {
  const problem = readProblem(text);
  expect(problem).toMatch(new RegExp(`^en\\.md:${line}: .+ Nothing of the file can be shown\\. .{10}`));
  expect(problem).toContain(advice);
  expect(problem).not.toContain('\n');
});

test('reads valid fields', () => {
  expect(readYaml("title: 'Two things: rest'\nintro: >-\n  one\n  two\n", 'en.md')).toEqual({
    title: 'Two things: rest',
    intro: 'one two',
  });
});

const folder = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['broken.json', '{\n  "a": "b"\n  "c": 1\n}\n', 'broken.json:3: it cannot be parsed from here on'],
  ['cut.json', '{\n  "a": "b",\n', 'cut.json:3: it cannot be parsed from here on'],
  ['broken.yml', '- id: a\n- id: [\n', 'broken.yml:3: it cannot be parsed from here on'],
])('reports the line of an error in %s, without a stack trace', (name, text, problem) => {
  writeFileSync(join(folder, name), text);
  const problems: string[] = [];
  expect(readData(join(folder, name), problems)).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('reports a missing file', () => {
  const problems: string[] = [];
  expect(readData(join(folder, 'none.json'), problems)).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining('none.json: the file is missing.')]);
});
