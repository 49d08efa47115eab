import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, test } from './test.ts';

const navigations = ['Main', 'About this site'];

test('shows brand, language switch, print button and help on a consent form, but no navigation', async ({
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

test('shows the navigation and a link to the Spanish form where a form is not translated', async ({
  page,
}) => {
  await page.goto('/es/consent-a');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Consentimiento para adultos (en español)' })
    .click();
  await expect(page).toHaveURL('/es/study-materials/consent-adult');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consentimiento para adultos');
});

test('links the adult forms of both languages, and redirects the path that only Spanish has', async ({
  page,
  request,
}) => {
  await page.goto('/es/study-materials/consent-adult');
  await page.getByRole('link', { name: 'In English' }).click();
  await expect(page).toHaveURL('/consent-a');
  await expect(page.getByRole('link', { name: 'En Español' })).toHaveAttribute(
    'href',
    '/es/study-materials/consent-adult',
  );
  const response = await request.get('/study-materials/consent-adult', { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, '/consent-a']);
});
