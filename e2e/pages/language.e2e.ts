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
});

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
  await hydrate(page);
  await expect(page.getByRole('link', { name: 'En Español' })).toHaveAttribute('href', '/es#how-it-works');
});
