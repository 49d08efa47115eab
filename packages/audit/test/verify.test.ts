import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PAGES } from '../src/reports/document.ts';
import { createProgram } from '../src/cli/program.ts';

let root: string;
const put = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const replace = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  put(file, read(file).replace(from, to));
};

/** Runs `a11y-audit verify` in this process, which is faster than one of its own for each test. */
async function verify(): Promise<{ status: number; printed: string }> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { exitCode } = process;
  process.exitCode = 0;
  try {
    await createProgram().parseAsync(['verify', '--config', join(root, 'audit.config.ts')], { from: 'user' });
    return { status: process.exitCode, printed: write.mock.calls.map(([text]) => text).join('') };
  } finally {
    process.exitCode = exitCode;
    write.mockRestore();
  }
}

const transcript = {
  title: { en: 'A menu', es: 'Un menú' },
  file: 'menu/evidence/Menu.transcript.txt',
  subject: 'menu',
  criteria: ['4.1.2'],
  proves: ['MNU-01'],
  about: ['A menu'],
  status: 'pass',
  source: 'unchanged',
  differences: [],
  notes: { en: [], es: [] },
};
const results = {
  product: { en: 'A site', es: 'Un sitio' },
  tested: {
    date: '2026-11-20',
    version: '1.0.0',
    commit: 'abcdef012345',
    browser: 'Chromium 1',
    axe: 'axe-core 4',
    platform: 'linux',
  },
  pages: [],
  stories: ['menu--open'],
  states: [{ language: 'en', theme: 'light', width: 1280, interactionState: 'as loaded' }],
  targets: [{ kind: 'component', id: 'menu--open', addresses: { en: 'http://localhost/' } }],
  results: [{ targets: [0], rule: 'reflow', criteria: ['1.4.10'], outcomes: { passed: [0] } }],
};
const waivers = `waivers:
  - rule: reflow
    target: menu--*
    reason: { en: The table is wide., es: La tabla es ancha. }
    effect: { en: You scroll sideways., es: Hay que desplazarse a los lados. }
    workaround: { en: Read the list., es: Lea la lista. }
    issue: '#12'
    owner: component engineer
    expires: '2999-12-31'
    severity: low
`;
const session = `sessions:
  - person: { name: Test Person, role: blind reader }
    date: '2026-11-20'
    environment: { browser: Firefox 150, system: Debian 13, assistiveTechnology: Orca 48 }
    commit: abcdef012345
    results:
      - { criterion: '2.1.1', state: open, languages: [en, es], outcome: passed, mood: good }
`;
const reportedResult = {
  criterion: '2.1.1',
  state: 'open',
  languages: ['en'],
  outcome: 'passed',
  date: '2026-11-20',
  commit: 'abcdef012345',
  environment: { browser: 'Firefox 150', system: 'Debian 13', assistiveTechnology: 'Orca 48' },
  role: 'blind reader',
  file: 'menu/evidence/Menu.a11y.yml',
  subject: 'menu',
  source: 'unchanged',
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-verify-'));
  for (const folder of ['menu/evidence', 'test', 'a11y-reports'])
    mkdirSync(join(root, folder), { recursive: true });
  put('menu/Menu.ts', 'export const menu = 1;\n');
  put('test/every-story.test.ts', '');
  put(
    'audit.config.ts',
    `export default {
      product: { en: 'A site', es: 'Un sitio' },
      sources: [{ kind: 'storybook', base: 'http://localhost:1' }],
      scenarios: ['*/evidence/*.scenario.yml'],
      manualResults: ['*/evidence/*.a11y.yml'],
      components: [{ id: 'menu', folder: 'menu', stories: 'menu', requirements: [
        { id: 'MNU-01', criteria: ['4.1.2'], proof: 'screen-reader' },
        { id: 'MNU-02', criteria: ['1.4.10'], proof: 'test', testFile: 'test/every-story.test.ts' },
      ] }],
    };`,
  );
  put(
    'menu/evidence/Menu.scenario.yml',
    `{ title: { en: A menu, es: Un menú }, address: { en: /, es: /es }, proves: [MNU-01], criteria: ['4.1.2'],
      load: { en: [a], es: [a] }, steps: [{ press: Tab }] }`,
  );
  put(
    'menu/evidence/Menu.transcript.txt',
    '# A menu\n\n== en\n[load] a\n[Tab] b\n\n== es\n[load] a\n[Tab] b\n',
  );
  put('a11y-reports/results.json', JSON.stringify(results));
  put('a11y-reports/transcripts.json', JSON.stringify([transcript]));
  put('a11y-reports/manual-results.json', '[]');
  for (const page of PAGES)
    for (const language of ['en', 'es']) put(`a11y-reports/${page}.${language}.html`, '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('accepts valid evidence', async () => {
  expect(await verify()).toMatchObject({ status: 0 });
});

