import { test as base, expect } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';

import { findFirefox } from './find-firefox.ts';
import { watchForFaults } from './watch-for-faults.ts';
import { Visitor } from './visitor.ts';

export type FirefoxOptions = {
  /** Whether Firefox runs the scripts of pages. */
  isScriptOn: boolean;
  /** What drives it: one Firefox for all tests of a project. Undefined where none is installed. */
  firefox: Browser | undefined;
};

type Each = {
  /** Things that a test expects to go wrong; anything else in the console or on the network fails it. */
  allowed: RegExp;
  /** Somebody with a keyboard in front of a fresh window. */
  visitor: Visitor;
};

const NOT_RUN = 'NOT RUN: the tests in Firefox, because it is not installed (apt-get install firefox-esr).';

/** Tests with the real Firefox. Where it is not installed they are not run, which is said, and is a failure with `CI` set. */
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
        // A machine under load takes its time to start it.
        timeout: 120_000,
        // A call that Firefox leaves without an answer is given up, and what waits for the page asks again.
        protocolTimeout: 45_000,
        extraPrefsFirefox: {
          'intl.accept_languages': 'en-US, en',
          // Firefox does not know the protocol's own switch for scripts yet; this one is for all pages.
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
    const faults = watchForFaults(page, allowed);
    await provide(new Visitor(page, process.env.SITE_ADDRESS ?? ''));
    expect(faults).toEqual([]);
    await context.close();
  },
});

export { expect };
