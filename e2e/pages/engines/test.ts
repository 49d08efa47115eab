import { test as base, expect } from '@playwright/test';

import type { Engine } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const ENGINES = {
  Firefox: { start: startFirefox, packages: 'firefox-esr' },
  WebKit: { start: startWebKit, packages: 'webkit2gtk-driver xvfb' },
};

export type EngineOptions = {
  engineName: keyof typeof ENGINES;
  /** Whether the browser runs the scripts of pages. */
  isScriptOn: boolean;
  /** One browser for all tests of a project; undefined if it is not installed. */
  engine: Engine | undefined;
};

type Each = {
  /** Expected console messages and failed requests. Any other fails the test. */
  allowed: RegExp;
  /** A visitor with a keyboard and a new window. */
  visitor: Visitor;
};

const notRun = (name: keyof typeof ENGINES) =>
  `NOT RUN: the tests in ${name}, because it is not installed (apt-get install ${ENGINES[name].packages}).`;

/** Tests in a real browser. If it is not installed, they are skipped with a warning; with `CI` set they fail. */
export const test = base.extend<Each, EngineOptions>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  isScriptOn: [true, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, isScriptOn }, use) => {
      const engine = await ENGINES[engineName].start(isScriptOn);
      if (!engine) {
        if (process.env.CI !== undefined) throw new Error(notRun(engineName));
        console.warn(notRun(engineName));
      }
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  allowed: [/(?!)/, { option: true }],
  visitor: async ({ engine, engineName, allowed }, provide, testInfo) => {
    if (!engine) {
      testInfo.skip(true, notRun(engineName));
      return;
    }
    const failures: string[] = [];
    const { page, close } = await engine.openPage(failures);
    await provide(new Visitor(page, process.env.SITE_URL ?? ''));
    expect(failures.filter((failure) => !allowed.test(failure))).toEqual([]);
    await close();
  },
});

export { expect };
