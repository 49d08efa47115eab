import type { Page, Request } from 'playwright';

import { waitForEffects } from './context-changes.ts';

/** Rounds of two frames in which nothing is loaded and nothing changes, until a page counts as awake. */
const QUIET_ROUNDS = 3;
/** The same for a page that has begun to load something: it may have to be put together first. */
const QUIET_ROUNDS_AFTER_LOADING = 15;
const MAX_ROUNDS = 300;

/**
 * Gives a page the first signs of a person, so that it loads what it keeps for them, and waits until it is quiet.
 * A page that is never quiet is taken as it is after 300 rounds.
 */
export async function triggerHydration(page: Page): Promise<void> {
  const loading = new Set<Request>();
  const loaded = new Set<Request>();
  const begins = (request: Request) => {
    loaded.add(request);
    loading.add(request);
  };
  const ends = (request: Request) => void loading.delete(request);
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
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
  let quiet = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await waitForEffects(page);
    const changes = await page.evaluate(() => {
      const { auditMutations } = window;
      window.auditMutations = 0;
      return auditMutations;
    });
    quiet = loading.size === 0 && changes === 0 ? quiet + 1 : 0;
    if (quiet >= (loaded.size > 0 ? QUIET_ROUNDS_AFTER_LOADING : QUIET_ROUNDS)) break;
  }
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** Changes of the document since it was last looked at. */
    auditMutations: number;
  }
}
