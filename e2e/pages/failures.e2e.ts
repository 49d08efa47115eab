import type { Page } from '@playwright/test';

import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { joinText } from './join-text.ts';
import { byLanguage } from './nightly.ts';
import { expect, locales, test, type Locale } from './test.ts';

const prefix = { en: '', es: '/es' } as const;

/** Opens the form and fills it in with valid values. */
async function fill(page: Page, locale: Locale) {
  const w = joinText[locale];
  await page.goto(`${prefix[locale]}/join?site=sample-001&cohort=pediatric`);
  await page.getByRole('radio', { name: w.children }).check();
  await page.getByRole('textbox', { name: w.first }).fill('Ana');
  await page.getByRole('textbox', { name: w.last }).fill('Ríos');
  await page.getByRole('checkbox', { name: w.email }).check();
  await page.getByRole('textbox', { name: w.emailAddress }).fill('ana@example.org');
  await isHydrated(page);
}

test.describe('when something fails', () => {
  test.use({ allowed: /./ });

  for (const locale of locales) {
    test(
      `shows a 404 page with a link home in the language of the path, ${locale}`,
      byLanguage(locale),
      async ({ page }) => {
        const response = await page.goto(`${prefix[locale]}/no/such/page`);
        expect(response?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          { en: 'This page could not be found', es: 'No se pudo encontrar esta página' }[locale],
        );
        await hydrate(page);
        const other = page.getByRole('link', { name: { en: 'En Español', es: 'In English' }[locale] });
        await expect(other).toHaveAttribute('href', `${locale === 'en' ? '/es' : ''}/no/such/page`);
        // The page refers to the menu above.
        const menu = page.getByRole('navigation', { name: /^(Main|Principal)$/ });
        await menu.locator('summary', { hasText: /^(The study|El estudio)$/ }).click();
        await menu.getByRole('link', { name: /^(Home|Inicio)$/ }).click();
        await expect(page).toHaveURL(prefix[locale] || '/');
      },
    );

    test(
      `says when to try again over the limit of an address, and keeps the input, ${locale}`,
      byLanguage(locale),
      async ({ page }) => {
        const w = joinText[locale];
        const detail = { en: 'Please try again in 2 minutes.', es: 'Vuelva a intentarlo en 2 minutos.' }[
          locale
        ];
        await fill(page, locale);
        await page.route('**/api/join-requests', (route) =>
          route.fulfill({ status: 429, json: { problem: 'technical', detail } }),
        );
        await page.getByRole('button', { name: w.send }).click();
        await expect(page.getByText(detail)).toBeVisible();
        await expect(page.getByText(w.technical)).toBeHidden();
        await expect(page.getByRole('textbox', { name: w.first })).toHaveValue('Ana');
      },
    );

    const failures = {
      'the service is down': (page: Page) =>
        page.route('**/api/join-requests', (route) => route.abort('connectionrefused')),
      'the service answers 500': (page: Page) =>
        page.route('**/api/join-requests', (route) => route.fulfill({ status: 500 })),
      'the connection is lost half-way': (page: Page) =>
        page.route('**/api/join-requests', (route) => route.abort('connectionreset')),
    };
    for (const [name, breakIt] of Object.entries(failures)) {
      test(
        `${name}: shows the e-mail address, keeps the input and allows a retry, ${locale}`,
        byLanguage(locale),
        async ({ page }) => {
          const w = joinText[locale];
          await fill(page, locale);
          await breakIt(page);
          await page.getByRole('button', { name: w.send }).click();
          await expect(page.getByText(w.technical)).toBeVisible();
          expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(w.technical);
          await expect(page.getByRole('textbox', { name: w.first })).toHaveValue('Ana');
          await page.unrouteAll();
          await page.getByRole('button', { name: w.send }).click();
          await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible();
        },
      );
    }
  }

  test('stores one record when a response is lost and the form is sent again', async ({ page }) => {
    const w = joinText.en;
    await fill(page, 'en');
    const references: string[] = [];
    let isLost = true;
    await page.route('**/api/join-requests', async (route) => {
      const response = await route.fetch();
      references.push(((await response.json()) as { reference: string }).reference);
      if (isLost) await route.abort('connectionreset');
      else await route.fulfill({ response });
      isLost = false;
    });
    await page.getByRole('button', { name: w.send }).click();
    await expect(page.getByText(w.technical)).toBeVisible();
    await page.getByRole('button', { name: w.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeVisible();
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
  });

  test('sends a form once on a double click', async ({ page }) => {
    await fill(page, 'en');
    let sent = 0;
    const { promise: isClickedTwice, resolve } = Promise.withResolvers<undefined>();
    await page.route('**/api/join-requests', async (route) => {
      sent += 1;
      await isClickedTwice;
      await route.continue();
    });
    await page.getByRole('button', { name: joinText.en.send }).dblclick();
    resolve(undefined);
    await expect(page.getByRole('heading', { level: 1, name: joinText.en.thanks })).toBeVisible();
    expect(sent).toBe(1);
  });

  test('loads a page as a document when its script is missing', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.route('**/assets/Page-*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
    await expect(page).toHaveURL('/site-map');
    await expect(page.getByRole('heading', { level: 1, name: 'Site map' })).toBeVisible();
  });

  test('shows the error page inside the frame when page data are missing', async ({ page }) => {
    await page.route('**/data/site-map.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('The page could not be loaded')).toBeVisible();
    await page.getByRole('link', { name: 'Go back to home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows the status and a link home when the frame fails to load', async ({ page }) => {
    await page.route('**/data/shell/es.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/accessibility');
    await hydrate(page);
    await page.getByRole('link', { name: 'En Español' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible();
    await expect(page.getByText('Número de error: 503')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Regrese al inicio' }).click();
    await expect(page).toHaveURL('/es');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