const unknownKey: [string, string, () => void][] = [
  ['results.json', 'sources', () => replace('a11y-reports/results.json', '"axe"', '"sources":{},"axe"')],
  [
    'results.json',
    'severity',
    () => replace('a11y-reports/results.json', '"rule"', '"severity":"low","rule"'),
  ],
  [
    'results.json',
    'device',
    () => replace('a11y-reports/results.json', '"language"', '"device":"","language"'),
  ],
  [
    'transcripts.json',
    'heard',
    () => put('a11y-reports/transcripts.json', JSON.stringify([{ ...transcript, heard: [] }])),
  ],
  [
    'manual-results.json',
    'judged',
    () => {
      put('menu/evidence/Menu.a11y.yml', session.replace(', mood: good', ''));
      put('a11y-reports/manual-results.json', JSON.stringify([{ ...reportedResult, judged: 'yes' }]));
    },
  ],
  [
    'skipped-recordings.json',
    'when',
    () =>
      put(
        'a11y-reports/skipped-recordings.json',
        '[{ "file": "menu/evidence/Menu.scenario.yml", "reasons": [], "when": "" }]',
      ),
  ],
  [
    'Menu.scenario.yml',
    'heard',
    () => replace('menu/evidence/Menu.scenario.yml', 'load: { en', 'load: { heard: [], en'),
  ],
  ['Menu.a11y.yml', 'mood', () => put('menu/evidence/Menu.a11y.yml', session)],
  ['a11y-waivers.yml', 'severity', () => put('a11y-waivers.yml', waivers)],
];

test.each(unknownKey)('fails for an unknown key in %s: %s', async (file, key, change) => {
  change();
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toMatch(
    new RegExp(
      `${file} is invalid:[^]*[Uu]nknown key "${key}"[^]*A report would leave out what its reader does not know\\.[^]*Mend the file`,
    ),
  );
});

test.each([
  ['results.json', '"stories":["menu--open"],', 'stories'],
  ['transcripts.json', '"differences":[],', 'differences'],
])('fails for a missing key in %s', async (file, part, key) => {
  replace(`a11y-reports/${file}`, part, '');
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toMatch(new RegExp(`${file} is invalid:[^]*${key}[^]*Mend the file`));
});

test('fails for a file that is not JSON', async () => {
  put('a11y-reports/transcripts.json', '<<<<<<< HEAD\n');
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toMatch(/transcripts\.json is invalid:[^]*Mend the file/);
});

test('fails when a recording is no longer as expected and the report says that it is', async () => {
  replace('menu/evidence/Menu.transcript.txt', '[Tab] b', '[Tab] something else');
  replace(
    'menu/evidence/Menu.scenario.yml',
    '{ press: Tab }',
    '{ press: Tab, expects: { en: [b], es: [b] } }',
  );
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toMatch(/Menu\.transcript\.txt[^]*mismatch[^]*run a11y-audit report/);
});

test('fails for speech that a rule finds fault with, until it is a known finding, and for one that is gone', async () => {
  replace(
    'menu/evidence/Menu.transcript.txt',
    '== en\n[load] a\n[Tab] b',
    '== en\n[load] a\n[Tab] homeNavigation link.',
  );
  const words = 'menu/evidence/Menu.transcript.txt en 1 [Tab]: homeNavigation link.';
  const fresh = await verify();
  expect(fresh.status).toBe(1);
  expect(fresh.printed).toContain(
    `${words} (rule of speech: run-together). Put white space between the two texts in the HTML.`,
  );
  put('a11y-speech.yml', `known: [{ rule: run-together, reason: The menu is new., findings: ['${words}'] }]`);
  expect(await verify()).toMatchObject({ status: 0 });
  replace('menu/evidence/Menu.transcript.txt', 'homeNavigation', 'home Navigation');
  const mended = await verify();
  expect(mended.status).toBe(1);
  expect(mended.printed).toContain(`“run-together ${words}” is gone. Take it out of the list.`);
});

