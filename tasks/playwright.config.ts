import { defineConfig } from '@playwright/test';

import { ACTION_TIMEOUT_MS } from '../packages/site/e2e/action-timeout.ts';
import { findTestChromium, shortVisitArgs } from '../scripts/chromium.mjs';

if (!process.env.TASK_SEED)
  throw new Error('TASK_SEED is not set, so tasks have no random data. Run `npm run tasks`.');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.task.ts',
  // Clones, builds and measurements: `npm run test:full` runs them.
  testIgnore: process.env.ALL_COMBINATIONS
    ? []
    : [
        '{guides,editor,operator}/**',
        'visitor/{pay-for-data,read-while-others-attack,try-the-readme}.task.ts',
      ],
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
  use: {
    // The global setup sets it before a worker reads this file.
    baseURL: process.env.SITE_URL,
    actionTimeout: ACTION_TIMEOUT_MS,
    navigationTimeout: ACTION_TIMEOUT_MS,
    launchOptions: { executablePath: findTestChromium(), args: shortVisitArgs },
  },
});
