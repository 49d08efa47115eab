import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { measure } from '../src/measured/measure.ts';
import type { ReportInput } from '../src/reports/report-input.ts';
import { reports, writeReports } from '../src/reports/write-reports.ts';
import type { AuditRecord } from '../src/store/record.ts';
import { readResults, writeResults } from '../src/store/results.ts';

const row = (
  rule: string,
  criteria: string[],
  outcome: AuditRecord['outcome'],
  width = 1280,
): AuditRecord => ({
  rule,
  criteria,
  place: { kind: 'page', id: 'home', address: 'https://example.org/?a=1&b=<2>' },
  state: { language: 'en', theme: 'forced', width, after: 'as loaded' },
  outcome,
  findings: outcome === 'failed' ? [{ where: 'main > p', seen: 'It is <b>cut</b>.' }] : [],
});

const input: ReportInput = {
  results: {
    product: { en: 'A site', es: 'Un sitio web' },
    tested: {
      date: '2026-11-20',
      commit: 'abc',
      browser: 'Chromium 1',
      axe: 'axe-core 1',
      platform: 'linux x64',
    },
    records: [
      row('text-spacing', ['1.4.12'], 'failed', 320),
      row('text-spacing', ['1.4.12'], 'failed'),
      row('reflow', ['1.4.10'], 'passed'),
      row('axe/color-contrast', ['1.4.3'], 'cantTell'),
    ],
  },
  heard: [
    {
      title: { en: 'A menu', es: 'Un menú' },
      file: 'menu.heard.txt',
      criteria: ['4.1.2'],
      proves: [],
      about: [],
      status: 'AS EXPECTED',
      differences: [],
      noticed: { en: ['A menu is read twice.'], es: ['Un menú se lee dos veces.'] },
    },
    {
      title: { en: 'A dialog', es: 'Un diálogo' },
      file: 'dialog.heard.txt',
      criteria: ['4.1.3'],
      proves: [],
      about: [],
      status: 'NOT RUN',
      differences: [],
      noticed: { en: ['A menu is read twice.'], es: ['Un menú se lee dos veces.'] },
    },
  ],
  recordingText: () => '# Orca 43.1\n\n== en\n[Tab]  Menu collapsed\n\n== es\n[Tab]  Menú contraído\n',
};

const textOf = (name: string) => reports(input).get(name) ?? '';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a11y-audit-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the same input gives the same bytes', () => {
  const again = { ...input, results: structuredClone(input.results), heard: structuredClone(input.heard) };
  expect([...reports(again)]).toEqual([...reports(input)]);
});

test('the order in which a browser came back does not change the results file', () => {
  const files = ['a.json', 'b.json'].map((name) => join(folder, name));
  writeResults(files[0] ?? '', input.results);
  writeResults(files[1] ?? '', { ...input.results, records: [...input.results.records].reverse() });
  const [a, b] = files.map((file) => readResults(file));
  expect(a).toEqual(b);
});

test('each language has its report, and both name failures, what was heard, and what was not tested', () => {
  for (const phrase of [
    'Known failures',
    'home: text-spacing',
    'Heard as expected',
    'Not heard',
    'Not tested',
  ]) {
    expect(textOf('report.en.html')).toContain(phrase);
  }
  for (const phrase of [
    'Fallos conocidos',
    'Se oyó lo esperado',
    'No se oyó',
    'No se probó',
    'Menú contraído',
  ]) {
    expect(textOf('report.es.html')).toContain(phrase);
  }
});

test('one failure in two states is told once, and markup of a page stays text', () => {
  const report = textOf('report.en.html');
  expect(report.split('<h3>home: text-spacing</h3>')).toHaveLength(2);
  expect(report).toContain('It is &lt;b&gt;cut&lt;/b&gt;.');
});

test('there is no inline style or script, so that a strict policy can serve it', () => {
  expect(textOf('report.en.html')).not.toMatch(/<style|<script|style=/);
});

test('EARL names each row as an automatic assertion with its outcome', () => {
  const earl = JSON.parse(textOf('earl.jsonld')) as {
    '@graph': { '@type': string; mode?: string; result?: { outcome: string } }[];
  };
  const assertions = earl['@graph'].filter((each) => each['@type'] === 'earl:Assertion');
  expect(assertions.map(({ result }) => result?.outcome)).toEqual([
    'earl:failed',
    'earl:failed',
    'earl:passed',
    'earl:cantTell',
  ]);
  expect(new Set(assertions.map(({ mode }) => mode))).toEqual(new Set(['earl:automatic']));
});

test('the table for spreadsheets has one line per criterion', () => {
  const lines = textOf('criteria.csv').trimEnd().split('\r\n');
  expect(lines).toHaveLength(56);
  expect(lines.find((line) => line.startsWith('"1.4.12"'))).toContain('"failed"');
});

test('the report passes its own audit, in both languages', { timeout: 120_000 }, async () => {
  writeReports(folder, input);
  const places = (['en', 'es'] as const).map((language) => ({
    kind: 'page' as const,
    id: `report-${language}`,
    addresses: { [language]: pathToFileURL(join(folder, `report.${language}.html`)).href },
  }));
  const states = (['en', 'es'] as const).map((language) => ({
    language,
    theme: language === 'en' ? ('dark' as const) : ('light' as const),
    width: language === 'en' ? 320 : 1280,
    after: 'as loaded',
  }));
  const { records } = await measure(places, states, () => undefined);
  expect(records.filter(({ outcome }) => outcome === 'failed' || outcome === 'untested')).toEqual([]);
  expect(records.length).toBeGreaterThan(20);
});
