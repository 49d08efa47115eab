import type { Page } from 'playwright';

/** How long nothing may change before a page counts as still, and how long that is waited for, in milliseconds. */
const STILL_MS = 500;
const LONGEST_MS = 5000;

/**
 * Waits until nothing in a page changes any more: what its script does on arrival is not what it does by itself later.
 * A page that never comes to rest is handed on after five seconds.
 */
export async function untilStill(page: Page): Promise<void> {
  const changes = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver((mutations) => (seen.count += mutations.length)).observe(document, options);
    return seen;
  });
  let before = -1;
  for (let waited = 0; waited < LONGEST_MS; waited += STILL_MS) {
    const now = await changes.evaluate(({ count }) => count);
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
  }
}
