import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { runAxe } from '../src/scan/axe.ts';
import { findChromium } from '../src/scan/find-chromium.ts';
import { scan } from '../src/scan/scan.ts';
import type { ReportInput } from '../src/reports/report-input.ts';
import { createExports, createReports, writeReports } from '../src/reports/write-reports.ts';
import { readResults, writeResults } from '../src/evidence/results.ts';
import { evidence, createTranscriptEvidence, row, createManualEvidence } from './evidence.ts';

const seen = 'It is <b>cut</b>.';
const story = {
  kind: 'component' as const,
  id: 'menu--open',
  address: 'http://localhost:6006/iframe.html?id=menu--open',
};
const all = evidence(
  [
    row('text-spacing', ['1.4.12'], 'failed', { width: 320, seen }),
    { ...row('text-spacing', ['1.4.12'], 'failed', { seen }), screenshot: 'home.text-spacing.png' },
    row('reflow', ['1.4.10'], 'passed'),
    row('axe/color-contrast', ['1.4.3'], 'cantTell'),
    row('target-size', ['2.5.8'], 'untested', { width: 320, reason: 'The page timed out.' }),
    row('reflow', ['1.4.10'], 'passed', { target: story }),
    row('reflow', ['1.4.10'], 'passed', { target: { ...story, id: 'menu--closed' } }),
    row('reflow', ['1.4.10'], 'untested', { target: { ...story, id: 'menu--throws' }, reason: 'It throws.' }),
  ],
  {
    transcripts: [
      createTranscriptEvidence(),
      createTranscriptEvidence({
        title: { en: 'A dialog', es: 'Un diálogo' },
        file: 'dialog.transcript.txt',
        status: 'skipped',
        source: 'unknown',
      }),
    ],
    speech: {
      findings: [
        {
          rule: 'twice',
          file: 'menu/evidence/Menu.transcript.txt',
          language: 'es',
          step: '2 [Tab]',
          words: 'Menú Menú.',
          reason: 'Its name is its title.',
        },
      ],
      gone: [],
      unlisted: [],
    },
    skippedRecordings: [
      { file: 'dialog.scenario.yml', reasons: ['en: Orca was started and announced nothing within 20 s.'] },
    ],
    manualResults: [createManualEvidence({ criterion: '1.4.10', subject: 'menu', source: 'changed' })],
    components: ['card', 'menu'].map((id) => ({
      id,
      folder: `src/${id}`,
      stories: id,
      requirements: [
        { id: 'MNU-01', criteria: ['4.1.2'], proof: 'test' as const },
        { id: 'MNU-02', criteria: ['2.4.6'], proof: 'consumer' as const },
      ],
    })),
    waivers: [
      {
        rule: 'text-spacing',
        target: 'home',
        reason: { en: 'A new layout comes.', es: 'Habrá otro diseño.' },
        effect: { en: 'Two words are cut off.', es: 'Se cortan dos palabras.' },
        workaround: { en: 'Make the window wider.', es: 'Haga más ancha la ventana.' },
        issue: '#12',
        owner: 'page engineer',
        expires: '2026-12-31',
      },
    ],
  },
  ['card--full', 'menu--closed', 'menu--open', 'menu--throws', 'menu--very-long-words'],
);
const input: ReportInput = {
  evidence: all,
  author: { name: 'A person', email: 'a@example.org' },
  resultsFile: 'a11y-reports/results.json',
  readTranscript: () => '# Orca 43.1\n\n== en\n[Tab]  Menu collapsed\n\n== es\n[Tab]  Menú contraído\n',
};

const getReport = (name: string) =>
  new Map([...createReports(input), ...createExports(input)]).get(name) ?? '';
const getLines = (name: string) => getReport(name).trimEnd().split('\r\n');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a11y-audit-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the same input gives the same bytes', () => {
  expect([
    ...createReports({ ...input, evidence: { ...all, results: structuredClone(all.results) } }),
  ]).toEqual([...createReports(input)]);
});

test('results.json does not depend on the order of the rows, and reads back the same', () => {
  const [a = '', b = ''] = ['a.json', 'b.json'].map((name) => join(folder, name));
  writeResults(a, all.results);
  writeResults(b, { ...all.results, records: [...all.results.records].reverse() });
  expect(readFileSync(a, 'utf8')).toBe(readFileSync(b, 'utf8'));
  const inOrder = (records: readonly unknown[]) => records.map((each) => JSON.stringify(each)).sort();
  const known = all.results.records.map(
    ({ rule, criteria, target, state, outcome, reason, findings, screenshot }) => ({
      rule,
      criteria,
      target,
      state,
      outcome,
      ...(reason && { reason }),
      findings,
      ...(screenshot && { screenshot }),
    }),
  );
  expect(inOrder(readResults(a).records)).toEqual(inOrder(known));
});

