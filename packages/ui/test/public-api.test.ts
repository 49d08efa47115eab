import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { announcesMajor, compareApi, findBreakingChangeError } from './api-changes.ts';
import { addClassNames, type PublicApi, readPublicApi } from './public-api.ts';
import { addStyleHooks, readStyleHooks, formatStyleHooks } from './style-hooks.ts';
import { buildStyleSheets, findClassNames } from './style-sheets.ts';

const root = join(import.meta.dirname, '..');

test('names and classes are what api.json promises; after a change: node packages/ui/test/update-api.ts', async () => {
  const promised = JSON.parse(readFileSync(join(root, 'api.json'), 'utf8')) as PublicApi;
  const hooks = await readStyleHooks();
  const classNames = findClassNames(await buildStyleSheets());
  const current = addStyleHooks(addClassNames(readPublicApi(), classNames), hooks);
  const changes = compareApi(promised, current);
  expect(findBreakingChangeError(changes, announcesMajor(join(root, '../../.changeset')))).toBeUndefined();
  expect(changes).toEqual({ breaking: [], additions: [] });
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toBe(await formatStyleHooks(readme, hooks));
});

describe('a component of a partner’s', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'longcovid-api-'));
    mkdirSync(join(folder, 'components/fold/data'), { recursive: true });
    writeFileSync(
      join(folder, 'components/fold/Fold.ts'),
      `export type FoldProps = { summary: string; isOpen?: boolean };
       export function Fold({ summary }: FoldProps) { return summary; }
       export const FOLDS = 3;`,
    );
    writeIndex("export { Fold, FOLDS, type FoldProps } from './Fold.ts';");
    writeFileSync(
      join(folder, 'components/fold/data/index.ts'),
      'export type Row = { id: string } | { name: string };',
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const writeIndex = (text: string) => writeFileSync(join(folder, 'components/fold/index.ts'), text);

  test('is known by its names, their kinds and the fields of its types, in every sub-path', () => {
    expect(readPublicApi(folder)).toEqual({
      fold: {
        FOLDS: 'const',
        Fold: 'function',
        FoldProps: 'type',
        'FoldProps.isOpen': 'optional',
        'FoldProps.summary': 'required',
      },
      'fold/data': { Row: 'type', 'Row.id': 'optional', 'Row.name': 'optional' },
    });
  });

  test('rejects a renamed export, in three parts, unless a changeset announces a major release', () => {
    const promised = readPublicApi(folder);
    writeIndex("export { Fold as Folded, FOLDS, type FoldProps } from './Fold.ts';");
    const changes = compareApi(promised, readPublicApi(folder));
    expect(findBreakingChangeError(changes, false)?.split('\n')).toEqual([
      'Fold (function) is gone from @longcovid/ui/fold.',
      expect.stringContaining('would no longer build'),
      expect.stringContaining('npm run changeset'),
    ]);
    expect(findBreakingChangeError(changes, true)).toBeUndefined();
    expect(changes.additions).toEqual(['Folded (function) is new in @longcovid/ui/fold.']);
  });
});

test('the classes of a component exclude those of its dependencies and those with the same prefix', () => {
  const css = '.lc-fold {} .lc-fold-title:hover > .lc-button {} .lc-folder-icon {} .lc-fold-title {}';
  expect(findClassNames({ fold: css })).toEqual({
    fold: { '.lc-fold': 'class name', '.lc-fold-title': 'class name' },
  });
  const changes = compareApi({ fold: { '.lc-fold-title': 'class name' } }, { fold: {} });
  expect(changes.breaking).toEqual(['.lc-fold-title (class name) is gone from @longcovid/ui/fold.']);
});

const promised = { fold: { Props: 'type', 'Props.a': 'required', 'Props.b': 'optional' } };
test.each([
  ['a sub-path that is gone', {}, 3],
  ['a prop that is gone', { fold: { Props: 'type', 'Props.a': 'required' } }, 1],
  ['a prop that must now be given', { fold: { ...promised.fold, 'Props.b': 'required' } }, 1],
  ['a new prop that must be given', { fold: { ...promised.fold, 'Props.c': 'required' } }, 1],
  ['a type that is now a value', { fold: { ...promised.fold, Props: 'const' } }, 1],
  ['a prop that need not be given any more', { fold: { ...promised.fold, 'Props.a': 'optional' } }, 0],
  ['a new prop', { fold: { ...promised.fold, 'Props.c': 'optional' } }, 0],
  [
    'a new component with a prop that must be given',
    { ...promised, more: { Props: 'type', 'Props.x': 'required' } },
    0,
  ],
])('%s', (_what, now, breaking) => {
  expect(compareApi(promised, now).breaking).toHaveLength(breaking);
});

test.each([
  ["---\n'@longcovid/ui': major\n---\n\nFold is gone.\n", true],
  ['---\n"@longcovid/ui": major\n---\n', true],
  ["---\n'@longcovid/ui': minor\n---\n", false],
  ["---\n'@longcovid/site': major\n---\n", false],
])('reads from %j whether a major release is announced', (text, isMajor) => {
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-changesets-'));
  writeFileSync(join(folder, 'brave-dogs.md'), text);
  expect(announcesMajor(folder)).toBe(isMajor);
  rmSync(folder, { recursive: true });
});

test('a removed style hook is a breaking change', async () => {
  const hooks = new Map([
    ['fold', { folder: 'fold', parts: new Set(['title']), states: new Set(['data-open']) }],
    ['fold-item', { folder: 'fold', parts: new Set<string>(), states: new Set<string>() }],
  ]);
  const api = addStyleHooks({ fold: { Fold: 'function' } }, hooks);
  expect(Object.keys(api.fold ?? {})).toEqual([
    'Fold',
    'data-component="fold"',
    'fold data-part="title"',
    'fold data-open',
    'data-component="fold-item"',
  ]);
  const now = addStyleHooks({ fold: { Fold: 'function' } }, new Map([...hooks].slice(1)));
  expect(compareApi(api, now).breaking).toEqual([
    'data-component="fold" (style hook) is gone from @longcovid/ui/fold.',
    'fold data-part="title" (style hook) is gone from @longcovid/ui/fold.',
    'fold data-open (style hook) is gone from @longcovid/ui/fold.',
  ]);
  const readme = await formatStyleHooks(
    '<!-- style hooks: generated -->\n\n<!-- end of style hooks -->\n',
    hooks,
  );
  expect(readme).toContain('| `fold`           | `title`     | `data-open`      |');
});
