import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { createAcrRows } from '../src/reports/acr/acr-rows.ts';
import { serializeOpenAcr } from '../src/reports/acr/openacr.ts';
import { serializeWcagEmAssertions, serializeWcagEmEvaluation } from '../src/reports/wcag-em.ts';
import { CATALOG_ROWS, getComponents, LEVELS } from '../src/standards/openacr-catalog.ts';
import type { AuditRecord } from '../src/evidence/record.ts';
import { evidence, row, createManualEvidence } from './evidence.ts';

// From GSA's package @openacr/openacr 0.3.5, in the public domain.
const schema = z.fromJSONSchema(
  JSON.parse(readFileSync(join(import.meta.dirname, 'openacr-0.1.0.json'), 'utf8')) as Parameters<
    typeof z.fromJSONSchema
  >[0],
);
const author = { name: 'A person', email: 'a@example.org' };

type Component = { name: string; adherence?: { level: string; notes?: string } };
type Document = {
  report_date: unknown;
  version: unknown;
  chapters: Record<string, { notes?: string; criteria?: { num: unknown; components: Component[] }[] }>;
};

const createAcr = (records: AuditRecord[], more = {}) =>
  parse(serializeOpenAcr(evidence(records, more), author)) as Document;
const answer = (number: string, records: AuditRecord[], more = {}) =>
  createAcrRows(evidence(records, more)).find((each) => each.row.number === number);

const sample = [
  row('reflow', ['1.4.10'], 'passed'),
  row('text-spacing', ['1.4.12'], 'failed'),
  row('axe/video-caption', ['1.2.2'], 'inapplicable'),
];

test('OpenACR is valid against its schema', () => {
  expect(schema.safeParse(createAcr(sample)).error).toBeUndefined();
  expect(schema.safeParse({ ...createAcr(sample), author: {} }).success).toBe(false);
});

test('OpenACR has dates and criteria as strings and its version as a number', () => {
  const { report_date: date, version, chapters } = createAcr(sample);
  expect(date).toBe('2026-11-20');
  expect(version).toBe(1);
  const numbers = Object.values(chapters).flatMap(({ criteria = [] }) => criteria.map(({ num }) => num));
  expect(numbers.filter((number) => typeof number !== 'string')).toEqual([]);
});

test('OpenACR has the rows, component names and levels of the catalog, in their order', () => {
  const { chapters } = createAcr(sample);
  for (const [chapter, { criteria = [] }] of Object.entries(chapters)) {
    const rows = CATALOG_ROWS.filter((each) => each.chapter === chapter);
    expect(criteria.map(({ num }) => num)).toEqual(rows.map(({ number }) => number));
    for (const { components } of criteria) {
      const allowed = rows[0] ? getComponents(rows[0].chapter) : [];
      expect(components.filter(({ name }) => !allowed.includes(name))).toEqual([]);
      const levels = components.flatMap(({ adherence }) => adherence?.level ?? []);
      expect(levels.filter((level) => !(LEVELS as readonly string[]).includes(level))).toEqual([]);
      if (chapter !== 'success_criteria_level_aaa') expect(levels).not.toContain('not-evaluated');
    }
  }
});

test('the catalog has 32 rows of level A, 24 of AA, 31 of AAA, 9 functional ones and 5 of support', () => {
  const count = (chapter: string) => CATALOG_ROWS.filter((each) => each.chapter === chapter).length;
  expect(
    [
      'success_criteria_level_a',
      'success_criteria_level_aa',
      'success_criteria_level_aaa',
      'functional_performance_criteria',
      'support_documentation_and_services',
    ].map(count),
  ).toEqual([32, 24, 31, 9, 5]);
  expect(CATALOG_ROWS.filter(({ number, en, es }) => !number || !en || !es)).toEqual([]);
});

test('automated tests support no criterion but the one that the errata consider met', () => {
  const supported = createAcrRows(evidence(sample)).filter(({ level }) => level === 'supports');
  expect(supported.map((each) => each.row.number)).toEqual(['4.1.1']);
  expect(answer('1.4.10', sample)).toMatchObject({ level: undefined });
  expect(createAcr(sample).chapters.success_criteria_level_aa?.notes).toContain(
    '1.4.10: No failure found by automated tests, in 1 of 1 page states. No manual review yet.',
  );
});

test('fresh manual results for all subjects support a criterion; stale ones do not', () => {
  expect(answer('1.4.10', sample, { manualResults: [createManualEvidence()] })?.level).toBe('supports');
  expect(
    answer('1.4.10', sample, { manualResults: [createManualEvidence({ source: 'changed' })] })?.level,
  ).toBeUndefined();
});

test('a review of a part supports nothing, and is not denied', () => {
  const other = row('reflow', ['1.4.10'], 'passed', { target: { kind: 'component', id: 'menu--open' } });
  for (const criterion of ['1.4.10', '2.4.6']) {
    const found = answer(criterion, [...sample, other], {
      manualResults: [createManualEvidence({ criterion })],
    });
    expect(found?.level).toBeUndefined();
    expect(found?.notes.en).toContain('A manual review covers a part of what was scanned.');
  }
});

test('a failure sets the level of its criterion and of the functional criteria that depend on it', () => {
  expect(answer('1.4.12', sample)?.level).toBe('does-not-support');
  const pages = ['a', 'b', 'c'].map((id) => row('reflow', ['1.4.10'], 'passed', { target: { id } }));
  const found = answer('1.4.12', [...sample, ...pages]);
  expect(found?.level).toBe('partially-supports');
  expect(found?.notes.es).toBe(
    'Se encontró un fallo en home (text-spacing). Se probó en 1 de 4 estados de páginas.',
  );
  expect(answer('302.2', sample)?.notes.en).toBe('It depends on criteria that fail: 1.4.12.');
  expect(answer('302.4', sample)?.level).toBeUndefined();
});

