import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { BANS, PHRASE_BANS } from './naming-bans.ts';
import { checkNames, declaredNames, findBan, findPhrases, markdownHeadings } from './naming-check.ts';

const guide = readFileSync(new URL('../docs/guides/naming.md', import.meta.url), 'utf8');

let root = '';
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const baseline = 'scripts/naming-baseline.txt';
const readBaseline = () => readFileSync(join(root, baseline), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longcovid-naming-'));
  write(baseline, '');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the ban list', () => {
  test.each([
    ['export', 'limiterOf'],
    ['local', 'say'],
    ['local', 'sayNext'],
    ['export', 'FieldWordsProps'],
    ['property', 'words'],
    ['export', 'judgeFormToken'],
    ['export', 'storeAtOnce'],
    ['local', 'MOST_STOPS'],
    ['local', 'whatIsWrong'],
    ['file', 'not-heard.test.ts'],
    ['file', 'pdf-of.ts'],
    ['file', 'judged/'],
    ['local', 'looks'],
    ['property', 'look'],
    ['file', 'Dialog.look.browser.test.tsx'],
    ['heading', 'When you are told of a mistake'],
  ] as const)('bans the %s %s', (kind, name) => expect(findBan(kind, name)).toBeDefined());

  test.each([
    ['export', 'asOf'],
    ['property', 'asOf'],
    ['local', 'indexOfProfile'],
    ['export', 'LEAD_MAX_WORDS'],
    ['export', 'VeryLongWords'],
    ['local', 'wordCount'],
    ['export', 'password'],
    ['export', 'taskStandard'],
    ['export', 'PrivacyNotice'],
    ['local', 'mostCommon'],
    ['export', 'lookUp'],
    ['file', 'table-of-contents.ts'],
    ['heading', 'Evidence and known gaps'],
  ] as const)('allows the %s %s', (kind, name) => expect(findBan(kind, name)).toBeUndefined());

  test.each(BANS)('names a section of the guide for $pattern', ({ section }) =>
    expect(guide.toLowerCase()).toContain(`\n## ${section}\n`),
  );

  test('proposes no name that it bans', () => {
    const proposed = BANS.flatMap(({ instead }) => instead.match(/[A-Za-z]+/g) ?? []);
    expect(proposed.filter((name) => findBan('export', name))).toEqual([]);
  });
});

describe('phrases', () => {
  test.each([
    ['The page is made anew.', 'anew'],
    ['What stands in the HTML', 'stands'],
    ['Whoever has the key', 'whoever'],
    ['The visitor is led to the form.', 'is led'],
    ['axe runs in one look.', 'one look'],
    ['the Spanish twin', 'twin'],
    ['the values of before', 'of before'],
  ])('bans “%s”', (text, phrase) => {
    const [found, ...rest] = findPhrases(`# Title\n\n${text}\n`);
    expect(found).toMatchObject({ line: 3, error: expect.stringContaining(`“${phrase}”`) as string });
    expect(rest).toEqual([]);
  });

  test.each([
    'A mark that stands for several places, a stand-in, one that stands out',
    'It says “Whoever comes”, and `anew()` is code.',
    'Look at the page; it looks good.',
    '```\nmade anew\n```',
    'a page [of its own](docs/anew.md)',
  ])('allows “%s”', (text) => expect(findPhrases(text)).toEqual([]));

  test('fail with their file and line, except in the guide that lists them', () => {
    write('packages/ui/README.md', '# ui\n\nThe text is made anew.\n');
    write('docs/guides/naming.md', 'No “x”, no anew.\n');
    expect(checkNames(root).errors).toEqual([
      'packages/ui/README.md:3: “anew” is on the list of banned phrases. Write again, or a verb such as repeat or recreate; see docs/guides/naming.md#phrases.',
    ]);
  });

  test('are listed in the guide', () => {
    const [, section = ''] = guide.split('\n## Phrases\n');
    const [table = ''] = section.split('\n## ');
    const cells = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell.toLowerCase());
    expect(PHRASE_BANS.filter(({ pattern }) => !cells.some((cell) => pattern.test(cell)))).toEqual([]);
  });
});

