import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { describe, expect, inject, test } from 'vitest';
import './packed.mjs';

const root = join(import.meta.dirname, '..');
const attw = join(root, 'packages/ui/node_modules/.bin/attw');
const names = ['content', 'ui', 'site', 'api', 'audit'] as const;

type Manifest = {
  name: string;
  exports: object;
  bin?: Record<string, string>;
  license: string;
  engines: { node: string };
  keywords: string[];
  homepage: string;
  bugs: { url: string };
  repository: { url: string; directory: string };
};

/** The files in an `exports` object, without patterns, which publint checks. */
const targets = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(targets);

describe.each(names)('the package %s', (name) => {
  const installed = join(inject('partner'), 'node_modules/@longcovid', name);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;

  test('has no problem for publint', async () => {
    const { messages } = await publint({ pkgDir: installed, level: 'suggestion', strict: true });
    expect(messages).toEqual([]);
  });

  test('has types for each sub-path, in bundlers and in Node', () => {
    const args = [inject('tarballs')[name], '--profile', 'esm-only', '--no-emoji', '--no-color'];
    const { status, stdout } = spawnSync(attw, args, { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });

  test('contains every file that it exports or runs, and no source', () => {
    const files = [...targets(manifest.exports), ...Object.values(manifest.bin ?? {})];
    expect(files.filter((file) => !existsSync(join(installed, file)) && !file.includes('*'))).toEqual([]);
    const all = globSync('**', { cwd: installed, exclude: ['node_modules/**'] });
    // The site has tests as text, which its accessibility reports cite.
    expect(all.filter((file) => /\.test\.[cm]?js$|\.tsx$|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect(all).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
  });

  test('has a description, the supported Node, and a URL for questions', () => {
    const { license, engines, keywords, homepage, bugs, repository } = manifest;
    expect(license).toBe('MIT');
    expect(engines.node).toMatch(/^>=2[04]$/);
    expect(keywords.length).toBeGreaterThan(3);
    expect(repository.directory).toBe(`packages/${name}`);
    for (const url of [homepage, bugs.url, repository.url]) expect(url).toContain('https://');
  });

  test('cannot be packed by npm, which would export sources', () => {
    const folder = join(root, 'packages', name);
    const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd: folder, encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain(`${manifest.name} is packed and published by pnpm alone.`);
  });
});

test('loads a record and renders a button from the installed packages', () => {
  const script = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { loadRecord } from '@longcovid/content/load';
    import { Button } from '@longcovid/ui/button';
    const { title } = loadRecord('es', 'figures', 'race');
    console.log(renderToString(createElement(Button, {}, title)));
  `;
  const html = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inject('partner'),
    encoding: 'utf8',
  });
  expect(html).toMatch(/<button[^>]*>.*Raza y origen étnico en los estudios y en el país.*<\/button>/);
});
