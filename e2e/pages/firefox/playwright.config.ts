import { defineConfig } from '@playwright/test';

import type { FirefoxOptions } from './test.ts';

/** The main ways once more, in the Firefox that this machine has; part of `npm run nightly`. */
export default defineConfig<object, FirefoxOptions>({
  testDir: '.',
  outputDir: '../../../test-results/firefox',
  testMatch: '**/*.firefox.ts',
  globalSetup: './start-service.ts',
  // No test measures time: machines are slow, and Firefox needs seconds to start.
  timeout: 480_000,
  fullyParallel: true,
  workers: 1,
  // A failure that does not repeat is reported as flaky.
  retries: 1,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'Firefox', use: { isScriptOn: true } },
    { name: 'Firefox without script', testIgnore: '**/scripted.firefox.ts', use: { isScriptOn: false } },
  ],
});
