import type { Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { nightly } from './nightly.ts';
import { hold } from './requests.ts';
import { expect, test } from './test.ts';

/** Marks the document, so that a test can tell a client navigation from a new document. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

test('navigates without a new document: sets the title, focuses the heading, scrolls to the top', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Accessibility/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('restores the scroll position and focus on Back and Forward', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Site map' });
  await link.press('Enter');
  await expect(page).toHaveURL('/site-map');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL('/site-map');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const isDrawn of [false, true]) {
  test(`ignores a view transition that another navigation skips, ${isDrawn ? 'once' : 'before'} it is drawn`, async ({
    page,
  }) => {
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
    await expect(page).toHaveURL('/site-map');
    // Back and Forward without a pause. An unhandled rejection would fail the test.
    const rejection = await page.evaluate(async (waits) => {
      const rejected = new Promise<{ name: string; isFault: boolean }>((resolve) => {
        addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
          resolve({ name: (reason as Error).name, isFault: !defaultPrevented });
        });
      });
      const start = document.startViewTransition.bind(document);
      const fade = await new Promise<ViewTransition>((resolve) => {
        document.startViewTransition = (update) => {
          document.startViewTransition = start;
          const { promise: isCut, resolve: cut } = Promise.withResolvers<undefined>();
          const begun = start(async () => {
            if (typeof update === 'function') await update();
            if (!waits) await isCut;
          });
          const skip = begun.skipTransition.bind(begun);
          begun.skipTransition = () => {
            skip();
            cut(undefined);
          };
          resolve(begun);
          return begun;
        };
        history.back();
      });
      if (waits) await fade.updateCallbackDone;
      history.forward();
      await fade.finished;
      return waits ? 'none' : rejected;
    }, isDrawn);
    expect(rejection).toEqual(isDrawn ? 'none' : { name: 'AbortError', isFault: false });
    await expect(page.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
  });
}

test('keeps anchors native after hydration: position, :target, Back', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#how-it-works';
    link.textContent = 'anchor for the test';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'anchor for the test' }).click();
  await expect(page.locator('#how-it-works:target')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('scrolls to and focuses an anchor of another page', async ({ page }) => {
  await page.goto('/accessibility');
  await hydrate(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/#how%2Dit%2Dworks';
    link.textContent = 'anchor for the test';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'anchor for the test' }).click();
  await expect(page.locator('#how-it-works')).toBeFocused();
  await expect(page.locator('#how-it-works')).toBeInViewport();
});

test('moves focus by the skip link, before and after a client navigation', async ({ page }) => {
  for (const path of ['/', '/es']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#main`);
    await expect(page.locator('main')).toBeFocused();
  }
});

test('keeps the place of a search at the skip link', async ({ page }) => {
  for (const path of ['/#find-sites?near=55060', '/es/join#study-sites?near=55060']) {
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByRole('heading', { name: /Owatonna/ })).toBeVisible();
    await page.locator('a[href="#main"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: /Owatonna/ })).toBeVisible();
  }
});

test('opens a new tab on Ctrl+click', async ({ page, context }) => {
  await page.goto('/');
  await hydrate(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Site map' })
    .click({ modifiers: ['Control'] });
  await opened;
  await expect(page).toHaveURL('/');
});

test('leaves two thirds of a phone’s window to the page, and keeps the language switch in the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, other] of [
    ['/for-participants/adults', 'En Español'],
    ['/es/for-participants/adults', 'In English'],
  ] as const) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: other })).toBeVisible();
    expect((await header.boundingBox())?.height, path).toBeLessThan(640 / 3);
  }
});

test('shows a labeled progress bar for a slow page', nightly, async ({ page }) => {
  const letGo = await hold(page, '**/data/site-map.json');
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expectNoViolations(page);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('ignores a view transition that the browser skips on a slow machine', nightly, async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const rejection = await page.evaluate(
    () =>
      new Promise<{ message: string; isFault: boolean }>((resolve) => {
        addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
          resolve({ message: String(reason), isFault: !defaultPrevented });
        });
        document.startViewTransition(() => new Promise(() => undefined));
      }),
  );
  expect(rejection.message).toContain('because of timeout in DOM update');
  expect(rejection.isFault).toBe(false);
});
