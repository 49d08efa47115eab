import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publint } from 'publint';
import { bundleStories } from './story-bundle.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'longcovid-ui-'));
const installed = join(folder, 'node_modules/@longcovid/ui');
const bins = [join(root, '../../node_modules/.bin'), join(root, 'node_modules/.bin')].join(delimiter);
const env = {
  ...process.env,
  PATH: `${bins}${delimiter}${process.env.PATH ?? ''}`,
  npm_config_audit: 'false',
};
const run = (program: string, args: string[], cwd: string) =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const version = (name: string) => {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

let tarball = '';
let components: string[] = [];

beforeAll(() => {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  run('pnpm', ['run', 'build'], root);
  run('pnpm', ['pack', '--pack-destination', folder], root);
  tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');
  const dependencies = {
    '@longcovid/ui': `file:${tarball}`,
    react: version('react'),
    'react-dom': version('react-dom'),
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  run('pnpm', ['install', '--prefer-offline', '--ignore-workspace'], folder);
  components = readdirSync(installed + '/dist', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: installed, level: 'suggestion', strict: true });
  expect(messages).toEqual([]);
});

test('types resolve for every component, in bundlers and in Node', () => {
  const entries = components.map((name) => `./${name}`);
  const args = [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color', '--entrypoints', ...entries];
  const report = run('attw', args, root);
  expect(report.match(/node16 \(from ESM\): OK/g)).toHaveLength(components.length);
  expect(report.match(/bundler: OK/g)).toHaveLength(components.length);
});

test('has only what a partner needs: no tests, stories or sources', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.test\.|\.stories\.|\.examples\.|\.tsx$|(?<!\.d)\.ts$/.test(file))).toEqual(
    [],
  );
  expect(readdirSync(installed)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist']));
});

test('every component renders every story on the server, in plain Node', async () => {
  const stories = join(folder, 'stories');
  const folders = await bundleStories(stories);
  expect(folders.length).toBeGreaterThan(5);
  const script = join(folder, 'render.mjs');
  writeFileSync(
    script,
    `import { createElement } from 'react';
     import { renderToString } from 'react-dom/server';
     for (const folder of ${JSON.stringify(folders)}) {
       const { default: meta, ...stories } = await import('./stories/' + folder + '.mjs');
       for (const [name, story] of Object.entries(stories)) for (const locale of ['en', 'es']) {
         const Shown = () => story.render({}, { globals: { locale } });
         const html = renderToString(createElement(Shown));
         if (html === '') throw new Error(folder + ' ' + name + ' is empty');
         console.log(folder, name, locale, html.length);
       }
     }`,
  );
  const rendered = run('node', [script], folder).trim().split('\n');
  expect(rendered.length).toBeGreaterThan(folders.length * 2);
});

/** The statements of a style sheet that stand in no block. */
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

test('all styles stand in layers, in their order, so that a partner’s own win', () => {
  const sheets = [...components.map((name) => `${name}.css`), 'styles.css'];
  for (const sheet of sheets) {
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
  expect(readFileSync(join(installed, 'dist/disclosure.css'), 'utf8')).not.toMatch(/^\s*(body|h1|a)\b.*\{/m);
  expect(readFileSync(join(installed, 'dist/theme.css'), 'utf8')).toMatch(/^\s*body \{/m);
});

test('is marked for the client where it has hooks, and brings no dependency', () => {
  expect(readFileSync(join(installed, 'dist/disclosure/Disclosure.js'), 'utf8')).toMatch(
    /^["']use client["']/,
  );
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object;
  expect(manifest).not.toHaveProperty('dependencies');
});
