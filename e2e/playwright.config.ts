import { defineConfig } from '@playwright/test';

import { findTestChromium, shortVisitArgs } from '../scripts/chromium.mjs';
import { ACTION_TIMEOUT_MS } from './pages/action-timeout.ts';

/** Journeys from the front door, and what single pages do. `pages/engines` has a configuration of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  globalSetup: '../packages/site/test/start-service.ts',
  // No test measures time: axe looks at each of 200 study sites, and a journey by keyboard presses Tab through whole pages.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A failure that does not repeat is reported as flaky.
  retries: 1,
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
    ['./reporter.ts'],
  ],
  projects: [
    {
      // One page of each kind, each journey in one way, and what no journey does. Twins in Spanish have the tag.
      name: 'gate',
      testMatch: [
        'journeys/*.e2e.ts',
        'editor/*.e2e.ts',
        'pages/{captcha,client-bundle,consent,contact,crawl,failures,hydration,navigation,pages}.e2e.ts',
      ],
      grepInvert: /@nightly/,
      // Clones, builds and measurements.
      testIgnore: [
        'editor/{follow-guide,many-entries}.e2e.ts',
        'journeys/{pay-for-data,read-while-others-attack,try-the-readme}.e2e.ts',
      ],
    },
    { name: 'nightly' },
  ],
  use: {
    // Set by the global set-up, before any worker reads this file.
    baseURL: process.env.SITE_URL,
    locale: 'en-US',
    // It would hide requests from the routes of a test. Only the tests of kept pages have it.
    serviceWorkers: 'block',
    actionTimeout: ACTION_TIMEOUT_MS,
    navigationTimeout: ACTION_TIMEOUT_MS,
    launchOptions: { executablePath: findTestChromium(), args: shortVisitArgs },
  },
});
