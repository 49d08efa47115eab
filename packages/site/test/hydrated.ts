import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page. */
export const isHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Focuses the first visible control, which every page has: a menu, or a button. It does not scroll. */
export const focusControl = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'header summary, button, input, select, textarea',
    );
    const control = [...controls].find((each) => each.checkVisibility());
    if (!control) throw new Error('The page has no visible control.');
    control.focus({ preventScroll: true });
  });

/** Focuses a control, which starts hydration, and waits until it is done. */
export async function hydrate(page: Page): Promise<void> {
  await focusControl(page);
  await isHydrated(page);
}
