import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { parseConfig, type Config } from '../src/config.ts';
import { checkEvidence } from '../src/conformance/check-evidence.ts';
import { createConformanceFiles } from '../src/conformance/conformance.ts';
import { collectEvidence, getResultsPath } from '../src/evidence/collect-evidence.ts';
import { writeReports } from '../src/reports/write-reports.ts';
import { readSources } from '../src/evidence/freshness.ts';
import { writeResults } from '../src/evidence/results.ts';
import { evidence, row } from './evidence.ts';

const conformance = 'evidence/conformance.json';
let root: string;
let config: Config;

const put = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const replace = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  put(file, read(file).replace(from, to));
};

/** Writes the conformance files and the reports, as a release does. */
const release = () => {
  const sources = readSources(root, config);
  const all = collectEvidence(root, config, sources);
  for (const [file, text] of createConformanceFiles({ ...config, conformance }, sources, all))
    put(file, text);
  writeReports(join(root, config.reports), {
    evidence: all,
    author: config.author,
    resultsFile: getResultsPath(config),
    readTranscript: read,
  });
};
const check = (day = '2026-11-21') => checkEvidence(root, config, day);
const menu = 'src/menu/evidence/conformance.json';
const claimed = () => JSON.parse(read(menu)) as Record<string, unknown>;

const scenario = `{ title: { en: A menu, es: Un menú }, address: { en: /, es: /es }, proves: [MNU-01], criteria: ['4.1.2'],
  load: { en: [a], es: [a] }, steps: [{ press: Tab }] }`;
/** Writes a transcript of the current menu that begins with an announcement. */
const record = (first = 'a') => {
  const source = readSources(root, config).byId.get('menu') ?? '';
  put('src/menu/evidence/Menu.scenario.yml', scenario);
  put(
    'src/menu/evidence/Menu.transcript.txt',
    `# A menu\n# Orca 43.1\n# Source of menu: ${source}\n\n== en\n[load] ${first}\n[Tab] b\n\n== es\n[load] a\n[Tab] b\n`,
  );
};

/** Manual results, made up for this test. */
const session = (source: string) => `
sessions:
  - person: { name: Test Person, role: blind reader }
    date: '2026-11-20'
    environment: { browser: Firefox 150, system: Debian 13, assistiveTechnology: Orca 48 }
    source: ${source}
    results:
      - { criterion: '2.1.1', state: open, languages: [en, es], outcome: passed }
`;

