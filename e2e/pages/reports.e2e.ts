import { expect, test } from './test.ts';

const text = {
  en: {
    page: '/accessibility',
    link: 'what was tested and what was found',
    first: 'Conformance statement',
    trace: 'For auditors: from each criterion to its evidence',
    other: 'En español',
  },
  es: {
    page: '/es/accessibility',
    link: 'qué se probó y qué se encontró',
    first: 'Declaración de conformidad',
    trace: 'Para auditores: de cada criterio a su evidencia',
    other: 'In English',
  },
} as const;

test('links the accessibility page to the report in its language, with the policy of the site', async ({
  page,
}) => {
  for (const { page: path, link, first, trace, other } of Object.values(text)) {
    await page.goto(path);
    await page.getByRole('link', { name: link }).click();
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading).toHaveText(first);
    // The policy allows the report's style sheet, without which wide tables would not scroll.
    await expect(page.locator('.wide').first()).toHaveCSS('overflow-x', 'auto');
    await page.getByRole('link', { name: other }).click();
    await expect(heading).not.toHaveText(first);
    await page.goBack();
    await page.getByRole('link', { name: trace }).click();
    await page.getByRole('link', { name: /^3\.3\.1 / }).click();
    // The published copy of a test of the repository.
    await page.locator('tr:has-text("error-summary") a[href$=".test.tsx.txt"]').first().click();
    await expect(page.locator('body')).toContainText('ERS-02');
  }
  const response = await page.request.get('/accessibility/reports/report.en.html');
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  const openacr = await page.request.get('/accessibility/reports/openacr.yaml');
  expect(openacr.status()).toBe(200);
});
