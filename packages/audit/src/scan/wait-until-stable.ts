import type { Page } from 'playwright';

/** Time without a change after which a page is stable, and the time limit. */
const STABLE_MS = 500;
const TIMEOUT_MS = 5000;

/**
 * Waits until the DOM of a page no longer changes, so that changes during loading are not taken for later ones. Returns
 * after five seconds in any case.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  const changes = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    const options = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver((mutations) => (seen.count += mutations.length)).observe(document, options);
    return seen;
  });
  let before = -1;
  for (let waited = 0; waited < TIMEOUT_MS; waited += STABLE_MS) {
    const now = await changes.evaluate(({ count }) => count);
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, STABLE_MS));
  }
}
