import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page. */
export const isHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Presses Tab, which starts hydration, and waits until it is done. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await isHydrated(page);
}
