import type { Page } from '@playwright/test';

import { expect, locales, test } from './test.ts';
import { finderText } from './finder-text.ts';
import { placeField } from './finder-page.ts';
import { isHydrated } from '../../packages/site/test/hydrated.ts';

const text = {
  en: {
    state: ['new m', 'New Mexico'],
    results: 'Nearest study sites to Albuquerque, NM',
    none: 'Sorry, no matching options. You can search for what you typed.',
    small: 'Nearest study sites to Truchas, NM',
  },
  es: {
    state: ['nuevo m', 'Nuevo México'],
    results: 'Sitios del estudio más cercanos a Albuquerque, NM',
    none: 'Lo sentimos, no hay opciones que coincidan. Puede buscar lo que escribió.',
    small: 'Sitios del estudio más cercanos a Truchas, NM',
  },
} as const;

/** The suggestions; the options of a select have no attribute. */
const options = (page: Page) => page.locator('[role=option]');

/** Opens a page and waits for the suggestions of its field. */
async function openField(page: Page, path: string, locale: 'en' | 'es') {
  await page.goto(path);
  const field = placeField(page, locale);
  await field.click();
  await expect(field).toHaveRole('combobox');
  return field;
}

for (const locale of locales) {
  const w = text[locale];
  const home = finderText[locale].home;

  test.describe(`suggestions, ${locale}`, () => {
    test('lead from a misspelled town to its results by keyboard', async ({ page }) => {
      const field = await openField(page, home, locale);
      await page.keyboard.type('alburquerqe');
      await expect(options(page)).toHaveText(['Albuquerque, NM']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('Albuquerque, NM');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: w.results })).toBeFocused();
    });

    test('name a state in the language of the page', async ({ page }) => {
      await openField(page, home, locale);
      const [typed, name] = w.state;
      await page.keyboard.type(typed);
      await expect(options(page).first()).toHaveText(name);
    });

    test('are optional: Enter searches for the typed text, also for a town that is not among them', async ({
      page,
    }) => {
      const field = await openField(page, home, locale);
      await page.keyboard.type('Truchas');
      await expect(page.getByText(w.none).filter({ visible: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: w.small })).toBeFocused();
      await expect(field).toHaveValue('Truchas');
    });

    test('send no typed text to the service', async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const field = await openField(page, home, locale);
      await page.keyboard.type('Albuq');
      await expect(options(page).first()).toHaveText('Albuquerque, NM');
      const geo = requested.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/geo/'));
      expect(geo.sort()).toEqual(['/geo/names.json', '/geo/states.json']);
      await expect(field).toHaveValue('Albuq');
    });

    test('open on the join page, too', async ({ page }) => {
      const field = await openField(page, locale === 'en' ? '/join' : '/es/join', locale);
      await page.keyboard.type('honalulu');
      await expect(options(page)).toHaveText(['Honolulu, HI']);
      await options(page).first().click();
      await expect(field).toHaveValue('Honolulu, HI');
      await expect(field).toBeFocused();
    });
  });
}

test('announces on a phone that nothing matches, and keeps the button visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openField(page, '/', 'en');
  await page.keyboard.type('Truchas');
  await expect(page.locator('[aria-live=polite]', { hasText: text.en.none })).toHaveCount(1);
  await expect(page.locator('[data-part=popup]')).toBeHidden();
  await page.getByRole('button', { name: finderText.en.search }).click();
  await expect(page.getByRole('heading', { name: text.en.small })).toBeFocused();
});

test.describe('without the names', () => {
  test.use({ allowed: /names\.json|Failed to fetch|ERR_FAILED/ });

  test('offers a text field that searches', async ({ page }) => {
    await page.route('**/geo/names.json', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('names.json'));
    await page.goto('/');
    const field = placeField(page, 'en');
    await field.click();
    await failed;
    await page.keyboard.type('87101');
    await expect(field).not.toHaveRole('combobox');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Nearest study sites to Albuquerque, NM 87101' }),
    ).toBeFocused();
  });
});

test('serves names of at most 60 kB', async ({ request }) => {
  const response = await request.get('/geo/names.json', { headers: { 'accept-encoding': 'br' } });
  const { 'content-encoding': encoding, 'content-length': length } = response.headers();
  expect(encoding).toBe('br');
  expect(Number(length)).toBeGreaterThan(10_000);
  expect(Number(length)).toBeLessThanOrEqual(60_000);
});

test('loads no names with data saver', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  const field = placeField(page, 'en');
  await field.click();
  await isHydrated(page);
  await page.keyboard.type('Albuquerque');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text.en.results })).toBeFocused();
  expect(requested.filter((url) => url.endsWith('names.json'))).toEqual([]);
  await expect(field).not.toHaveRole('combobox');
});
