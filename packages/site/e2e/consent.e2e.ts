import { hydrate } from './hydrated.ts';
import { expect, test } from './test.ts';

const navigations = ['Main', 'About this site'];

test('a consent form has brand, language, print and help, and no navigation to get lost in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  await page.goto('/consent-a');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Long COVID Research Program' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'En Español' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0);
  for (const name of navigations) await expect(page.getByRole('navigation', { name })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^1-\d{3}/ })).toBeVisible();
  await hydrate(page);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
});

test('in Spanish, where it is not translated, the navigation is there', async ({ page }) => {
  await page.goto('/es/consent-a');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
});
