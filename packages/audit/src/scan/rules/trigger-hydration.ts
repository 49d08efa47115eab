import type { Page, Request } from 'playwright';

import { waitForEffects } from './context-changes.ts';
import { hasScript } from './has-script.ts';

/** Rounds of two frames without requests and changes after which a page is hydrated. */
const QUIET_ROUNDS = 3;
/** The same for a page that has loaded something, which needs time to take effect. */
const QUIET_ROUNDS_AFTER_LOADING = 15;
const MAX_ROUNDS = 300;

/**
 * Moves the pointer and presses a key, the second time in the first control, so that the page hydrates. Waits until it is
 * stable, for at most 300 rounds; one without script, for one.
 */
export async function triggerHydration(page: Page): Promise<void> {
  const loading = new Set<Request>();
  const loaded = new Set<Request>();
  const handleStart = (request: Request) => {
    loaded.add(request);
    loading.add(request);
  };
  const handleEnd = (request: Request) => void loading.delete(request);
  page.on('request', handleStart).on('requestfinished', handleEnd).on('requestfailed', handleEnd);
  await page.evaluate(() => {
    window.auditMutations = 0;
    new MutationObserver((mutations) => (window.auditMutations += mutations.length)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  await page.mouse.move(1, 1);
  await page.keyboard.press('Shift');
  await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('summary, button, input, select, textarea');
    const control = [...controls].find((each) => each.checkVisibility());
    // Focus itself may be what a rule watches.
    control?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  });
  const limit = (await hasScript(page)) ? MAX_ROUNDS : 1;
  let quiet = 0;
  for (let round = 0; round < limit; round += 1) {
    await waitForEffects(page);
    const changes = await page.evaluate(() => {
      const { auditMutations } = window;
      window.auditMutations = 0;
      return auditMutations;
    });
    quiet = loading.size === 0 && changes === 0 ? quiet + 1 : 0;
    if (quiet >= (loaded.size > 0 ? QUIET_ROUNDS_AFTER_LOADING : QUIET_ROUNDS)) break;
  }
  page.off('request', handleStart).off('requestfinished', handleEnd).off('requestfailed', handleEnd);
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** Number of mutations since the last round. */
    auditMutations: number;
  }
}