test('reads exports, functions, types, properties, constants and new names of what is taken over, but no variables', () => {
  const source = `
    export const [first, { second }] = [1, { second: 2 }];
    const third = 3;
    export function fourth(parameter: number) {
      const variable = parameter;
      const fifth = () => 'const text = 1';
      function sixth() {}
    }
    export type Seventh = { readonly eighth?: number; ninth(): void };
    class Tenth { eleventh = 1; }
    export { third as twelfth };
    export { other } from './other.ts';
    import { imported, imported as thirteenth } from './other.ts';
    const component = ({ property, property: fourteenth }: { property: number }) => property;
  `;
  expect(declaredNames('a.ts', source).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'export first',
    'export second',
    'local third',
    'export fourth',
    'local fifth',
    'local sixth',
    'export Seventh',
    'property eighth',
    'property ninth',
    'local Tenth',
    'property eleventh',
    'export twelfth',
    'local thirteenth',
    'local component',
    'local fourteenth',
    'property property',
  ]);
});

test('reads the headings of Markdown outside of code, without their ids', () => {
  const text = '# One\n\n````md\n## Two\n```\n## Three\n````\n\n## `Four` {#four}\n#Five\n';
  expect(markdownHeadings(text)).toEqual([
    { kind: 'heading', name: 'One', line: 1 },
    { kind: 'heading', name: '`Four`', line: 9 },
  ]);
});

describe('fails for a name that is not in the baseline', () => {
  test.each([
    ['an export', 'packages/ui/src/dialog/Dialog.tsx', 'export const labelOf = () => <b />;', ':1'],
    ['a file', 'packages/api/src/said.ts', '', ''],
    ['a folder', 'packages/audit/src/heard/index.ts', '', ''],
    ['a heading', 'docs/guides/keys.md', '# Keys\n\n## What you say\n', ':3'],
  ])('%s, with its location and what to name it', (_, path, text, line) => {
    write(path, text);
    const { errors, count } = checkNames(root);
    expect(count).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`\n  ${line === '' ? path.replace('index.ts', '') : path}${line}\n`);
    expect(errors[0]).toMatch(/Name it .+; see docs\/guides\/naming\.md#(terms|verbs)\./);
  });

  test('a second occurrence in a package, and not for one in another package', () => {
    write('packages/ui/src/a.ts', 'export const sizeOf = 1;');
    write(baseline, 'ui export sizeOf\n');
    expect(checkNames(root).errors).toEqual([]);
    write('packages/ui/src/b.ts', 'export const sizeOf = 1;');
    expect(checkNames(root).errors.join()).toContain('(2 times, 1 still allowed)');
    rmSync(join(root, 'packages/ui/src/b.ts'));
    write('packages/site/src/b.ts', 'export const sizeOf = 1;');
    expect(checkNames(root).errors.join()).toContain('packages/site/src/b.ts:1');
  });

  test('but not in content, build output and dependencies', () => {
    for (const folder of ['packages/content/entries/text/words', 'packages/ui/dist', 'node_modules/a/told'])
      write(`${folder}/said.ts`, 'export const sizeOf = 1;');
    expect(checkNames(root)).toEqual({ errors: [], count: 0 });
  });
});

describe('the baseline', () => {
  beforeEach(() => {
    write('packages/ui/src/a.ts', 'const sizeOf = () => 1;');
    write('packages/ui/src/b.ts', 'const sizeOf = () => 1;');
    write('docs/said.md', '# Words\n');
    write(baseline, 'docs file said.md\ndocs heading Words\nui local sizeOf ×2\n');
  });

  test('allows its names wherever their file moves in the package', () => {
    expect(checkNames(root)).toEqual({ errors: [], count: 4 });
    rmSync(join(root, 'packages/ui/src/b.ts'));
    write('packages/ui/src/internal/c.ts', 'const sizeOf = () => 1;');
    expect(checkNames(root).errors).toEqual([]);
  });

  test('fails for a name that is gone, until an update deletes its line', () => {
    rmSync(join(root, 'packages/ui/src/b.ts'));
    write('docs/said.md', '# Messages\n');
    const { errors } = checkNames(root);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain('“docs heading Words” occurs no longer');
    expect(errors[1]).toContain('“ui local sizeOf” occurs 1 times instead of 2');
    for (const error of errors) expect(error).toContain('node scripts/naming.ts --update');
    expect(checkNames(root, true)).toEqual({ errors: [], count: 2 });
    expect(readBaseline()).toBe('docs file said.md\nui local sizeOf\n');
    expect(checkNames(root).errors).toEqual([]);
  });

  test('takes no new name by an update', () => {
    write('packages/ui/src/c.ts', 'const sizeOf = () => 1;\nconst tellAll = () => 1;');
    const before = readBaseline();
    expect(checkNames(root, true).errors).toHaveLength(2);
    expect(readBaseline()).toBe(before);
  });
});
