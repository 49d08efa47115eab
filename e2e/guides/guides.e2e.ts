import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { readClaims, findDirectives, findKinds } from './claims.ts';
import { cloneProject } from './clone.ts';
import { readGuide } from './read-guide.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const content = join(root, 'packages/content');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const GUIDES = ['README.md', 'CONTRIBUTING.md', 'packages/content/README.md'];

/** The guides for editors and operators have their own tasks. */
const FOLLOWED = ['editing', 'deploy', 'environment', 'keys', 'backup', 'incident'].map(
  (name) => `docs/guides/${name}.md`,
);

/** Pages whose commands take too long for a task, write committed files, or publish. */
const REFERENCE = [
  'SUPPORT.md',
  'docs/browser-support.md',
  'docs/releasing.md',
  'docs/gallery/README.md',
  'docs/decisions/README.md',
  'docs/guides/audit.md',
  'docs/guides/component-api.md',
  'docs/guides/frameworks.md',
  'docs/guides/without-react.md',
  'packages/site/README.md',
  'packages/api/README.md',
  'packages/audit/README.md',
  'packages/ui/README.md',
];

for (const file of [...GUIDES, ...FOLLOWED, ...REFERENCE]) {
  test(`${file} has existing commands, paths, settings and ports`, () => {
    const claims = readClaims(file);
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.filter(({ isTrue }) => !isTrue).map(({ what }) => what)).toEqual([]);
  });

  test(`${file} has no block without an instruction`, () => {
    expect(() => readGuide(read(file))).not.toThrow();
  });
}

test('README.md counts what there is', () => {
  const readme = read('README.md').replaceAll(/\s+/g, ' ');
  const list = (file: string) => JSON.parse(read(file)) as unknown[];
  const { targets } = JSON.parse(read('a11y-reports/results.json')) as { targets: { kind: string }[] };
  const transcripts = list('a11y-reports/transcripts.json') as { about: string[] }[];
  const pages = targets.filter(({ kind }) => kind === 'page').length;
  const inFirefox = transcripts.filter(({ about }) => about.some((line) => line.includes('with Firefox')));
  expect(readme).toContain(
    `${pages} pages in several states, and ${transcripts.length} transcripts of Orca, ${inFirefox.length} of them with Firefox.`,
  );
  const studySites = list('packages/content/datasets/study-sites.json').length;
  expect(readme).toContain(`The ${studySites} study sites are invented`);
});

test('names a setting that nothing reads', () => {
  // Joined, since this file is code, too.
  const name = ['NO', 'SUCH', 'SETTING'].join('_');
  expect(readClaims('README.md', `Set \`${name}=1\`.`)).toEqual([
    { what: `the setting ${name}`, isTrue: false },
  ]);
});

test('rejects a block without an instruction and names its line', () => {
  expect(() => readGuide('# Guide\n\n```\nnpm start\n```\n')).toThrow('Line 3: nothing says what to do');
  expect(readGuide('1. Do\n\n   ```sh\n   ls\n     -l\n   ```\n')).toEqual([
    { line: 3, kind: 'run', script: 'ls\n  -l\n' },
  ]);
});

test('the editing guide lists existing kinds of entries, and all directives', () => {
  const guide = read('docs/guides/editing.md');
  const folders = readdirSync(join(content, 'entries'));
  expect(findKinds(guide).filter((kind) => !folders.includes(kind))).toEqual([]);
  // The error for an unknown directive lists all of them.
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-guide-'));
  try {
    for (const part of ['entries', 'messages', 'datasets', 'geo'])
      cpSync(join(content, part), join(folder, part), { recursive: true });
    const file = join(folder, 'entries/page/about-us/en.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n::nothing\n`);
    const { stderr } = spawnSync(process.execPath, [join(content, 'tools/build-entries.ts')], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [, known = ''] = /there is no directive "::nothing"\..* Use one of (.+)\./.exec(stderr) ?? [];
    expect(known.split(', ').toSorted()).toEqual([...findDirectives(guide)].toSorted());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

for (const file of GUIDES) {
  test(`${file} has commands that run`, async () => {
    test.setTimeout(1_200_000);
    const clone = await cloneProject();
    try {
      for (const step of readGuide(read(file))) await clone.follow(step);
    } finally {
      await clone.dispose();
    }
  });
}