test('a failure that a person found in an earlier source does not set the level', () => {
  const pages = ['a', 'b', 'c'].map((id) => row('reflow', ['1.4.10'], 'failed', { target: { id } }));
  const more = ['d', 'e', 'f'].map((id) => row('reflow', ['1.4.10'], 'passed', { target: { id } }));
  const stale = createManualEvidence({ outcome: 'failed', notes: 'Cut off.', source: 'changed' });
  expect(answer('1.4.10', [...pages, ...more], { manualResults: [stale] })?.level).toBe('partially-supports');
});

test('support rows name the pages that provide it, or why there is none', () => {
  const none = { en: 'There is none on paper.', es: 'No la hay en papel.' };
  const support = { '602.2': { pages: ['home', 'gone'] }, '602.4': { none }, '603.3': { pages: ['gone'] } };
  expect(answer('602.3', sample, { support })?.notes.en).toBe('Not evaluated yet.');
  expect(answer('602.4', sample, { support })).toMatchObject({ level: 'not-applicable', notes: none });
  expect(answer('603.3', sample, { support })).toMatchObject({ level: undefined });
  expect(answer('603.3', sample, { support })?.notes.en).toBe(
    'Provided by gone. NOT TESTED: gone. No manual review of whether it helps yet.',
  );
  const failing = answer('602.2', sample, { support });
  expect(failing?.level).toBe('partially-supports');
  expect(failing?.notes.es).toBe(
    'Está en home, gone. Se encontró un fallo en home (text-spacing). NO PROBADO: gone. Falta una revisión manual de si ayuda.',
  );
  const sound = [row('reflow', ['1.4.10'], 'passed')];
  expect(answer('602.2', sound, { support })).toMatchObject({ level: undefined });
  expect(answer('602.2', sound, { support })?.notes.en).toContain('No failure was found there.');
});

test('content is absent only where a rule of our own found none', () => {
  expect(answer('1.2.2', sample)?.level).toBeUndefined();
  const looked = [...sample, row('no-media', ['1.2.2'], 'inapplicable')];
  expect(answer('1.2.2', looked)).toMatchObject({ level: 'not-applicable' });
  expect(answer('1.2.2', looked)?.notes.en).toContain('no-media found none');
});

type Assertion = {
  subject: string;
  test: string;
  mode: string;
  result: { outcome: string; description: string };
};
type Evaluation = {
  type: string;
  selectSample: { structuredSample: { id: string }[] };
  auditSample: Assertion[];
};

test('WCAG-EM assertions have pages of the sample and test ids that the tool knows', () => {
  const records = [...sample, row('target-size', ['2.5.8'], 'passed')];
  const all = JSON.parse(serializeWcagEmEvaluation(evidence(records))) as Evaluation;
  expect(all.type).toBe('Evaluation');
  for (const step of ['defineScope', 'exploreTarget', 'selectSample', 'auditSample', 'reportFindings'])
    expect(all).toHaveProperty(step);
  const pages = all.selectSample.structuredSample.map(({ id }) => id);
  expect(pages).toEqual(['https://example.org/']);
  expect(all.auditSample.filter(({ subject }) => !pages.includes(subject))).toEqual([]);
  expect(all.auditSample.map(({ test: id, result }) => [id, result.outcome])).toEqual([
    ['WCAG21:captions-prerecorded', 'earl:cantTell'],
    ['WCAG21:reflow', 'earl:cantTell'],
    ['WCAG21:text-spacing', 'earl:failed'],
    ['WCAG:target-size-minimum', 'earl:cantTell'],
  ]);
  const { '@graph': alone } = JSON.parse(serializeWcagEmAssertions(evidence(records))) as {
    '@graph': Assertion[];
  };
  expect(alone).toEqual(all.auditSample);
});

test('WCAG-EM has manual results of pages only, in their language, as manual and with their notes', () => {
  const fail = { outcome: 'failed', notes: 'It was silent.' } as const;
  const manualResults = [
    createManualEvidence({ ...fail, criterion: '1.4.10', subject: 'menu' }),
    createManualEvidence({ ...fail, criterion: '2.5.8', languages: ['es'] }),
    createManualEvidence({ ...fail, criterion: '2.4.6', languages: ['en'] }),
  ];
  const records = [row('reflow', ['1.4.10'], 'passed'), row('target-size', ['2.5.8'], 'passed')];
  const { '@graph': found } = JSON.parse(serializeWcagEmAssertions(evidence(records, { manualResults }))) as {
    '@graph': Assertion[];
  };
  expect(found.map((each) => [each.test, each.mode, each.result.outcome])).toEqual([
    ['WCAG21:reflow', 'earl:automatic', 'earl:cantTell'],
    ['WCAG21:headings-and-labels', 'earl:manual', 'earl:failed'],
    ['WCAG:target-size-minimum', 'earl:automatic', 'earl:cantTell'],
  ]);
  expect(found[1]?.result.description).toBe('low-vision reader, as loaded: It was silent.');
});

test('WCAG-EM has no stories in its sample', () => {
  const story = row('reflow', ['1.4.10'], 'passed', {
    target: { kind: 'component', id: 'menu--open', address: 'https://example.org/story' },
  });
  expect(serializeWcagEmEvaluation(evidence([...sample, story]))).not.toContain('story"');
});
