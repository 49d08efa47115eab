import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILD_SETTINGS, explainUnusableFolder, root, runIfChanged } from './bootstrap.mjs';

/** Variables that Vite, Node or the shell set, not an operator. */
const OTHERS = ['DEV', 'NODE_ENV', 'PATH', 'PROD', 'SSR'];

// Otherwise `npm start` would silently ignore a new value and serve the previous build.
test('npm start rebuilds when a setting that the build reads has changed', () => {
  // The build also runs the site itself, to render its pages and write its headers.
  const files = globSync(
    ['packages/site/{vite.config.ts,{prerender,src}/**/*.{ts,tsx}}', 'scripts/build.ts'],
    { cwd: root, exclude: ['**/*.test.*'] },
  );
  const read = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\benv\.([A-Z_]+)|scriptUrl\('([A-Z_]+)'\)/g)].map(
      ([, ofProcess, ofScript]) => ofProcess ?? ofScript ?? '',
    ),
  );
  const settings = [...new Set(read)].filter((name) => !OTHERS.includes(name));
  expect(settings.length).toBeGreaterThan(3);
  expect(BUILD_SETTINGS).toEqual(expect.arrayContaining(settings));
});

test('names what keeps the project from being built in a folder', () => {
  expect(explainUnusableFolder('/home/ana/my site 100% café (2)')).toBeUndefined();
  expect(explainUnusableFolder('/home/ana/issue #12')).toMatch(/cannot be built in .*issue #12.*\. Rename/);
  expect(explainUnusableFolder('/home/ana/why?/site')).toMatch(/take \? for/);
});

test('works once, and again for another fingerprint or without the product', () => {
  const product = `node_modules/.product-${process.pid}`;
  const remove = () => rmSync(join(root, product), { force: true });
  const stamp = `test-${process.pid}`;
  onTestFinished(() => {
    remove();
    rmSync(join(root, 'node_modules/.cache/longcovid', stamp), { force: true });
  });
  const run = (print: string) =>
    runIfChanged(stamp, print, product, () => writeFileSync(join(root, product), ''));
  expect([run('a'), run('a'), run('b'), run('b')]).toEqual([true, false, true, false]);
  remove();
  expect([run('b'), run('b')]).toEqual([true, false]);
});
