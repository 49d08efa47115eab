import { test as base, expect } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';

import { findFirefox } from './find-firefox.ts';
import { collectFailures } from './collect-failures.ts';
import { Visitor } from './visitor.ts';

export type FirefoxOptions = {
  /** Whether Firefox runs the scripts of pages. */
  isScriptOn: boolean;
  /** One Firefox for all tests of a project; undefined if it is not installed. */
  firefox: Browser | undefined;
};

type Each = {
  /** Expected console messages and failed requests. Any other fails the test. */
  allowed: RegExp;
  /** A visitor with a keyboard and a new window. */
  visitor: Visitor;
};

const NOT_RUN = 'NOT RUN: the tests in Firefox, because it is not installed (apt-get install firefox-esr).';

/** Tests in the real Firefox. If it is not installed, they are skipped with a warning; with `CI` set they fail. */
export const test = base.extend<Each, FirefoxOptions>({
  isScriptOn: [true, { option: true, scope: 'worker' }],
  firefox: [
    async ({ isScriptOn }, use) => {
      const executablePath = findFirefox();
      if (executablePath === undefined) {
        if (process.env.CI !== undefined) throw new Error(NOT_RUN);
        console.warn(NOT_RUN);
        await use(undefined);
        return;
      }
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        // Firefox starts slowly on a busy machine.
        timeout: 120_000,
        // Firefox sometimes does not respond to a call. The call then fails, and polling assertions repeat it.
        protocolTimeout: 45_000,
        extraPrefsFirefox: {
          'intl.accept_languages': 'en-US, en',
          // Firefox does not support the protocol's own switch for scripts yet.
          'javascript.enabled': isScriptOn,
        },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  allowed: [/(?!)/, { option: true }],
  visitor: async ({ firefox, allowed }, provide, testInfo) => {
    if (!firefox) {
      testInfo.skip(true, NOT_RUN);
      return;
    }
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const failures = collectFailures(page, allowed);
    await provide(new Visitor(page, process.env.SITE_URL ?? ''));
    expect(failures).toEqual([]);
    await context.close();
  },
});

export { expect };