const waiver = (more = '') => `
waivers:
  - rule: reflow
    target: menu--*
    reason: { en: The table is wide., es: La tabla es ancha. }
    effect: { en: You scroll sideways., es: Hay que desplazarse a los lados. }
    workaround: { en: Read the list., es: Lea la lista. }
    issue: '#12'
    owner: component engineer
    expires: '2026-12-31'
${more}`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-conformance-'));
  for (const folder of ['src/menu/evidence', 'src/card/evidence', 'a11y-reports'])
    mkdirSync(join(root, folder), { recursive: true });
  put('src/menu/Menu.ts', 'export const menu = 1;\n');
  put('src/card/Card.ts', 'export const card = 1;\n');
  const requirements = [
    { id: 'MNU-01', criteria: ['4.1.2'], proof: 'screen-reader' as const },
    { id: 'MNU-02', criteria: ['1.4.10'], proof: 'test' as const, testFile: 'test/every-story.test.ts' },
  ];
  const component = (id: string) => ({ id, folder: `src/${id}`, stories: id, requirements });
  config = parseConfig({
    product: { en: 'A library', es: 'Una biblioteca' },
    sources: [{ kind: 'storybook', base: 'http://localhost:6006' }],
    components: [component('card'), component('menu')],
    scenarios: ['src/*/evidence/*.scenario.yml'],
    manualResults: ['src/*/evidence/*.a11y.yml'],
    conformance,
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('states which evidence is missing', () => {
  release();
  expect(claimed()).toMatchObject({
    scan: 'not scanned',
    transcripts: 'no transcript of a screen reader',
    manualResults: 'no manual review',
    criteria: {},
  });
});

test('names the file of a test that is outside the folder of the component', () => {
  release();
  expect(claimed()).toMatchObject({
    requirements: { 'MNU-01': 'screen-reader', 'MNU-02': 'test' },
    testFiles: { 'MNU-02': 'test/every-story.test.ts' },
  });
});

test('states the freshness of the scan', () => {
  const target = { kind: 'component' as const, id: 'menu--open' };
  const { results } = evidence([row('reflow', ['1.4.10'], 'passed', { target })]);
  const hash = readSources(root, config).byId.get('menu') ?? '';
  const readScan = () => {
    release();
    return claimed().scan;
  };
  const file = join(root, 'a11y-reports/results.json');
  writeResults(file, {
    ...results,
    tested: { ...results.tested, sources: { menu: hash } },
    stories: ['card--plain', 'menu--open', 'menu--closed'],
  });
  const scan = {
    date: '2026-11-20',
    states: 1,
    stories: 1,
    totalStories: 2,
    storiesNotTested: ['menu--closed'],
  };
  expect(readScan()).toEqual({ ...scan, freshness: 'fresh' });
  expect(claimed().criteria).toEqual({ '1.4.10': 'noFailureFound' });
  put('src/menu/Menu.ts', 'export const menu = 2;\n');
  expect(readScan()).toEqual({ ...scan, freshness: 'stale' });
});

test('reports stale evidence as notes, not as problems', () => {
  record();
  put('src/menu/evidence/Menu.a11y.yml', session(readSources(root, config).byId.get('menu') ?? ''));
  const { results } = evidence([row('reflow', ['1.4.10'], 'passed')]);
  const sources = Object.fromEntries(readSources(root, config).byId);
  writeResults(join(root, 'a11y-reports/results.json'), {
    ...results,
    tested: { ...results.tested, sources },
  });
  release();
  expect(check()).toEqual({ problems: [], notes: [] });
  put('src/menu/Menu.ts', 'export const menu = 2;\n');
  expect(check()).toEqual({
    problems: [],
    notes: [
      'Scanned for an earlier version: a11y-reports/results.json (menu)',
      'Recorded for an earlier version: src/menu/evidence/Menu.transcript.txt',
      'Reviewed for an earlier version: src/menu/evidence/Menu.a11y.yml',
      'Written for an earlier version: src/menu/evidence/conformance.json',
    ],
  });
});

test('accepts evidence that is newer than the last release', () => {
  release();
  record();
  put('src/menu/evidence/Menu.a11y.yml', session(readSources(root, config).byId.get('menu') ?? ''));
  expect(check()).toEqual({ problems: [], notes: [] });
});

test('evidence stays valid when components move to another folder', () => {
  record();
  release();
  renameSync(join(root, 'src'), join(root, 'components'));
  config = {
    ...config,
    scenarios: ['components/*/evidence/*.scenario.yml'],
    components: config.components.map((each) => ({ ...each, folder: `components/${each.id}` })),
  };
  expect(check()).toEqual({ problems: [], notes: [] });
});

test('reports a missing conformance file as a problem, and one without evidence as a note', () => {
  release();
  rmSync(join(root, menu));
  expect(check().problems).toEqual(['src/menu/evidence/conformance.json is missing.']);
  put(menu, '{ "about": "There is no evidence yet." }');
  expect(check()).toEqual({ problems: [], notes: [`No evidence yet: ${menu}`] });
});

const wrong: [string, () => void, string][] = [
  [
    'a conformance file that is not JSON',
    () => put(menu, '<<<<<<< HEAD\n'),
    `${menu} is invalid. SyntaxError`,
  ],
  [
    'an edited status',
    () => replace(menu, '"4.1.2": "screenReaderOnly"', '"4.1.2": "manuallyTested"'),
    `${menu} is invalid. Error: Its checksum does not match its content`,
  ],
  [
    'a missing checksum',
    () => replace(menu, '"sha256"', '"sum"'),
    `${menu} is invalid. Error: Its checksum does not match its content`,
  ],
  [
    'a claim of a deleted transcript',
    () => rmSync(join(root, 'src/menu/evidence/Menu.transcript.txt')),
    `${menu} claims without evidence: menu, Menu.transcript.txt: pass.`,
  ],
  [
    'a claim of a transcript with a mismatch',
    () => record('nothing'),
    `${menu} claims without evidence: menu, Menu.transcript.txt: pass.`,
  ],
  [
    'a claim of deleted manual results',
    () => rmSync(join(root, 'src/menu/evidence/Menu.a11y.yml')),
    `${menu} claims without evidence: menu, 2.1.1: passed, blind reader, 2026-11-20.`,
  ],
  [
    'an edited report',
    () => replace('a11y-reports/report.en.html', 'No failure was found', 'It supports everything'),
    'a11y-reports/report.en.html does not match its checksum.',
  ],
  [
    'a report of deleted transcripts',
    () => {
      rmSync(join(root, 'src/menu/evidence/Menu.transcript.txt'));
      put(menu, '{ "about": "New." }');
    },
    'a11y-reports/transcripts.json claims without evidence: menu, Menu.transcript.txt: pass.',
  ],
  [
    'a report of deleted manual results',
    () => {
      rmSync(join(root, 'src/menu/evidence/Menu.a11y.yml'));
      put(menu, '{ "about": "New." }');
    },
    'a11y-reports/manual-results.json claims without evidence: menu, 2.1.1: passed, blind reader, 2026-11-20.',
  ],
  [
    'a scenario that proves an unknown requirement',
    () => replace('src/menu/evidence/Menu.scenario.yml', 'MNU-01', 'MNU-99'),
    'src/menu/evidence/Menu.transcript.txt proves MNU-99, which is not a requirement of a component.',
  ],
];
test.each(wrong)('reports %s as a problem, also where evidence is stale', (_, change, problem) => {
  record();
  put('src/menu/evidence/Menu.a11y.yml', session(readSources(root, config).byId.get('menu') ?? ''));
  release();
  put('src/menu/Menu.ts', 'export const menu = 2;\n');
  expect(check().problems).toEqual([]);
  change();
  expect(check().problems[0]).toContain(problem);
});

test('names an invalid transcript', () => {
  record();
  put('src/menu/evidence/Menu.transcript.txt', 'No language first.\n');
  expect(() => check()).toThrow('Invalid transcript src/menu/evidence/Menu.transcript.txt.');
});

test('a waiver is valid through its last day and has to match a failure', () => {
  release();
  const target = { kind: 'component' as const, id: 'menu--open' };
  const results = (outcome: 'failed' | 'passed') => {
    const { results: all } = evidence([row('reflow', ['1.4.10'], outcome, { target })]);
    writeResults(join(root, 'a11y-reports/results.json'), all);
  };
  results('failed');
  writeFileSync(join(root, 'a11y-waivers.yml'), waiver());
  expect(check('2026-12-31').problems).toEqual([]);
  expect(check('2027-01-01').problems).toEqual([
    'The waiver of reflow on menu--* expired on 2026-12-31 (#12, component engineer). Fix the failure, or renew it.',
  ]);
  results('passed');
  expect(check('2026-12-31').problems[0]).toContain('matches no failure');
});

test.each([
  ['an expiry date', "expires: '2026-12-31'", 'Until which day'],
  ['an issue', "issue: '#12'", 'Name the issue that tracks it'],
  ['a reason', 'reason: { en: The table is wide., es: La tabla es ancha. }', 'Why is it not fixed now?'],
  ['both languages', ', es: La tabla es ancha.', 'Why is it not fixed now?'],
])('rejects a waiver without %s', (_, part, message) => {
  release();
  writeFileSync(join(root, 'a11y-waivers.yml'), waiver().replace(part, ''));
  expect(() => check()).toThrow(message);
});
