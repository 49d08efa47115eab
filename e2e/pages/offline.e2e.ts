import type { Locator, Page } from '@playwright/test';

import { readWords } from '../messages.ts';
import { expectNoViolations } from './axe.ts';
import { fillContact } from './contact-page.ts';
import { contactText } from './contact-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { joinText } from './join-text.ts';
import { neverHydrate } from './requests.ts';
import { expect, locales, test } from './test.ts';

const words = readWords({
  heading: 'offline.heading',
  again: 'offline.again',
  retry: 'offline.retry',
  waits: 'problem.offline',
  siteMap: 'shell.footer.siteMap',
});

const text = {
  en: {
    ...words.en,
  },
  es: {
    ...words.es,
  },
} as const;
// Expected: pending requests, such as scripts of the form and its captcha, fail when the network does, and an incomplete
// form gets a 422.
test.use({
  allowed:
    /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|works without it|The captcha failed: load|422/,
});

const prefix = { en: '', es: '/es' } as const;

const status = (page: Page, locale: 'en' | 'es') =>
  page.getByRole('region', { name: text[locale].heading, exact: true });

/** Switches the network off or on, and waits until the page has noticed. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.waitForFunction((expected) => navigator.onLine !== expected, isOffline);
}

/** Presses by keyboard, so that no hover comes before the press. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

for (const locale of locales) {
  const w = text[locale];
  for (const when of ['before script', 'after script'] as const) {
    const open = async (page: Page, path: string) => {
      if (when === 'before script') await neverHydrate(page);
      await page.goto(prefix[locale] + path);
      if (when === 'after script') await hydrate(page);
    };

    test(`keeps the page for a link offline, shows the status, and follows it online, ${when}, ${locale}`, async ({
      page,
    }) => {
      await open(page, '/accessibility');
      const link = page.getByRole('contentinfo').getByRole('link', { name: w.siteMap, exact: true });
      await setOffline(page, true);
      await press(link);
      await expect(status(page, locale)).toBeVisible();
      expect(await status(page, locale).evaluate((element) => element.closest('[aria-live]')?.ariaLive)).toBe(
        'polite',
      );
      expect(await isInView(status(page, locale))).toBe(true);
      await expect(page).toHaveURL(`${prefix[locale]}/accessibility`);
      await expect(link, 'focus stays').toBeFocused();
      await expect(page.getByText(w.again)).toBeHidden();

      await press(page.getByRole('button', { name: w.retry }));
      await expect(page.getByText(w.again)).toBeVisible();
      await expect(page.getByRole('button', { name: w.retry })).toBeFocused();

      await setOffline(page, false);
      await expect(status(page, locale)).toBeHidden();
      await expect(link, 'focus goes back to what was pressed').toBeFocused();
      await press(link);
      await expect(page).toHaveURL(`${prefix[locale]}/site-map`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.siteMap);
    });
  }

  test(`does not send a form without script offline, and sends it by “Try again”, ${locale}`, async ({
    page,
  }) => {
    const j = joinText[locale];
    await neverHydrate(page);
    await page.goto(`${prefix[locale]}/join?site=sample-001&cohort=pediatric`);
    await page.getByRole('textbox', { name: j.first }).fill('Ana');
    await setOffline(page, true);
    await press(page.getByRole('button', { name: j.send }));
    await expect(status(page, locale)).toBeVisible();
    await expect(page.getByRole('textbox', { name: j.first })).toHaveValue('Ana');
    await page.getByRole('button', { name: w.retry }).click();
    await expect(page.getByText(w.again)).toBeVisible();
    await setOffline(page, false);
    await expect(status(page, locale)).toBeHidden();
    // The form is incomplete, so the service returns it with its errors and the input.
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await press(page.getByRole('button', { name: j.send }));
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('textbox', { name: j.first })).toHaveValue('Ana');
  });

  test(`sends a form once when the connection is back, unless it was changed, ${locale}`, async ({
    page,
  }) => {
    const c = contactText[locale];
    const keys: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await page.goto(c.path);
    await hydrate(page);
    // The code for sending is fetched at the first input.
    const code = page.waitForResponse(/\/assets\/send-/);
    await fillContact(page, locale);
    await code;
    const sendOffline = async () => {
      await setOffline(page, true);
      await page.getByRole('button', { name: c.send }).click();
      await expect(page.getByText(w.waits)).toBeVisible();
    };

    await sendOffline();
    await fillContact(page, locale, { message: 'Another question' });
    await setOffline(page, false);
    await expect(page.getByRole('textbox', { name: c.message })).toHaveValue('Another question');
    expect(keys).toEqual([]);

    // Two presses, and one message.
    await sendOffline();
    await sendOffline();
    await setOffline(page, false);
    await expect(page.getByRole('main')).toContainText(/LC-[0-9A-Z]{5}-[0-9A-Z]{6}/);
    await setOffline(page, true);
    await setOffline(page, false);
    expect(keys).toEqual([expect.any(String)]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no axe violation in the status, ${colorScheme}, ${locale}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${prefix[locale]}/accessibility`);
      await setOffline(page, true);
      await press(page.getByRole('contentinfo').getByRole('link', { name: w.siteMap, exact: true }));
      await expect(status(page, locale)).toBeVisible();
      await expectNoViolations(page);
    });
  }
}

test.describe('where the browser says that there is no connection although there is one', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })),
  );

  for (const when of ['before script', 'after script'] as const)
    test(`follows a link, ${when}`, async ({ page }) => {
      if (when === 'before script') await neverHydrate(page);
      await page.goto('/accessibility');
      if (when === 'after script') await hydrate(page);
      await press(page.getByRole('contentinfo').getByRole('link', { name: 'Site map', exact: true }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site map');
      const isSameDocument = await page.evaluate(() => 'hydrated' in document.documentElement.dataset);
      expect(isSameDocument).toBe(when === 'after script');
    });

  test('opens a dialog', async ({ page }) => {
    await page.goto('/accessibility');
    await hydrate(page);
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expect(page.getByRole('dialog', { name: contactText.en.help })).toBeVisible();
  });

  for (const when of ['before script', 'after script'] as const)
    test(`sends a form, ${when}`, async ({ page }) => {
      const w = contactText.en;
      if (when === 'before script') await neverHydrate(page);
      await page.goto(w.path);
      if (when === 'after script') await hydrate(page);
      await fillContact(page, 'en');
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByRole('main')).toContainText(/LC-[0-9A-Z]{5}-[0-9A-Z]{6}/);
    });
});

test('shows the status in an open dialog with a reachable “Try again”', async ({ page }) => {
  await page.goto('/accessibility');
  await hydrate(page);
  await page.getByRole('link', { name: 'Contact us' }).click();
  const dialog = page.getByRole('dialog', { name: contactText.en.help });
  await dialog.evaluate((element) => {
    const link = Object.assign(document.createElement('a'), {
      href: '/site-map',
      textContent: 'link for the test',
    });
    element.querySelector('[data-part="content"]')?.append(link);
  });
  await setOffline(page, true);
  await dialog.getByRole('link', { name: 'link for the test' }).click();
  await expect(dialog.getByText('You are offline')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('There is still no connection.')).toBeVisible();
  await setOffline(page, false);
  await expect(dialog.getByText('You are offline')).toBeHidden();
});

test('keeps disclosures and links within the page working offline', async ({ page }) => {
  await page.goto('/');
  await setOffline(page, true);
  const more = page.locator('main details details').first();
  await more.locator('summary').click();
  await expect(more).toHaveAttribute('open');
  await press(page.getByRole('link', { name: 'Skip to main content' }));
  await expect(page).toHaveURL('/#main');
  await expect(status(page, 'en')).toBeHidden();
});

test('keeps the page when the code of a dialog was not loaded', async ({ page }) => {
  await page.goto('/accessibility');
  await hydrate(page);
  await setOffline(page, true);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(status(page, 'en')).toBeVisible();
  await setOffline(page, false);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('dialog', { name: contactText.en.help })).toBeVisible();
});

test('goes back offline to the first page', async ({ page }) => {
  await page.goto('/accessibility');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site map');
  await setOffline(page, true);
  await page.goBack();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Accessibility/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site map');
});
