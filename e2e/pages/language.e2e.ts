import type { Browser, Page } from '@playwright/test';

import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { expect, test } from './test.ts';

const remembered = { name: 'i18n_redirected', value: 'es', sameSite: 'Lax', path: '/' };

test.describe('a visitor whose browser speaks Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is redirected from / to Spanish, which is stored for 365 days', async ({ page, context }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/es');
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject(remembered);
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
  });

  test('is not redirected from any other page', async ({ page }) => {
    await page.goto('/accessibility');
    await expect(page).toHaveURL('/accessibility');
  });

  test('keeps English once chosen, also at the next visit', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'In English' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('keeps English once chosen, without script', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/es');
      await page.getByRole('link', { name: 'In English' }).click();
      await expect(page).toHaveURL('/');
      await page.goto('about:blank');
      await page.goto('/');
      await expect(page).toHaveURL('/');
    });
  });
});

/** Closes a page, and opens one in a new session of the same browser, with its cookies. */
async function comeBack(browser: Browser, page: Page, options: object): Promise<Page> {
  const storageState = await page.context().storageState();
  // A page in the background may keep Chromium from painting this one.
  await page.close();
  const context = await browser.newContext({ ...options, storageState });
  return context.newPage();
}

/** The state of script when the language switch is pressed. */
const SCRIPT = {
  'without script': { javaScriptEnabled: false, wake: () => Promise.resolve() },
  'before hydration': { javaScriptEnabled: true, wake: () => Promise.resolve() },
  'with script': { javaScriptEnabled: true, wake: hydrate },
};

for (const [name, { javaScriptEnabled, wake }] of Object.entries(SCRIPT)) {
  for (const [locale, path] of [
    ['en-US', '/'],
    ['en-US', '/site-map'],
    ['es-MX', '/site-map'],
  ] as const) {
    test.describe(name, () => {
      test.use({ javaScriptEnabled, locale });

      test(`remembers Español chosen at ${path} in a ${locale} browser, and English chosen a week later`, async ({
        page,
        browser,
        baseURL,
      }) => {
        const options = { locale, javaScriptEnabled, baseURL };
        await page.goto(path);
        await wake(page);
        await page.getByRole('link', { name: 'En Español' }).click();
        await expect(page).toHaveURL(path === '/' ? '/es' : `/es${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');

        const nextWeek = await comeBack(browser, page, options);
        await nextWeek.goto('/?cohort=adult#find-sites');
        await expect(nextWeek).toHaveURL('/es?cohort=adult#find-sites');
        await wake(nextWeek);
        await nextWeek.getByRole('link', { name: 'In English' }).click();
        await expect(nextWeek).toHaveURL(/\/\?cohort=adult/);
        await expect(nextWeek.locator('html')).toHaveAttribute('lang', 'en');

        const weekAfter = await comeBack(browser, nextWeek, options);
        await nextWeek.context().close();
        await weekAfter.goto('/');
        await expect(weekAfter).toHaveURL('/');
        await expect(weekAfter.locator('html')).toHaveAttribute('lang', 'en');
        await weekAfter.context().close();
      });
    });
  }
}

test('keeps page, query and input through the switch and sets the language of the page', async ({ page }) => {
  await page.goto('/join?site=sample-001');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('radio', { name: 'Children and young adults' }).check();
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await page.getByRole('textbox', { name: 'Email address' }).fill('ana@example.org');
  await isHydrated(page);
  await page.getByRole('link', { name: 'En Español' }).click();
  await expect(page).toHaveURL('/es/join?site=sample-001');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('textbox', { name: 'Nombre del padre, la madre o el cuidador' })).toHaveValue(
    'Ana',
  );
  await expect(page.getByRole('textbox', { name: 'Dirección de correo electrónico' })).toHaveValue(
    'ana@example.org',
  );
  await expect(page.getByRole('checkbox', { name: 'Correo electrónico' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('keeps the fragment through the switch', async ({ page }) => {
  await page.goto('/#how-it-works');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'En Español' })).toHaveAttribute('href', '/es#how-it-works');
});
