import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_SETTINGS, explainUnusableFolder, root } from './bootstrap.mjs';

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
