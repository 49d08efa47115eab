import { test as base, expect } from '@playwright/test';

type Guards = {
  /** Things that a test expects to go wrong; anything else in the console or on the network fails it. */
  allowed: RegExp;
  /** Fails the test on a console error or warning, a page error, a blocked or failed request. */
  guard: undefined;
};

/** Playwright's test with the service's address, and with guards that no page may trip. */
export const test = base.extend<Guards>({
  allowed: [/(?!)/, { option: true }],
  guard: [
    async ({ page, allowed }, use) => {
      const faults: string[] = [];
      const note = (text: string) => {
        if (!allowed.test(text)) faults.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => note(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A navigation stops what the page it leaves was still fetching ahead.
        if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const locales = ['en', 'es'] as const;