test('renders known failures first, then untested results and transcripts, in each language', () => {
  const parts = {
    en: ['Known failures', 'home: text-spacing', 'NOT TESTED: 2 results.', 'As expected', 'Not recorded'],
    es: [
      'Fallos conocidos',
      'home: text-spacing',
      'NO SE PROBÓ: 2 resultados.',
      'Como se esperaba',
      'No se grabó',
    ],
  };
  for (const [language, phrases] of Object.entries(parts)) {
    const report = getReport(`report.${language}.html`);
    const targets = phrases.map((phrase) => report.indexOf(phrase, report.indexOf('<section')));
    expect(targets).toEqual([...targets].sort((a, b) => a - b));
    expect(targets).not.toContain(-1);
  }
});

test('lists what the rules of speech found below its transcript, each part in its language', () => {
  const [, menu = '', dialog = ''] = getReport('report.es.html').split(/<h3>(?=Un menú|Un diálogo)/);
  expect(menu.replaceAll(/\s+/g, ' ')).toContain(
    'Lo que encontraron las reglas:</p> <ul lang="en"> <li> twice, es 2 [Tab]: <q lang="es">Menú Menú.</q>. Its name is its title. </li>',
  );
  expect(dialog).not.toContain('Lo que encontraron las reglas');
});

const versions: ['en' | 'es', string, Record<string, string>][] = [
  [
    'en',
    'This report is of version 1.0.0, commit abc, scanned on 2026-11-20.',
    { changed: 'These folders have changed since.', none: 'No folder', unknown: 'is unknown' },
  ],
  [
    'es',
    'Este informe es de la versión 1.0.0, commit abc, examinada el 2026-11-20.',
    { changed: 'Estas carpetas han cambiado', none: 'Ninguna de las carpetas', unknown: 'No se sabe' },
  ],
];
test.each(versions)(
  'says first of which version it is, and what has changed since, %s',
  (language, version, since) => {
    for (const name of [`report.${language}.html`, `acr.${language}.html`]) {
      const readStart = (changedFolders: string[] | 'unknown') => {
        const files = createReports({ ...input, evidence: { ...all, changedFolders } });
        const [start = ''] = (files.get(name) ?? '').split(/<nav|<dl>/);
        return start;
      };
      expect(readStart([])).toMatch(new RegExp(`${version}[^]*${since.none}`));
      expect(readStart(['src/menu'])).toMatch(
        new RegExp(`${version}[^]*${since.changed}[^]*<code>src/menu</code>`),
      );
      expect(readStart('unknown')).toMatch(new RegExp(`${version}[^]*${since.unknown}`));
    }
  },
);

test('says first that there is no scan', () => {
  const files = createReports({ ...input, evidence: evidence([]) });
  for (const name of ['report.en.html', 'acr.en.html'])
    expect(files.get(name)).toMatch(/<h1>[^]*There is no scan[^]*(<nav|<dl>)/);
});

test('shows the screenshot of a failure with its state', () => {
  expect(getReport('report.en.html')).toMatch(
    /<img\s+src="screenshots\/home.text-spacing.png"\s+alt="Screenshot of home: what text-spacing found, in a dashed frame"/,
  );
  expect(getReport('report.en.html')).toContain('State: en, light, 1280 px');
  expect(getReport('report.es.html')).toContain(
    'alt="Captura de pantalla de home: lo que encontró text-spacing',
  );
});

test('shows impact, workaround and expiry of a waiver', () => {
  for (const phrase of ['Two words are cut off.', 'Make the window wider.', '#12', 'waived until 2026-12-31'])
    expect(getReport('report.en.html')).toContain(phrase);
  expect(getReport('report.es.html')).toContain('Se cortan dos palabras.');
});

test('lists untested results and skipped recordings with their reasons', () => {
  const report = getReport('report.en.html');
  expect(report).toContain('The page timed out.');
  expect(report).toContain('NOT TESTED: 1 recording could not be made');
  expect(report).toContain('Orca was started and announced nothing within 20 s.');
});

test('lists each story without a tested result, also one that throws', () => {
  const report = getReport('report.en.html');
  expect(report).toContain('NOT TESTED: 3 of 5 stories. None of them counts as passed.');
  expect(report).toMatch(/<th scope="row">card<\/th>\s*<td>full<\/td>/);
  expect(report).toMatch(/<th scope="row">menu<\/th>\s*<td>throws, very-long-words<\/td>/);
  expect(report).toContain('Rules about whole pages apply to pages only: page-title,');
});

test('shows in the table of components which evidence is missing or of an earlier source', () => {
  const findRow = (id: string, language: string) =>
    new RegExp(`id="byComponent"[^]*?<th scope="row">${id}</th>([^]*?)</tr>`).exec(
      getReport(`report.${language}.html`),
    )?.[1] ?? '';
  const card = findRow('card', 'en');
  expect(card).toContain('not tested');
  expect(card).toContain('No transcript');
  expect(card).toContain('No manual review');
  expect(card).toContain('1 of 2 requirements');
  const menu = findRow('menu', 'es');
  expect(menu).toContain('2 de 4 ejemplos, en 3 estados');
  expect(menu).toContain('low-vision reader, 2026-11-20; 1.4.10; la carpeta ha cambiado desde entonces');
});

