import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createRepository, type Repository } from './repository.ts';

const main = join(import.meta.dirname, '../src/main.ts');
const out = 'packages/library/dist/conformance.json';
let root: string;
let repository: Repository;

const run = (...args: string[]) =>
  spawnSync(process.execPath, [main, 'conformance', ...args], { cwd: root, encoding: 'utf8' });
type Conformance = { components: Record<string, object> };
function make(): Conformance {
  const { stdout, stderr } = run('--out', out);
  expect(stdout + stderr).toBe(`${out}: 2 components\n`);
  return JSON.parse(readFileSync(join(root, out), 'utf8')) as Conformance;
}

const requirements = [
  { id: 'MNU-01', criteria: ['4.1.2'], proof: 'screen-reader' },
  { id: 'MNU-02', criteria: ['1.4.10'], proof: 'test', testFile: 'test/every-story.test.ts' },
];
const recordMenu = (version: string) => {
  repository.put(
    'src/menu/evidence/Menu.scenario.yml',
    `{ title: { en: A menu, es: Un menú }, address: { en: /, es: /es }, proves: [MNU-01], criteria: ['4.1.2'],
      load: { en: [a], es: [a] }, steps: [{ press: Tab }] }`,
  );
  repository.put(
    'src/menu/evidence/Menu.transcript.txt',
    `# A menu\n# Orca 43.1 with Chromium 156.0 on Linux, 2026-11-24; Orca speaks the language of the page.\n${version}\n== en\n[load] a\n[Tab] b\n\n== es\n[load] a\n[Tab] b\n`,
  );
};
/** A manual result, made up for this test. */
const review = (commit: string) =>
  repository.put(
    'src/menu/evidence/Menu.a11y.yml',
    `sessions:
  - person: { name: Test Person, role: blind reader }
    date: '2026-11-20'
    environment: { browser: Firefox 150, system: Debian 13, assistiveTechnology: Orca 48 }
    commit: '${commit}'
    results:
      - { criterion: '2.1.1', state: open, languages: [en, es], outcome: passed }
`,
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-conformance-'));
  for (const folder of ['src/menu/evidence', 'src/card', 'packages/library'])
    mkdirSync(join(root, folder), { recursive: true });
  repository = createRepository(root);
  repository.put('packages/library/package.json', '{ "version": "1.2.3" }');
  repository.put('src/menu/Menu.ts', 'export const menu = 1;\n');
  repository.put(
    'audit.config.ts',
    `export default {
      product: { en: 'A library', es: 'Una biblioteca' },
      sources: [{ kind: 'storybook', base: 'http://localhost:6006' }],
      components: [
        { id: 'card', folder: 'src/card', stories: 'card' },
        { id: 'menu', folder: 'src/menu', stories: 'menu', requirements: ${JSON.stringify(requirements)} },
      ],
      scenarios: ['src/*/evidence/*.scenario.yml'],
      manualResults: ['src/*/evidence/*.a11y.yml'],
    };`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('lists requirements with their proof, and says where there is no evidence', () => {
  const commit = repository.commit();
  const none = {
    transcripts: 'No transcript of a screen reader.',
    manualResults: 'No manual review.',
  };
  expect(make()).toMatchObject({
    version: '1.2.3',
    commit,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    components: {
      card: { requirements: 'No requirement.', ...none },
      menu: { requirements, ...none },
    },
  });
});

test('lists transcripts and manual results with version, commit and date, without names of people', () => {
  const commit = repository.commit();
  recordMenu(`# Version 1.2.3, commit ${commit}.`);
  review(commit);
  const { menu } = make().components;
  const common = { commit, source: 'unchanged' };
  expect(menu).toEqual({
    requirements,
    transcripts: [
      {
        file: 'Menu.transcript.txt',
        proves: ['MNU-01'],
        screenReader: 'Orca 43.1',
        browser: 'Chromium 156.0',
        date: '2026-11-24',
        version: '1.2.3',
        status: 'pass',
        ...common,
      },
    ],
    manualResults: [
      {
        criterion: '2.1.1',
        state: 'open',
        languages: ['en', 'es'],
        outcome: 'passed',
        role: 'blind reader',
        environment: { browser: 'Firefox 150', system: 'Debian 13', assistiveTechnology: 'Orca 48' },
        date: '2026-11-20',
        ...common,
      },
    ],
  });
  expect(JSON.stringify(menu)).not.toContain('Test Person');
  repository.put('src/menu/Menu.ts', 'export const menu = 2;\n');
  expect(make().components.menu).toMatchObject({
    transcripts: [{ source: 'changed' }],
    manualResults: [{ source: 'changed' }],
  });
});

test('a transcript whose header names no commit is of an unknown one', () => {
  recordMenu('# Patches of Orca: none.');
  repository.commit();
  expect(make().components.menu).toMatchObject({
    transcripts: [{ version: 'unknown', commit: 'unknown', source: 'unknown' }],
  });
});

test('fails without a path, and for invalid evidence', () => {
  expect(run().status).toBe(2);
  recordMenu('');
  repository.put('src/menu/evidence/Menu.transcript.txt', 'No language first.\n');
  const { status, stderr } = run('--out', out);
  expect(status).toBe(1);
  expect(stderr).toContain('Menu.transcript.txt is invalid:');
});
