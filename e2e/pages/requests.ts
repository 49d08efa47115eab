import type { Page } from '@playwright/test';

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
}

/** Loads the scripts of a page but never hydrates it. */
export const neverHydrate = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/(?!loader-).*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const hydrate = () => new Promise(() => undefined);',
    }),
  );
