import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import '../../../scripts/packed.mjs';

const folder = inject('partner');
const compiler = join(import.meta.dirname, '../../../node_modules/.bin/tsc');

/** The compiler's errors in a module of a partner's, and in the package's own types; '' when there is none. */
function compile(source: string): string {
  const options = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(join(folder, 'consumer.ts'), source);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['consumer.ts'] }),
  );
  try {
    return execFileSync(compiler, ['-p', '.'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('exports correct types', () => {
  const use = (status: string) => `
    import { localePath, mountedSite, pages, publicUrl, renderPage, webManifestIn } from '@longcovid/site/server';
    export const paths: Set<string> = mountedSite.builtPaths;
    export const texts: string[] = [publicUrl, mountedSite.folder, webManifestIn('es'), localePath('es', '/join')];
    export const count: number = pages.length;
    export const status: ${status} = (await renderPage({ path: '/', query: new URLSearchParams() })).status;
  `;
  expect(compile(use('number'))).toBe('');
  expect(compile(use('string'))).toContain("Type 'number' is not assignable to type 'string'.");
});

test('renders a page and includes the built files of every page', () => {
  const script = `
    import { existsSync } from 'node:fs';
    import { mountedSite, renderPage } from '@longcovid/site/server';
    const { status, html } = await renderPage({ path: '/es', query: new URLSearchParams() });
    const missing = [...mountedSite.builtPaths].filter((path) => !existsSync(mountedSite.folder + path + '/index.html'));
    console.log(JSON.stringify({ status, title: /<title>([^<]*)/.exec(html)[1], count: mountedSite.builtPaths.size, missing }));
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  const rendered = JSON.parse(printed) as { count: number };
  expect(rendered).toMatchObject({
    status: 200,
    title: expect.stringContaining('COVID persistente') as string,
    missing: [],
  });
  expect(rendered.count).toBeGreaterThan(100);
});

test('contains no paths of the build machine', () => {
  const server = readFileSync(join(folder, 'node_modules/@longcovid/site/dist/server/server.js'), 'utf8');
  expect(server).not.toContain(join(import.meta.dirname, '../../..'));
});
