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
import { countEvidence } from '../src/evidence/counts.ts';
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
        criteria: ['4.1.2', '2.4.8'],
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
  ['contact', 'home'],
);
const input: ReportInput = {
  evidence: all,
  author: { name: 'A person', email: 'a@example.org' },
  commands: { audit: 'a11y-audit', serve: 'npm start', test: 'npx vitest run {file} -t {id}' },
  resultsFile: 'a11y-reports/results.json',
  tests: new Map([
    ['MNU-01', [{ file: 'src/menu/Menu.test.ts', line: 12, title: 'has its name <and> role' }]],
  ]),
  linkFile: (file) => (file.startsWith('src/gone') ? undefined : `../${file}`),
};

const files = new Map([...createReports(input), ...createExports(input)]);
const getReport = (name: string) => files.get(name) ?? '';
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

const counts = {
  en: 'Pages tested: 1 of 2. Stories of components tested: 2 of 5. Recordings of a screen reader: 1. Criteria judged by a person: 0 of 55.',
  es: 'Páginas probadas: 1 de 2. Ejemplos de componentes probados: 2 de 5. Grabaciones de un lector de pantalla: 1. Criterios juzgados por una persona: 0 de 55.',
};
test.each(['en', 'es'] as const)('each page says first how much was tested and judged, %s', (language) => {
  for (const name of ['report', 'trace', 'trace-3.3', 'recordings', 'failures', 'acr'])
    expect(getReport(`${name}.${language}.html`)).toMatch(
      new RegExp(`</nav>\\s*<p>\\s*<strong>${counts[language]}</strong>`),
    );
});

test('counts a criterion as judged while the folder of the review is unchanged, and once all was reviewed', () => {
  const page = row('reflow', ['1.4.10'], 'passed');
  const judge = (source: 'unchanged' | 'changed', records = [page]) =>
    countEvidence(evidence(records, { manualResults: [createManualEvidence({ source })] })).judged;
  expect([judge('unchanged'), judge('changed')]).toEqual([1, 0]);
  expect(judge('unchanged', [page, row('reflow', ['1.4.10'], 'passed', { target: story })])).toBe(0);
});

test('says of a review of a part what it is', () => {
  const manualResults = [createManualEvidence({ criterion: '1.4.10' })];
  const reports = createReports({ ...input, evidence: { ...all, manualResults } });
  expect(reports.get('report.en.html')).toMatch(/1\.4\.10 Reflow<\/a>[^]*?manual review of a part/);
});

test('claims no conformance, and has known failures before the criteria', () => {
  const report = getReport('report.en.html');
  const parts = [
    'No conformance with WCAG 2.2 at level AA is claimed: a person has judged 0 of its 55 criteria.',
    'href="failures.en.html#home-text-spacing"',
    'href="trace-3.3.en.html#3.3.1"',
  ].map((part) => report.indexOf(part));
  expect(parts).not.toContain(-1);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
});

