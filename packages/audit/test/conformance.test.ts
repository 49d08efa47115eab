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

/** What a release does: writes the conformance files and the reports. */
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

const steps = `{ title: { en: A menu, es: Un menú }, address: { en: /, es: /es }, proves: [MNU-01], criteria: ['4.1.2'],
  load: { en: [a], es: [a] }, steps: [{ press: Tab }] }`;
/** A recording, made of the menu as it is now, in which these words are heard first. */
const record = (first = 'a') => {
  const source = readSources(root, config).byId.get('menu') ?? '';
  put('src/menu/evidence/Menu.steps.yml', steps);
  put(
    'src/menu/evidence/Menu.heard.txt',
    `# A menu\n# Orca 43.1\n# Source of menu: ${source}\n\n== en\n[load] ${first}\n[Tab] b\n\n== es\n[load] a\n[Tab] b\n`,
  );
};

/** A verdict that only this test makes up. */
const session = (source: string) => `
sessions:
  - person: { name: Test Person, role: blind reader }
    date: '2026-11-20'
    environment: { browser: Firefox 150, system: Debian 13, assistiveTechnology: Orca 48 }
    source: ${source}
    verdicts:
      - { criterion: '2.1.1', state: open, languages: [en, es], verdict: pass }
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
  const requirements = [{ id: 'MNU-01', criteria: ['4.1.2'], proof: 'heard' as const }];
  const component = (id: string) => ({ id, folder: `src/${id}`, stories: id, requirements });
  config = parseConfig({
    product: { en: 'A library', es: 'Una biblioteca' },
    sources: [{ kind: 'storybook', base: 'http://localhost:6006' }],
    components: [component('card'), component('menu')],
    heard: ['src/*/evidence/*.steps.yml'],
    judged: ['src/*/evidence/*.a11y.yml'],
    conformance,
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what was never shown is said: not measured, nobody has listened, no person has judged', () => {
  release();
  expect(claimed()).toMatchObject({
    measured: 'not measured',
    heard: 'nobody has listened to it with a screen reader',
    judged: 'no person has judged it',
    criteria: {},
  });
});

test('a result says whether its source is still the one that was measured', () => {
  const target = { kind: 'component' as const, id: 'menu--open' };
  const { results } = evidence([row('reflow', ['1.4.10'], 'passed', { target })]);
  const hash = readSources(root, config).byId.get('menu') ?? '';
  const measured = () => {
    release();
    return claimed().measured;
  };
  const file = join(root, 'a11y-reports/results.json');
  writeResults(file, {
    ...results,
    tested: { ...results.tested, sources: { menu: hash } },
    stories: ['card--plain', 'menu--open', 'menu--closed'],
  });
  const shown = {
    date: '2026-11-20',
    states: 1,
    stories: 1,
    storiesThatExist: 2,
    storiesNotTested: ['menu--closed'],
  };
  expect(measured()).toEqual({ ...shown, freshness: 'fresh' });
  expect(claimed().criteria).toEqual({ '1.4.10': 'noFailureFound' });
  put('src/menu/Menu.ts', 'export const menu = 2;\n');
  expect(measured()).toEqual({ ...shown, freshness: 'stale' });
});

test('evidence that is older than its source is a line each, and no problem', () => {
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
      'Measured for an earlier version: a11y-reports/results.json (menu)',
      'Recorded for an earlier version: src/menu/evidence/Menu.heard.txt',
      'Judged for an earlier version: src/menu/evidence/Menu.a11y.yml',
      'Written for an earlier version: src/menu/evidence/conformance.json',
    ],
  });
});

test('evidence that is newer than the last release is no problem', () => {
  release();
  record();
  put('src/menu/evidence/Menu.a11y.yml', session(readSources(root, config).byId.get('menu') ?? ''));
  expect(check()).toEqual({ problems: [], notes: [] });
});

test('a component that moves takes its evidence along', () => {
  record();
  release();
  renameSync(join(root, 'src'), join(root, 'components'));
  config = {
    ...config,
    heard: ['components/*/evidence/*.steps.yml'],
    components: config.components.map((each) => ({ ...each, folder: `components/${each.id}` })),
  };
  expect(check()).toEqual({ problems: [], notes: [] });
});

test('a component without its file is a problem; one that is new says that nothing is recorded', () => {
  release();
  rmSync(join(root, menu));
  expect(check().problems).toEqual(['src/menu/evidence/conformance.json is missing.']);
  put(menu, '{ "about": "Nothing is recorded of this component yet." }');
  expect(check()).toEqual({ problems: [], notes: [`Nothing recorded yet: ${menu}`] });
});

const wrong: [string, () => void, string][] = [
  ['is no JSON', () => put(menu, '<<<<<<< HEAD\n'), `${menu} is not as it was written. SyntaxError`],
  [
    'claims more than was written',
    () => replace(menu, '"4.1.2": "heardOnly"', '"4.1.2": "judged"'),
    `${menu} is not as it was written. Error: Its checksum is not that of its content`,
  ],
  [
    'lost its checksum',
    () => replace(menu, '"sha256"', '"sum"'),
    `${menu} is not as it was written. Error: Its checksum is not that of its content`,
  ],
  [
    'claims a recording that is gone',
    () => rmSync(join(root, 'src/menu/evidence/Menu.heard.txt')),
    `${menu} claims what the evidence does not hold: menu, Menu.heard.txt: as expected.`,
  ],
  [
    'claims words that were not heard',
    () => record('nothing'),
    `${menu} claims what the evidence does not hold: menu, Menu.heard.txt: as expected.`,
  ],
  [
    'claims a verdict that is gone',
    () => rmSync(join(root, 'src/menu/evidence/Menu.a11y.yml')),
    `${menu} claims what the evidence does not hold: menu, 2.1.1: pass, blind reader, 2026-11-20.`,
  ],
  [
    'is a report that was changed',
    () => replace('a11y-reports/report.en.html', 'No failure was found', 'It supports everything'),
    'a11y-reports/report.en.html is not as it was when the reports were written.',
  ],
  [
    'is a report of recordings that are gone',
    () => {
      rmSync(join(root, 'src/menu/evidence/Menu.heard.txt'));
      put(menu, '{ "about": "New." }');
    },
    'a11y-reports/heard.json claims what the evidence does not hold: menu, Menu.heard.txt: as expected.',
  ],
  [
    'is a report of verdicts that are gone',
    () => {
      rmSync(join(root, 'src/menu/evidence/Menu.a11y.yml'));
      put(menu, '{ "about": "New." }');
    },
    'a11y-reports/judged.json claims what the evidence does not hold: menu, 2.1.1: pass, blind reader, 2026-11-20.',
  ],
  [
    'proves a requirement that there is not',
    () => replace('src/menu/evidence/Menu.steps.yml', 'MNU-01', 'MNU-99'),
    'src/menu/evidence/Menu.heard.txt proves MNU-99, which is no requirement.',
  ],
];
test.each(wrong)('what %s is a problem, whether or not it is older than its source', (_, change, problem) => {
  record();
  put('src/menu/evidence/Menu.a11y.yml', session(readSources(root, config).byId.get('menu') ?? ''));
  release();
  put('src/menu/Menu.ts', 'export const menu = 2;\n');
  expect(check().problems).toEqual([]);
  change();
  expect(check().problems[0]).toContain(problem);
});

test('a recording that is none is named', () => {
  record();
  put('src/menu/evidence/Menu.heard.txt', 'Something was heard.\n');
  expect(() => check()).toThrow('src/menu/evidence/Menu.heard.txt cannot be read as a recording.');
});

test('a waiver holds through its last day, fails the check after it, and has to be needed', () => {
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
  ['an end', "expires: '2026-12-31'", 'Until which day'],
  ['an issue', "issue: '#12'", 'Name the issue that tracks it'],
  ['a reason', 'reason: { en: The table is wide., es: La tabla es ancha. }', 'Why is it not fixed now?'],
  ['both languages', ', es: La tabla es ancha.', 'Why is it not fixed now?'],
])('a waiver without %s is refused in plain words', (_, part, words) => {
  release();
  writeFileSync(join(root, 'a11y-waivers.yml'), waiver().replace(part, ''));
  expect(() => check()).toThrow(words);
});
