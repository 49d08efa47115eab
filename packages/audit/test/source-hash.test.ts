import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { format } from 'prettier';
import { parseSync } from 'rolldown/utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createDraw, testSeed } from '../../../scripts/draw.mjs';
import { computeSourceHash } from '../src/evidence/source-hash.ts';

let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const replace = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  put(file, read(file).replaceAll(from, to));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-sources-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a menu', () => {
  const hash = () => computeSourceHash(root, ['menu/**']);

  beforeEach(() => {
    put(
      'menu/Menu.tsx',
      `import { color } from '../theme/color.ts';
import { messages } from './Menu.messages.ts';
import * as styles from './Menu.css.ts';

/** What is open. */
type Opened = { isOpen: boolean };

export function Menu({ isOpen }: Opened) {
  const text = isOpen ? messages.en.close : messages.en.open;
  return <nav aria-label={text} className={isOpen ? styles.open : styles.closed} data-color={color} />;
}
`,
    );
    put(
      'menu/index.ts',
      `export { Menu } from './Menu.tsx';
export { frame } from '../theme/frame.ts';
export const loadPlaces = () => import('../theme/places.ts');
`,
    );
    put('menu/Menu.messages.ts', "export const messages = { en: { open: 'Open', close: 'Close' } };\n");
    put(
      'menu/Menu.css.ts',
      `import { style } from '@vanilla-extract/css';
import { color } from '../theme/color.ts';
export const open = style({ color, display: 'block' });
export const closed = style({ display: 'none' });
`,
    );
    put(
      'menu/Menu.stories.tsx',
      "import { Menu } from './Menu.tsx';\nexport const Open = () => <Menu isOpen />;\n",
    );
    put('menu/Menu.examples.ts', "export const examples = { en: 'Places' };\n");
    put('menu/SPEC.md', '# Menu\n');
    put('theme/color.ts', "import { dark } from './dark';\nexport const color = dark;\n");
    put('theme/dark.ts', "export const dark = '#111';\n");
    put('theme/frame.ts', 'export const frame = 1;\n');
    put('theme/places.ts', 'export const places = [];\n');
    put('theme/darker.ts', "export const dark = '#000';\n");
    put('card/Card.tsx', 'export const Card = () => <p>Card</p>;\n');
  });

  const same: [string, () => void][] = [
    ['a comment', () => replace('menu/Menu.tsx', '  const text', '  // Why.\n  /*! Kept. */ const text')],
    [
      'another formatting',
      () => replace('menu/Menu.css.ts', "{ display: 'none' }", '{\n  display: "none",\n}'),
    ],
    ['the name of a local type', () => replace('menu/Menu.tsx', 'Opened', 'MenuProps')],
    ['the name of a variable', () => replace('menu/Menu.tsx', 'text', 'name')],
    ['a story', () => put('menu/Menu.stories.tsx', 'export const Closed = 1;\n')],
    ['a sample text of a story', () => put('menu/Menu.examples.ts', 'export const examples = 1;\n')],
    ['a test', () => put('menu/Menu.browser.test.tsx', 'changed')],
    ['its documents', () => put('menu/SPEC.md', 'changed')],
    ['its evidence', () => put('menu/evidence/Menu.transcript.txt', 'changed')],
    ['another component', () => put('card/Card.tsx', 'export const Card = 1;\n')],
  ];
  test.each(same)('a change of %s does not change the hash', (_, change) => {
    const before = hash();
    change();
    expect(hash()).toBe(before);
  });

  const other: [string, () => void][] = [
    ['the condition of a class', () => replace('menu/Menu.tsx', 'className={isOpen', 'className={!isOpen')],
    ['a message', () => replace('menu/Menu.messages.ts', "'Open'", "'Show'")],
    ['a declaration of CSS', () => replace('menu/Menu.css.ts', "'none'", "'grid'")],
    ['an attribute', () => replace('menu/Menu.tsx', 'aria-label', 'title')],
    ['a color two imports away', () => replace('theme/dark.ts', '#111', '#222')],
    ['which module a name is imported from', () => replace('theme/color.ts', './dark', './darker')],
    ['a module whose names it exports', () => replace('theme/frame.ts', '1', '2')],
    ['a module that is loaded later', () => replace('theme/places.ts', '[]', '[1]')],
    ['its files, by one more', () => put('menu/Item.tsx', 'export const Item = () => <li />;\n')],
  ];
  test.each(other)('a change of %s changes the hash', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test('other folders and import paths do not change the hash', () => {
    const before = hash();
    mkdirSync(join(root, 'components'));
    renameSync(join(root, 'menu'), join(root, 'components/menu'));
    replace('components/menu/Menu.tsx', '../theme', '../../theme');
    replace('components/menu/Menu.css.ts', '../theme', '../../theme');
    replace('components/menu/index.ts', '../theme', '../../theme');
    expect(computeSourceHash(root, ['components/menu/**'])).toBe(before);
  });

  test('hashes circular imports', () => {
    put('theme/dark.ts', "export { color } from './color.ts';\nexport const dark = '#111';\n");
    const before = hash();
    replace('theme/dark.ts', '#111', '#222');
    expect(hash()).not.toBe(before);
  });

  test('has the same hash as before an upgrade of rolldown, which would make all evidence stale', () => {
    expect(hash()).toBe('c2e359257e7022d3');
  });

  test('names a module that cannot be compiled', () => {
    put('menu/Menu.tsx', 'export const Menu = <nav>;\n');
    expect(hash).toThrow(/menu\/Menu\.tsx cannot be compiled/);
  });

  test('rejects globs without a match, whose hash would never be stale', () => {
    expect(() => computeSourceHash(root, ['no-such-folder/**'])).toThrow(
      'No source file is found by no-such-folder/**',
    );
  });
});

