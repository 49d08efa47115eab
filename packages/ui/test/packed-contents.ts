import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, inject, test } from 'vitest';
import { componentFolders, componentPath } from './component-requirements.ts';
import { root, run } from './packed-package.ts';
import { bundleStories } from './story-bundle.ts';

/** Each for one component alone, with the reason in its SPEC.md: dates, numbers, charts. */
const named = [
  '@internationalized/date',
  '@internationalized/number',
  '@tanstack/react-table',
  'd3-scale',
  'd3-shape',
];

/** A list of evidence, or a sentence that there is none. */
type ListOr<T> = T[] | string;
type Conformance = {
  version: string;
  commit: string;
  date: string;
  components: Record<
    string,
    { requirements: object[]; transcripts: ListOr<Dated>; manualResults: ListOr<Dated> }
  >;
};
type Dated = { commit: string };

/** It renders no element. */
const unstyled = ['locale-provider'];

/** The statements of a style sheet outside of any block. */
function topLevel(css: string): string[] {
  let depth = 0;
  let statement = '';
  const statements: string[] = [];
  for (const character of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') depth++;
    if (depth === 0) statement += character;
    if (character === '}') depth--;
    if (depth === 0 && (character === '}' || character === ';')) {
      statements.push(statement.replace('}', '').trim());
      statement = '';
    }
  }
  return statements;
}

/** What is in the package, as installed in a partner's folder. */
export function contentsTests(folder: string): void {
  const installed = join(folder, 'node_modules/@longcovid/ui');
  const paths = globSync('{components/*,figure-data,testing,theme}/index.ts', { cwd: join(root, 'src') })
    .map((file) => dirname(file).replace('components/', '').replace('figure-data', 'figure/data'))
    .sort();
  const components = componentFolders(join(root, 'src'));
  const sheets = () => readdirSync(join(installed, 'dist')).filter((file) => file.endsWith('.css'));

  test('types resolve for every sub-path, in bundlers and in Node', () => {
    const entries = paths.map((name) => `./${name}`);
    const args = [
      inject('tarballs').ui,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--no-color',
      '--entrypoints',
      ...entries,
    ];
    const report = run('attw', args, root);
    expect(report.match(/node16 \(from ESM\): OK/g)).toHaveLength(paths.length);
    expect(report.match(/bundler: OK/g)).toHaveLength(paths.length);
  });

  test.each([
    ['a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
    ['Node', ['--module', 'nodenext']],
  ])('style sheets have types for %s, without those of a bundler', (_what, options) => {
    const file = join(folder, 'style-sheets.ts');
    writeFileSync(
      file,
      sheets()
        .map((sheet) => `import '@longcovid/ui/${sheet}';\n`)
        .join(''),
    );
    const strict = ['--noEmit', '--strict', '--noUncheckedSideEffectImports', '--ignoreConfig'];
    expect(run('tsc', [...strict, ...options, file], folder)).toBe('');
    writeFileSync(file, "import '@longcovid/ui/no-such-component.css';\n");
    expect(() => run('tsc', [...strict, ...options, file], folder)).toThrow();
  });

  test('has only what a partner needs: no tests, stories or sources', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(
      files.filter((file) =>
        /\.test\.|\.stories\.|\.examples\.|\.fixtures\.|\.arbitrary\.|\.tsx$|(?<!\.d)\.ts$/.test(file),
      ),
    ).toEqual([]);
  });

  test('has the documents that its README cites', () => {
    const cited = [
      'dist/api/dialog.api.md',
      'dist/frameworks.md',
      'dist/html/README.md',
      ...components.map((name) => relative(root, join(componentPath(join(root, 'src'), name), 'SPEC.md'))),
    ];
    expect(cited.filter((file) => !existsSync(join(installed, file)))).toEqual([]);
  });

  test('conformance.json has the version, and the requirements and evidence of each component', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(installed, file), 'utf8')) as Conformance;
    const { version, commit, date, components: entries } = read('dist/conformance.json');
    expect(version).toBe(read('package.json').version);
    expect(commit).toMatch(/^([0-9a-f]{12}\+?|unknown)$/);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.keys(entries).sort()).toEqual(components.toSorted());
    for (const [name, { requirements, transcripts, manualResults }] of Object.entries(entries)) {
      const requirement = { id: expect.any(String) as string, proof: expect.any(String) as string };
      expect(requirements[0], name).toMatchObject(requirement);
      for (const evidence of [transcripts, manualResults])
        expect(typeof evidence === 'string' ? evidence : evidence[0]?.commit, name).toMatch(
          /^(No .+\.|[0-9a-f]{7,40}\+?|unknown)$/,
        );
    }
  });

  test('every component renders every story on the server, in plain Node', async () => {
    const folders = await bundleStories(join(folder, 'stories'));
    expect(folders.length).toBeGreaterThan(5);
    const script = join(folder, 'render.mjs');
    writeFileSync(
      script,
      `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     import { LocaleProvider } from '@longcovid/ui/locale-provider';
     for (const folder of ${JSON.stringify(folders)}) {
       const { default: meta, ...stories } = await import('./stories/' + folder + '.mjs');
       for (const [name, story] of Object.entries(stories)) for (const locale of ['en', 'es']) {
         const Shown = () => story.render({}, { globals: { locale } });
         const html = renderToString(createElement(LocaleProvider, { locale }, createElement(Shown)));
         if (html === '') throw new Error(folder + ' ' + name + ' is empty');
         console.log(folder, name, locale, html.length);
       }
     }`,
    );
    const rendered = run('node', [script], folder).trim().split('\n');
    expect(rendered.length).toBeGreaterThan(folders.length * 2);
  });

  test('has all styles in layers, in their order, so that a consumer’s styles win', () => {
    const ours = components.filter((name) => !unstyled.includes(name)).map((name) => `${name}.css`);
    expect(sheets().sort()).toEqual([...ours, 'styles.css'].sort());
    for (const sheet of sheets()) {
      const statements = topLevel(readFileSync(join(installed, 'dist', sheet), 'utf8'));
      expect(statements.slice(0, 4), sheet).toEqual([
        '@layer longcovid.reset;',
        '@layer longcovid.tokens;',
        '@layer longcovid.components;',
        '@layer longcovid.utilities;',
      ]);
      expect(
        statements.filter((statement) => !statement.startsWith('@layer longcovid.')),
        sheet,
      ).toEqual([]);
    }
  });

  test('one component’s styles leave the rest of the page alone', () => {
    const { length } = readFileSync(join(installed, 'dist/disclosure.css'), 'utf8');
    expect(length).toBeLessThan(readFileSync(join(installed, 'dist/styles.css'), 'utf8').length);
    expect(readFileSync(join(installed, 'dist/disclosure.css'), 'utf8')).not.toMatch(
      /^\s*(body|h1|a)\b.*\{/m,
    );
    expect(readFileSync(join(installed, 'dist/theme.css'), 'utf8')).toMatch(/^\s*body \{/m);
  });

  test('is marked for the client where it has hooks, and brings no dependency but those it names', () => {
    const read = (file: string) => readFileSync(join(installed, file), 'utf8');
    expect(read('dist/components/disclosure/Disclosure.js')).toMatch(/^["']use client["']/);
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(Object.keys(dependencies).sort()).toEqual(named);
    expect(readdirSync(join(installed, 'dist'))).not.toContain('node_modules');
  });
}
