import type { Page } from '@playwright/test';

/** Waits until React has taken the page over. */
export const isHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Gives the page its first intent, a Tab, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await isHydrated(page);
}
