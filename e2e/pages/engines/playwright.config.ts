import { defineConfig } from '@playwright/test';

import type { EngineOptions } from './test.ts';

/** The main ways once more, in the Firefox and the WebKit that this machine has; part of `npm run nightly`. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../../test-results/engines',
  testMatch: '**/*.engine.ts',
  globalSetup: './start-service.ts',
  // No test measures time: machines are slow, and browsers need seconds to start.
  timeout: 480_000,
  fullyParallel: true,
  workers: 1,
  // A failure that does not repeat is reported as flaky.
  retries: 1,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'Firefox', use: { isScriptOn: true } },
    { name: 'Firefox without script', testIgnore: '**/scripted.engine.ts', use: { isScriptOn: false } },
    // Its driver cannot set the language of requests.
    { name: 'WebKit', grepInvert: /prefers Spanish/, use: { engineName: 'WebKit' } },
    {
      name: 'WebKit without script',
      testIgnore: '**/scripted.engine.ts',
      grepInvert: /prefers Spanish/,
      use: { engineName: 'WebKit', isScriptOn: false },
    },
  ],
});
