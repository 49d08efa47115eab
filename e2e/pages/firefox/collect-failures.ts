import type { Page } from 'puppeteer-core';

/** Collects console errors and warnings, page errors, and blocked or failed requests, except those that match `allowed`. */
export function collectFailures(page: Page, allowed: RegExp): string[] {
  const failures: string[] = [];
  const record = (text: string) => {
    if (!allowed.test(text)) failures.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) record(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => record(`page error: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts pending prefetches of the previous page.
    if (reason !== 'NS_BINDING_ABORTED') record(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) record(`response ${response.status()}: ${response.url()}`);
  });
  return failures;
}
