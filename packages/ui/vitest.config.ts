import { vanillaExtract } from './vanilla-extract.mjs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findTestChromium } from '../../scripts/chromium.mjs';
import { accessibilityTree } from './test/accessibility-tree.command.ts';
import { emulateMedia } from './test/emulate-media.command.ts';
import { buildStyleSheets } from './test/style-sheets.command.ts';
import { withoutReact } from './test/without-react/plugin.ts';

const executablePath = findTestChromium();

/** For one project: Vitest names the instance after it. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  }),
  commands: { accessibilityTree, buildStyleSheets, emulateMedia },
  instances: [{ browser: 'chromium' as const }],
});

const time = {
  // No test measures time: a slow machine is no failure.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

/** Read by `test/seed.setup.ts`: the nightly run sets a new seed. */
const seed = process.env.TEST_SEED === undefined ? {} : { VITE_TEST_SEED: process.env.TEST_SEED };
const nightly = { ...seed, VITE_NIGHTLY: '1' };

const node = {
  ...time,
  environment: 'node',
  include: ['{src,test}/**/*.test.{ts,tsx}'],
  exclude: ['**/*.{browser,jsdom}.test.tsx', 'test/packed.test.ts'],
  setupFiles: ['./test/seed.setup.ts'],
};

// As a partner's own tests may run: jsdom has no layout, and lacks much that browsers have.
const jsdom = { ...time, environment: 'jsdom', include: ['{src,test}/**/*.jsdom.test.tsx'] };

const browser = {
  ...time,
  include: ['{src,test}/**/*.browser.test.tsx'],
  setupFiles: ['./test/seed.setup.ts', './test/browser.setup.ts'],
  // One page at a time: Chromium paints no page in the background, and clicks wait for paint.
  fileParallelism: false,
  // Chromium depends on a machine's load. A failure that does not repeat is reported as flaky.
  retry: 1,
};

/** Renders every story again, in another language, theme or engine; compares pixels, or hundreds of built style sheets. */
const NIGHTLY_FILES = [
  'test/arabic.browser.test.tsx',
  'test/{changed-page,root-props,stories}.jsdom.test.tsx',
  'src/theme/{color-scheme,sheet-order}.browser.test.tsx',
  'src/components/*/*.visual.browser.test.tsx',
];

/** `node`, `jsdom` and `browser` are in the gate. The nightly run has all tests, with `VITE_NIGHTLY` set. */
export default defineConfig({
  plugins: [vanillaExtract(), react()],
  test: {
    name: 'ui',
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          exclude: [...node.exclude, 'test/readme-examples.test.ts'],
        },
      },
      { test: { ...node, name: 'node nightly', env: nightly } },
      { test: { ...jsdom, name: 'jsdom', exclude: NIGHTLY_FILES } },
      { test: { ...jsdom, name: 'jsdom nightly', env: nightly } },
      {
        test: {
          ...browser,
          name: 'browser',
          exclude: ['test/without-react/**', ...NIGHTLY_FILES],
          browser: createBrowser(),
        },
      },
      {
        test: {
          ...browser,
          name: 'browser nightly',
          env: nightly,
          exclude: ['test/without-react/**'],
          browser: createBrowser(),
        },
      },
      {
        plugins: [withoutReact],
        test: {
          ...browser,
          name: 'without React nightly',
          env: nightly,
          // React adds their controls. Without it they are nothing (a calendar), or a text field, a date in three fields, a
          // list that scrolls, a picture, a closed dialog and an empty region, which have tests in `printed.browser.test.tsx`.
          exclude: [
            'src/components/{calendar,carousel,combobox,date-picker,pdf-overlay,region-map,toast}/**',
          ],
          // Some groups of tests are about React alone. It works for a project, and is missing in the types.
          ...({ passWithNoTests: true } as object),
          include: ['src/components/*/*.browser.test.tsx', 'test/without-react/*.browser.test.tsx'],
          browser: createBrowser(),
        },
      },
    ],
  },
});
