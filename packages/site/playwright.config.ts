import { defineConfig } from '@playwright/test';

import { findTestChromium, shortVisitArgs } from '../../scripts/chromium.mjs';
import { ACTION_TIMEOUT_MS } from './e2e/action-timeout.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/start-service.ts',
  // No test measures time: axe looks at each of 200 study sites, and machines are slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A failure that does not repeat is reported as flaky.
  retries: 1,
  reporter: [['list'], ['json']],
  projects: [
    {
      // One page of each kind, and what visitors do that no task does. Twins in Spanish have the tag.
      name: 'gate',
      testMatch: '{captcha,client-bundle,consent,contact,crawl,failures,hydration,navigation,pages}.e2e.ts',
      grepInvert: /@nightly/,
    },
    { name: 'nightly' },
  ],
  use: {
    // Set by the global set-up, before any worker reads this file.
    baseURL: process.env.SITE_URL,
    locale: 'en-US',
    actionTimeout: ACTION_TIMEOUT_MS,
    navigationTimeout: ACTION_TIMEOUT_MS,
    launchOptions: { executablePath: findTestChromium(), args: shortVisitArgs },
  },
});
