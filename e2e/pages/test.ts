import { test as base, expect } from '@playwright/test';

type Guards = {
  /** Expected console messages and failed requests. Any other fails the test. */
  allowed: RegExp;
  /** Fails the test on a console error or warning, a page error, or a blocked or failed request. */
  guard: undefined;
};

/** By the configuration, where a page would register its service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Playwright's test, which also fails on errors that the page reports. */
export const test = base.extend<Guards>({
  allowed: [/(?!)/, { option: true }],
  guard: [
    async ({ page, allowed }, use) => {
      const failures: string[] = [];
      const record = (text: string) => {
        if (!allowed.test(text) && !text.endsWith(BLOCKED)) failures.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) record(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => record(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A navigation aborts pending prefetches of the previous page.
        if (reason !== 'net::ERR_ABORTED') record(`request failed: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) record(`response ${response.status()}: ${response.url()}`);
      });
      await use(undefined);
      expect(failures).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