/** Follows a link of a page by a part of its address; returns the address. */
function follow(page: string, part: string): string {
  const links = [...getReport(page).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  const found = links.find((href) => href.includes(part));
  if (found === undefined) throw new Error(`${page} has no link to ${part}.`);
  const [target = '', id] = found.split('#');
  if (id !== undefined && !target.startsWith('../'))
    expect(getReport(target || page), found).toContain(`id="${id}"`);
  return found;
}

test.each(['en', 'es'])(
  'leads from a criterion by links to requirement, test, recording and command, %s',
  (language) => {
    const trace = follow(`report.${language}.html`, '#4.1.2').split('#')[0] ?? '';
    expect(follow(trace, 'menu/SPEC.md')).toBe('../src/menu/SPEC.md');
    expect(follow(trace, 'Menu.test.ts')).toBe('../src/menu/Menu.test.ts#L12');
    expect(getReport(trace)).toContain('has its name &lt;and&gt; role');
    const [recordings = ''] = follow(trace, `recordings.${language}.html#`).split('#');
    expect(follow(recordings, '.transcript.txt')).toBe('../menu/evidence/Menu.transcript.txt');
    expect(getReport(recordings)).toContain(
      "a11y-audit listen menu/evidence/Menu.scenario.yml --serve 'npm start'",
    );
    const [components = ''] = follow(trace, `trace.${language}.html#menu`).split('#');
    expect(getReport(components)).toContain("a11y-audit scan --only menu--closed --serve 'npm start'");
    expect(getReport(components)).toContain('npx vitest run src/menu/Menu.test.ts -t MNU-01');
  },
);

test('every link within the report has its target', () => {
  const pages = [...createReports(input).keys()].filter((name) => name.endsWith('.html'));
  for (const page of pages)
    for (const [, href = ''] of getReport(page).matchAll(/href="((?:[\w.-]+\.html)?#[^"]+)"/g))
      follow(page, href);
});

test('says where a person has to decide, and never that it was not tested', () => {
  expect(getReport('trace-1.4.en.html')).toMatch(
    /id="1.4.3"[^]*?<strong>A person has to decide\.<\/strong>[^]*?href="failures.en.html#decide-axe-color-contrast"/,
  );
  expect(getReport('failures.es.html')).toMatch(/Debe decidirlo una persona[^]*axe\/color-contrast 1.4.3/);
  expect(getLines('criteria.csv').find((line) => line.startsWith('"1.4.3"'))).toContain('"personDecides"');
  expect(getReport('openacr.yaml')).toContain('1.4.3: A person has to decide, axe/color-contrast. No manual');
});

test('lists what the rules of speech found below its transcript, each part in its language', () => {
  const [, menu = '', dialog = ''] = getReport('recordings.es.html').split(
    /<h3 id="\w+">(?=Un menú|Un diálogo)/,
  );
  expect(menu.replaceAll(/\s+/g, ' ')).toContain(
    'Lo que encontraron las reglas:</p> <ul lang="en"> <li>twice, es 2 [Tab]: <q lang="es">Menú Menú.</q>. Its name is its title.</li>',
  );
  expect(dialog).not.toContain('Lo que encontraron las reglas');
});

const versions: ['en' | 'es', string, Record<string, string>][] = [
  [
    'en',
    'This report is of version 1.0.0, commit abc, scanned on 2026-11-20.',
    { changed: '1 folder has changed since.', none: 'No folder', unknown: 'is unknown' },
  ],
  [
    'es',
    'Este informe es de la versión 1.0.0, commit abc, examinada el 2026-11-20.',
    { changed: 'Ha cambiado 1 carpeta', none: 'Ninguna de las carpetas', unknown: 'No se sabe' },
  ],
];
test.each(versions)(
  'says first of which version it is, and what has changed since, %s',
  (language, version, since) => {
    for (const name of [`report.${language}.html`, `acr.${language}.html`]) {
      const readStart = (changedFolders: string[] | 'unknown') => {
        const files = createReports({ ...input, evidence: { ...all, changedFolders } });
        const [start = ''] = (files.get(name) ?? '').split(/<section|<dl>/);
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
    expect(files.get(name)).toMatch(/<h1>[^]*There is no scan[^]*(<section|<dl>)/);
});

test('the summary names a failure that a person found, once, and links to what they say', () => {
  const failure = createManualEvidence({
    criterion: '2.4.3',
    subject: 'menu',
    outcome: 'failed',
    notes: 'Lost.',
  });
  const manualResults = [
    failure,
    { ...failure, notes: 'Lost in NVDA.' },
    { ...failure, subject: 'card', source: 'changed' as const },
  ];
  const reports = createReports({
    ...input,
    evidence: evidence([row('reflow', ['1.4.10'], 'passed')], { manualResults }),
  });
  const summary = reports.get('report.en.html') ?? '';
  expect(summary).not.toContain('No failure was found');
  expect(summary.split('>menu: 2.4.3 (manual review)</a>')).toHaveLength(2);
  expect(summary).not.toContain('card: 2.4.3');
  const [, id = ''] = /href="failures\.en\.html#([^"]+)">menu/.exec(summary) ?? [];
  const failures = reports.get('failures.en.html') ?? '';
  expect(failures.split(`id="${id}"`)).toHaveLength(2);
  expect(failures).toMatch(/<p>Lost\.<\/p>[^]*<p>Lost in NVDA\.<\/p>/);
});

test('shows the screenshot of a failure with its state', () => {
  expect(getReport('failures.en.html')).toMatch(
    /<img\s+src="screenshots\/home.text-spacing.png"\s+alt="Screenshot of home: what text-spacing found, in a dashed frame"/,
  );
  expect(getReport('failures.en.html')).toContain('State: en, light, 1280 px');
  expect(getReport('failures.es.html')).toContain(
    'alt="Captura de pantalla de home: lo que encontró text-spacing',
  );
});

test('shows impact, workaround and expiry of a waiver', () => {
  for (const phrase of ['Two words are cut off.', 'Make the window wider.', '#12', 'waived until 2026-12-31'])
    expect(getReport('failures.en.html')).toContain(phrase);
  expect(getReport('failures.es.html')).toContain('Se cortan dos palabras.');
});

test('lists untested results and skipped recordings with their reasons', () => {
  const report = getReport('failures.en.html');
  expect(report).toContain('The page timed out.');
  expect(report).toContain('NOT TESTED: 1 recording could not be made');
  expect(report).toContain('Orca was started and announced nothing within 20 s.');
});

test('lists each story without a tested result, also one that throws', () => {
  const report = getReport('trace.en.html').replaceAll(/\s+/g, ' ');
  expect(report).toMatch(/id="card">.*?0 of 1 stories tested:.*?Not tested: full/);
  expect(report).toMatch(/id="menu">.*?2 of 4 stories tested:.*?Not tested: throws, very-long-words/);
  expect(report).toContain('Rules about whole pages apply to pages only: page-title,');
  expect(report).toMatch(/<th scope="row">contact<\/th> <td>none<\/td> <td>none<\/td> <td>not tested<\/td>/);
});

test('shows by component which evidence is missing or of an earlier source', () => {
  const findPart = (id: string, language: string) =>
    new RegExp(`<h3 id="${id}">([^]*?)</article>`).exec(getReport(`trace.${language}.html`))?.[1] ?? '';
  const card = findPart('card', 'en');
  expect(card).toContain('No transcript');
  expect(card).toContain('No verdict of a person');
  expect(card).toContain('1 of 2 requirements');
  expect(findPart('menu', 'es')).toContain(
    '1.4.10, low-vision reader, 2026-11-20, la carpeta ha cambiado desde entonces',
  );
});

test('shows a failure in two states once, and escapes markup of a page', () => {
  const report = getReport('failures.en.html');
  expect(report.split('<h3 id="home-text-spacing">home: text-spacing</h3>')).toHaveLength(2);
  expect(report).toContain('It is &lt;b&gt;cut&lt;/b&gt;.');
});

test('reports have the role of a reviewer, never the name', () => {
  const texts = [...createReports(input), ...createExports(input)].map(([, text]) => text);
  expect(texts.filter((text) => text.includes('Test Person'))).toEqual([]);
  expect(getReport('manual-results.json')).toContain('low-vision reader');
});

test('has no inline styles or scripts', () => {
  for (const name of ['report.en.html', 'trace-1.4.es.html', 'acr.es.html'])
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

test('trace.csv links criteria to files with evidence; stale results are not tested', () => {
  const lines = getLines('trace.csv').slice(1);
  expect(
    lines
      .map((line) => line.replaceAll('"', '').split(','))
      .map((cells) => [cells[0], ...cells.slice(4)].join(' | ')),
  ).toEqual([
    '1.4.3 | scan | pages | home | en/light/1280px | axe/color-contrast | A PERSON HAS TO DECIDE | a11y-reports/results.json',
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

test('the pages of the report pass the audit', { timeout: 240_000 }, async () => {
  writeReports(folder, input);
  const state = { language: 'es', theme: 'dark', width: 320, interactionState: 'as loaded' } as const;
  const targets = ['report', 'trace', 'trace-1.4', 'failures', 'tester'].map((id) => ({
    kind: 'page' as const,
    id,
    addresses: { es: pathToFileURL(join(folder, `${id}.es.html`)).href },
  }));
  const { records } = await scan(targets, [state], () => undefined);
  // The ways to a report are in the site that publishes it.
  const rows = records.filter(({ rule }) => rule !== 'multiple-ways');
  expect(rows.filter(({ outcome }) => outcome === 'failed' || outcome === 'untested')).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
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
