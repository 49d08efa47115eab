import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { createIdentifiers, vanillaExtract } from '../vanilla-extract.mjs';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache');

/** Builds style files as the library builds its own; returns the CSS. */
async function buildStyles(files: Record<string, string>): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'class-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(
      join(folder, name),
      `import { createVar, style, styleVariants } from '@vanilla-extract/css';\n${code}`,
    );
  }
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: vanillaExtract(),
    build: { write: false, rolldownOptions: { input: Object.keys(files).map((name) => join(folder, name)) } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n');
}

const classes = (css: string) => [...new Set(css.match(/(?<=\.)lc-[\w-]+/g))];

test('has component and part in each class, also for objects and variants', async () => {
  const css = await buildStyles({
    'data-table/DataTable.css.ts': `
      export const root = style({ display: 'grid' });
      const base = style({ margin: 0 });
      export const rowHeader = style([base, { padding: 0 }]);
      export const cell = { 'at-end': style({ color: 'red' }) };
      export const tone = styleVariants({ info: { color: 'blue' } });`,
    'data-table/DataTableFoot.css.ts': `export const root = style({ margin: 0 });`,
  });
  expect(classes(css)).toEqual([
    'lc-data-table',
    'lc-data-table-base',
    'lc-data-table-row-header',
    'lc-data-table-cell-at-end',
    'lc-data-table-tone-info',
    'lc-data-table-foot',
  ]);
});

test('rejects two styles with one class, with what, why and what to do', async () => {
  const bothWays = `
    const inColor = (color: string) => style({ color });
    export const mark = { open: inColor('red'), closed: inColor('blue') };`;
  await expect(buildStyles({ 'map/Map.css.ts': bothWays })).rejects.toThrow(
    /Two styles have the class lc-map-in-color: .*map\/Map\.css\.ts.* Each would change how .* Give it a name/,
  );
  const named = bothWays.replace('style({ color })', 'style({ color }, `mark-${color}`)');
  expect(classes(await buildStyles({ 'map/Map.css.ts': named }))).toEqual([
    'lc-map-mark-red',
    'lc-map-mark-blue',
  ]);
});

test('two components cannot share a class either', async () => {
  const files = {
    'disclosure/Disclosure.css.ts': `export const listAll = style({ margin: 0 });`,
    'disclosure-list/DisclosureList.css.ts': `export const all = style({ margin: 0 });`,
  };
  await expect(buildStyles(files)).rejects.toThrow('Two styles have the class lc-disclosure-list-all');
});

test('a style without a name fails the build', async () => {
  await expect(buildStyles({ 'map/Map.css.ts': `export default [style({ margin: 0 })];` })).rejects.toThrow(
    /A style in .*map\/Map\.css\.ts has no name\. .* Give it a name/,
  );
});

test('the classes of a site that compiles the library are its own affair', () => {
  const identify = createIdentifiers();
  const site = { debugId: 'row', packageName: '@longcovid/site' };
  expect(identify({ ...site, hash: '1abc0', filePath: 'src/shell/Header.css.ts' })).toBe('_1abc0');
  expect(identify({ ...site, hash: '2abc0', filePath: '../ui/src/components/card/Card.css.ts' })).toBe(
    'lc-card-row',
  );
});

test('a site that lists its style files has short classes, each once', () => {
  const files = Array.from({ length: 40 }, (_, index) => `src/Part${index}.css.ts`);
  const identify = createIdentifiers(files);
  const style = (index: number, number: number) =>
    identify({
      hash: `${index}abc${number.toString(36)}`,
      debugId: 'row',
      packageName: '@longcovid/site',
      filePath: files[index] ?? '',
    });
  expect([style(0, 0), style(0, 1), style(0, 36), style(27, 0)]).toEqual(['b0', 'b1', 'b36', 'bj0']);
  const classes = files.flatMap((_, index) =>
    Array.from({ length: 40 }, (__, number) => style(index, number)),
  );
  expect(new Set(classes).size).toBe(classes.length);
  // Ad blockers hide what has such a class.
  expect(classes.filter((name) => /^ads?\d/.test(name))).toEqual([]);
});