test('shows a failure in two states once, and escapes markup of a page', () => {
  const report = getReport('report.en.html');
  expect(report.split('<h3>home: text-spacing</h3>')).toHaveLength(2);
  expect(report).toContain('It is &lt;b&gt;cut&lt;/b&gt;.');
});

test('reports have the role of a reviewer, never the name', () => {
  const texts = [...createReports(input), ...createExports(input)].map(([, text]) => text);
  expect(texts.filter((text) => text.includes('Test Person'))).toEqual([]);
  expect(getReport('manual-results.json')).toContain('low-vision reader');
});

test('has no inline styles or scripts', () => {
  for (const name of ['report.en.html', 'acr.es.html'])
    expect(getReport(name)).not.toMatch(/<style|<script|style=/);
});

test('EARL has automated assertions, and stale manual results as untested', () => {
  const earl = JSON.parse(getReport('earl.jsonld')) as {
    '@graph': {
      '@id'?: string;
      '@type': string;
      mode?: string;
      subject?: string;
      result?: { outcome: string };
    }[];
  };
  const graph = earl['@graph'];
  const assertions = graph.filter((each) => each['@type'] === 'earl:Assertion');
  expect(
    assertions.map(({ mode, subject, result }) => `${mode} ${subject} ${result?.outcome}`).sort(),
  ).toEqual([
    'earl:automatic _:target-home earl:cantTell',
    'earl:automatic _:target-home earl:failed',
    'earl:automatic _:target-home earl:passed',
    'earl:automatic _:target-home earl:untested',
    'earl:automatic _:target-menu earl:passed',
    'earl:automatic _:target-menu--throws earl:untested',
    'earl:manual _:target-menu earl:untested',
  ]);
  const ids = graph.map((each) => each['@id']);
  expect(assertions.filter(({ subject }) => !ids.includes(subject))).toEqual([]);
});

test('criteria.csv has a row for each criterion, with its numbers in other standards', () => {
  const lines = getLines('criteria.csv');
  expect(lines).toHaveLength(56);
  expect(lines.find((line) => line.startsWith('"1.4.12"'))).toContain('"failed"');
  expect(lines.find((line) => line.startsWith('"2.4.7"'))).toContain('"2.A-FocusVisible","9.2.4.7","E205.4"');
});

test('trace.csv links criteria to files with evidence; stale and undecided results are not tested', () => {
  const lines = getLines('trace.csv').slice(1);
  expect(
    lines
      .map((line) => line.replaceAll('"', '').split(','))
      .map((cells) => [cells[0], ...cells.slice(4)].join(' | ')),
  ).toEqual([
    '1.4.3 | scan | pages | home | en/light/1280px | axe/color-contrast | NOT TESTED | a11y-reports/results.json',
    '1.4.10 | scan | pages | home | en/light/1280px | reflow | PASS | a11y-reports/results.json',
    '1.4.10 | scan | menu | menu (2 stories) | en/light/1280px | reflow | PASS | a11y-reports/results.json',
    '1.4.10 | scan | menu | menu--throws | en/light/1280px | reflow | NOT TESTED | a11y-reports/results.json',
    '1.4.10 | manual | menu | menu | en/as loaded es/as loaded | low-vision reader | NOT TESTED | home/evidence/Home.a11y.yml',
    '1.4.12 | scan | pages | home | en/light/1280px en/light/320px | text-spacing | FAIL | a11y-reports/results.json',
    '2.5.8 | scan | pages | home | en/light/320px | target-size | NOT TESTED | a11y-reports/results.json',
    '4.1.2 | screen-reader | menu | A menu | en es | MNU-04 | PASS | menu/evidence/Menu.transcript.txt',
    '4.1.2 | screen-reader | menu | A dialog | en es | MNU-04 | NOT TESTED | dialog.transcript.txt',
  ]);
});

test('rejects reports that are too large to commit', () => {
  const findings = [{ where: 'html', seen: 'x'.repeat(8_000_000) }];
  const records = [{ ...row('reflow', ['1.4.10'], 'failed'), findings }];
  const huge = { ...input, evidence: { ...all, results: { ...all.results, records } } };
  expect(() => writeReports(mkdtempSync(join(folder, 'huge-')), huge)).toThrow('The limit is 15000000');
});

test('the report passes the audit', { timeout: 240_000 }, async () => {
  writeReports(folder, input);
  const state = { language: 'es', theme: 'dark', width: 320, interactionState: 'as loaded' } as const;
  const addresses = { es: pathToFileURL(join(folder, 'report.es.html')).href };
  const { records } = await scan([{ kind: 'page', id: 'report', addresses }], [state], () => undefined);
  expect(records.filter(({ outcome }) => outcome === 'failed' || outcome === 'untested')).toEqual([]);
  expect(records.length).toBeGreaterThan(20);
});

test(
  'the conformance report has no finding of axe-core, narrow, in both languages',
  { timeout: 60_000 },
  async () => {
    writeReports(folder, input);
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    for (const language of ['en', 'es']) {
      await page.goto(pathToFileURL(join(folder, `acr.${language}.html`)).href);
      const rows = await runAxe(page);
      expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      expect(rows.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(5);
    }
    await browser.close();
  },
);
