import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proofs, readSpec, titlesOf } from './spec-table.ts';

const src = join(import.meta.dirname, '../src');
const folders = readdirSync(src).filter((name) => existsSync(join(src, name, 'index.ts')));
const specOf = (folder: string) => readSpec(join(src, folder, 'SPEC.md'));
const filesOf = (folder: string) => readdirSync(join(src, folder));
const testsOf = (folder: string) => {
  const each = filesOf(folder)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => titlesOf(readFileSync(join(src, folder, file), 'utf8')));
  return { ids: each.flatMap(({ ids }) => ids), without: each.flatMap(({ without }) => without) };
};

describe.each(folders)('%s', (folder) => {
  test('has its spec, stories and a test in the browser', () => {
    const files = filesOf(folder);
    expect(files).toContain('SPEC.md');
    expect(
      files.some((file) => file.endsWith('.stories.tsx')),
      'stories',
    ).toBe(true);
    expect(
      files.some((file) => file.endsWith('.browser.test.tsx')),
      'browser test',
    ).toBe(true);
  });

  test('has a spec that can be read: status, ids, criteria, known proofs', () => {
    const { status, requirements } = specOf(folder);
    expect(status).toMatch(/^(draft|beta|stable)\. Heard: .+\. Checked by a person: .+\.$/);
    expect(requirements.length).toBeGreaterThan(0);
    for (const { id, requirement, wcag, proof } of requirements) {
      expect(id).toMatch(/^[A-Z]{3,4}-\d{2,}$/);
      expect(requirement, id).toMatch(/\.$/);
      expect(
        wcag.filter((criterion) => !/^\d\.\d\.\d{1,2}$/.test(criterion)),
        id,
      ).toEqual([]);
      expect(proofs, id).toContain(proof);
    }
  });

  test('proves each requirement that says so by a test whose title begins with its id', () => {
    const proved = new Set(testsOf(folder).ids);
    const toProve = specOf(folder).requirements.filter(({ proof }) => proof === 'test');
    expect(toProve.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([]);
  });

  test('has no test without a requirement', () => {
    const { ids, without } = testsOf(folder);
    const known = new Set(specOf(folder).requirements.map(({ id }) => id));
    expect(without).toEqual([]);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  test('names requirements that exist in its keyboard table', () => {
    const { requirements, keyboard } = specOf(folder);
    const known = requirements.map(({ id }) => id);
    expect(keyboard.filter((id) => !known.includes(id))).toEqual([]);
  });

  test('claims to have been heard, or checked by a person, only with evidence', () => {
    const evidence = existsSync(join(src, folder, 'evidence'))
      ? readdirSync(join(src, folder, 'evidence'))
      : [];
    const status = specOf(folder).status ?? '';
    const has = (ending: string) => evidence.some((file) => file.endsWith(ending));
    if (!/Heard: (not yet|nothing to hear)/.test(status)) expect(has('.heard.txt')).toBe(true);
    if (!status.includes('Checked by a person: not yet')) expect(has('.a11y.yml')).toBe(true);
  });
});

test('no requirement id is used twice', () => {
  const ids = folders.flatMap((folder) => specOf(folder).requirements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the check itself sees a missing id and a title without one', () => {
  const { ids, without } = titlesOf(
    "test('ABC-01 opens', x); describe.each([0])('group', () => { test.each([1])('no id', y) }); test('ABC-02, ABC-03 both', z);",
  );
  expect(ids).toEqual(['ABC-01', 'ABC-02', 'ABC-03']);
  expect(without).toEqual(['no id']);
});