type Text = { start: number; end: number };
type Syntax = Text & { type: string; expression?: unknown; value?: unknown };
const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Positions of string literals that affect behavior: not those in types and import paths. */
function textsIn(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isSyntax(node)) return [];
  if (node.type.startsWith('TS')) return textsIn(node.expression);
  if (node.type === 'Literal' && typeof node.value === 'string') return [node];
  return Object.values({ ...node, source: undefined }).flatMap(textsIn);
}

describe('the components of ui', () => {
  const src = join(import.meta.dirname, '../../ui/src');
  const components = globSync('components/*/SPEC.md', { cwd: src })
    .map((file) => basename(dirname(file)))
    .sort();
  const hash = (id: string, folder = 'src/components') => computeSourceHash(root, [`${folder}/${id}/**`]);
  const draw = createDraw(testSeed, 'source hash');

  beforeEach(() => {
    const isModule = (path: string) => !/\/evidence$|\.test\.tsx?$|\.(webm|pdf|vtt)$/.test(path);
    cpSync(src, join(root, 'src'), { recursive: true, filter: isModule });
  });

  test('have the same hashes in other folders', () => {
    const before = components.map((id) => hash(id));
    const moved = (path: string) =>
      components.some((id) => path.startsWith(`src/components/${id}/`))
        ? path.replace('src/components/', 'src/widgets/inputs/')
        : path;
    const paths = globSync('src/**/*.{ts,tsx}', { cwd: root });
    const texts = paths.map((path) =>
      read(path).replace(/(['"])(\.{1,2}\/[^'"]+)\1/g, (written, quote: string, specifier: string) => {
        const target = join(dirname(path), specifier);
        if (!existsSync(join(root, target))) return written;
        const specifierNow = relative(dirname(moved(path)), moved(target));
        return `${quote}${specifierNow.startsWith('.') ? '' : './'}${specifierNow}${quote}`;
      }),
    );
    rmSync(join(root, 'src'), { recursive: true });
    paths.forEach((path, index) => put(moved(path), texts[index] ?? ''));
    expect(existsSync(join(root, 'src/widgets/inputs/button/index.ts'))).toBe(true);
    expect(components.map((id) => hash(id, 'src/widgets/inputs'))).toEqual(before);
  });

  test('have the same hash with comments and in another formatting', async () => {
    for (const id of draw.several(components, 4)) {
      const before = hash(id);
      for (const path of globSync(`src/components/${id}/**/*.{ts,tsx}`, { cwd: root })) {
        const options = { filepath: path, printWidth: 70, useTabs: true, trailingComma: 'none' } as const;
        put(path, await format(`// A comment.\n${read(path)}\n/* Another. */\n`, options));
      }
      expect(hash(id), `${id}, TEST_SEED=${testSeed}`).toBe(before);
    }
  });

  test('have another hash when a string literal changes', () => {
    for (const id of components) {
      const before = hash(id);
      const texts = globSync(
        `src/components/${id}/**/!(*.stories|*.stories.css|*.examples|*.fixtures|*.arbitrary|*.test-d).{ts,tsx}`,
        {
          cwd: root,
        },
      ).flatMap((path) => textsIn(parseSync(path, read(path)).program).map((text) => ({ path, ...text })));
      const { path, start, end } = draw.pick(texts);
      const code = read(path);
      put(path, `${code.slice(0, start)}"changed"${code.slice(end)}`);
      expect(hash(id), `${path}: ${code.slice(start, end)}, TEST_SEED=${testSeed}`).not.toBe(before);
    }
  });
});
