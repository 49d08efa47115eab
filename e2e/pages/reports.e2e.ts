import { expect, test } from './test.ts';

const text = {
  en: {
    page: '/accessibility',
    link: 'what was tested and what was found',
    known: 'Known failures',
    other: 'En español',
  },
  es: {
    page: '/es/accessibility',
    link: 'qué se probó y qué se encontró',
    known: 'Fallos conocidos',
    other: 'In English',
  },
} as const;

test('links the accessibility page to the report in its language, with the policy of the site', async ({
  page,
}) => {
  for (const { page: path, link, known, other } of Object.values(text)) {
    await page.goto(path);
    await page.getByRole('link', { name: link }).click();
    const first = page.getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText(known);
    // The policy allows the report's style sheet, without which wide tables would not scroll.
    await expect(page.getByRole('region').first()).toHaveCSS('overflow-x', 'auto');
    await page.getByRole('link', { name: other }).click();
    await expect(first).not.toHaveText(known);
  }
  const response = await page.request.get('/accessibility/reports/report.en.html');
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  const openacr = await page.request.get('/accessibility/reports/openacr.yaml');
  expect(openacr.status()).toBe(200);
});
