import type { Page } from 'puppeteer-core';

/** Collects console errors and warnings, page errors, and blocked, failed or refused requests, except those that are allowed. */
export function watchForFaults(page: Page, allowed: RegExp): string[] {
  const faults: string[] = [];
  const note = (text: string) => {
    if (!allowed.test(text)) faults.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`page error: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation stops what the page it leaves was still fetching ahead.
    if (reason !== 'NS_BINDING_ABORTED') note(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
  return faults;
}