test('fails for a transcript of which a11y-speech.yml does not say what must be heard', async () => {
  put('a11y-speech.yml', 'heard: {}');
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toContain('nothing says what must be heard of menu');
  put('a11y-speech.yml', 'heard: { menu: { none: It has text only. } }');
  expect(await verify()).toMatchObject({ status: 0 });
});

test('names a role of a11y-speech.yml that no screen reader says', async () => {
  put('a11y-speech.yml', 'heard: { menu: [accordion] }');
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toMatch(/a11y-speech\.yml is invalid:[^]*no role or state of Orca/);
});

test.each(['results.json', 'report.es.html', 'trace.en.html'])(
  'fails when %s is missing beside other reports',
  async (name) => {
    rmSync(join(root, 'a11y-reports', name));
    const { status, printed } = await verify();
    expect(status).toBe(1);
    expect(printed).toContain(`a11y-reports/${name} is missing.`);
  },
);

test('fails for a source of pages that matches no file', async () => {
  replace('audit.config.ts', 'components:', "pagesSource: ['pages/**'], components:");
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toContain('pages/**');
});

test('rejects a folder whose changes git would not show', async () => {
  replace('audit.config.ts', "folder: 'menu'", "folder: 'menu/'");
  await expect(verify()).rejects.toThrow(/src\/menu/);
});

const missingFile: [string, string, string][] = [
  [
    'a part of a report',
    'a11y-reports/transcripts.json',
    'a11y-reports/transcripts.json is missing. The other reports send their readers to it. Restore it, or run a11y-audit report.',
  ],
  [
    'the folder of a component',
    'menu',
    'menu, the folder of menu, is missing. Nobody can say whether evidence about it is out of date. Correct components in the config.',
  ],
  [
    'a test that proves a requirement',
    'test/every-story.test.ts',
    'test/every-story.test.ts, which proves MNU-02 of menu, is missing. The requirement has no proof. Correct its SPEC or the config.',
  ],
];
test.each(missingFile)('fails when %s is missing', async (_, file, problem) => {
  rmSync(join(root, file), { recursive: true });
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toContain(problem);
});

test('fails for a missing screenshot', async () => {
  const [row] = results.results;
  const shown = { ...row, screenshot: { file: 'menu.png', state: 0 } };
  put('a11y-reports/results.json', JSON.stringify({ ...results, results: [shown] }));
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toContain(
    'a11y-reports/screenshots/menu.png, which a11y-reports/results.json names, is missing. The report would show a broken picture. Restore the file, or run a11y-audit scan.',
  );
});

test('fails for a report that names a transcript which does not exist', async () => {
  replace('a11y-reports/transcripts.json', 'Menu.transcript.txt', 'Menu.heard.txt');
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toContain(
    'a11y-reports/transcripts.json names menu/evidence/Menu.heard.txt, which does not exist. A reader cannot look at this evidence. Restore the file, or run a11y-audit report.',
  );
});

test('fails for a report of a manual result that nobody recorded', async () => {
  put('a11y-reports/manual-results.json', JSON.stringify([reportedResult]));
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toContain(
    'a11y-reports/manual-results.json has menu, 2.1.1: passed, blind reader, 2026-11-20, which menu/evidence/Menu.a11y.yml does not have. The report claims a review that nobody recorded. Restore the manual result, or run a11y-audit report.',
  );
});

test.each([
  ['beside others', 'MNU-01', 'MNU-01'],
  ['where no component has requirements', /requirements: \[[^]*\],? \}\]/, '}]'],
])('fails for a scenario that proves a requirement which no SPEC has, %s', async (name, from, to) => {
  if (name === 'beside others') replace('menu/evidence/Menu.scenario.yml', 'MNU-01', 'MNU-99');
  else put('audit.config.ts', read('audit.config.ts').replace(from, to));
  const { status, printed } = await verify();
  expect(status).toBe(1);
  expect(printed).toMatch(
    /menu\/evidence\/Menu\.scenario\.yml proves MNU-(99|01), which no SPEC has\. The transcript proves nothing\. Correct "proves", or add the requirement\./,
  );
});

test('says where there is no evidence', async () => {
  for (const folder of ['menu/evidence', 'a11y-reports']) rmSync(join(root, folder), { recursive: true });
  const { status, printed } = await verify();
  expect(status).toBe(0);
  expect(printed).toContain('No scan: a11y-reports/results.json does not exist.');
  expect(printed).toContain('No screen-reader transcript: menu.');
  expect(printed).toContain('No manual review: menu.');
});
