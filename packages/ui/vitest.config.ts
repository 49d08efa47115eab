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

/** The same random values in every run, except in `npm run test:full`. */
const seeded = process.env.ALL_COMBINATIONS ? [] : ['./test/seed.setup.ts'];

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

/** Components to which without-react.js gives behavior; the others are static there. */
const enhanced = 'dialog,disclosure,disclosure-list,error-summary,tabs,data-table';

export default defineConfig({
  plugins: [vanillaExtract(), react()],
  test: {
    name: 'ui',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{browser,jsdom}.test.tsx', 'test/packed.test.ts'],
          setupFiles: seeded,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // As a partner's own tests may run: jsdom has no layout, and lacks much that browsers have.
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['{src,test}/**/*.jsdom.test.tsx'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{src,test}/**/*.browser.test.tsx'],
          exclude: [
            'test/without-react/**',
            // Builds 242 pairs of style sheets: `npm run test:full` compares them.
            ...(process.env.ALL_COMBINATIONS ? [] : ['src/theme/sheet-order.browser.test.tsx']),
          ],
          setupFiles: [...seeded, './test/browser.setup.ts'],
          // One page at a time: Chromium paints no page in the background, and clicks wait for paint.
          fileParallelism: false,
          // No test measures time: a slow machine is no failure.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
          browser: createBrowser(),
        },
      },
      {
        plugins: [withoutReact],
        test: {
          name: 'without React',
          env: { VITE_ALL_COMBINATIONS: process.env.ALL_COMBINATIONS ?? '' },
          // Some groups of tests are about React alone. It works for a project, and is missing in the types.
          ...({ passWithNoTests: true } as object),
          include: [
            `src/components/${process.env.ALL_COMBINATIONS ? '*' : `{${enhanced}}`}/*.browser.test.tsx`,
            'test/without-react/*.browser.test.tsx',
          ],
          setupFiles: [...seeded, './test/browser.setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
          browser: createBrowser(),
        },
      },
    ],
  },
});
