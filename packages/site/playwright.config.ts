import { defineConfig } from '@playwright/test';

import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/start-service.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-US',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
