import { defineConfig } from '@playwright/test';

import { ACTION_TIMEOUT_MS } from '../packages/site/e2e/action-timeout.ts';
import { findTestChromium, shortVisitArgs } from '../scripts/chromium.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.task.ts',
  outputDir: '../test-results/tasks',
  globalSetup: './start-service.ts',
  // No task measures time. By keyboard a task presses Tab through whole pages.
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
      name: 'gate',
      grepInvert: /@nightly/,
      // Clones, builds and measurements.
      testIgnore: [
        '{guides,operator}/**',
        'editor/{follow-guide,many-entries}.task.ts',
        'visitor/{pay-for-data,read-while-others-attack,try-the-readme}.task.ts',
      ],
    },
    { name: 'nightly' },
  ],
  use: {
    // The global setup sets it before a worker reads this file.
    baseURL: process.env.SITE_URL,
    actionTimeout: ACTION_TIMEOUT_MS,
    navigationTimeout: ACTION_TIMEOUT_MS,
    launchOptions: { executablePath: findTestChromium(), args: shortVisitArgs },
  },
});
