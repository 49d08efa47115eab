import type { Browser, CDPSession, Page } from '@playwright/test';

/** A cheap phone on slow 4G. */
async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Measures in a new profile on such a phone. */
export async function inFreshContext<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  const result = await measure(page);
  await context.close();
  return result;
}
