import { readFile } from 'node:fs/promises';

import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

const figures = ['age', 'covid-status', 'enrollment', 'ethnicity', 'participation', 'race', 'sex'];

const text = {
  en: {
    path: '/about-us/by-the-numbers',
    sample: 'Sample',
    claim: 'In the adult study, 55% of people are White, more than any other group.',
    csv: 'Save numbers (CSV)',
    png: 'Save picture (PNG)',
  },
  es: {
    path: '/es/about-us/by-the-numbers',
    sample: 'Ejemplo',
    claim: 'En el estudio de adultos, el 55% son personas blancas, más que cualquier otro grupo.',
    csv: 'Guardar números (CSV)',
    png: 'Guardar imagen (PNG)',
  },
} as const;

for (const locale of locales) {
  const w = text[locale];

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`shows claim, chart and table of each figure without script, ${locale}`, async ({ page }) => {
      await page.goto(w.path);
      await expect(page.getByRole('figure')).toHaveCount(figures.length);
      for (const id of figures) {
        const figure = page.locator(`#figure-${id}`);
        const claim = figure.getByRole('heading');
        await expect(claim).toBeVisible();
        const isTiles = id === 'participation';
        if (!isTiles) await expect(figure.getByRole('img', { name: await claim.innerText() })).toBeVisible();
        await figure.locator('summary').click();
        await expect(figure.getByRole('table').first()).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: w.claim })).toBeVisible();
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map((element) => element.id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    test(`shows the totals of May 2025 in large numbers, ${locale}`, async ({ page }) => {
      await page.goto(w.path);
      const table = page.locator('#figure-participation-picture');
      for (const total of ['116,572', '20,806', '1,331,736', '49,554', '6,056', '4,609', '3,983', '4,400'])
        await expect(table.getByText(total).first()).toBeVisible();
    });

    test(`marks invented numbers, ${locale}`, async ({ page }) => {
      await page.goto(w.path);
      // The page, and each figure but that of what was done.
      await expect(page.locator('em').getByText(w.sample, { exact: true })).toHaveCount(7);
    });
  });

  test(`shows words and chart, and charts, side by side on a wide screen, ${locale}`, async ({ page }) => {
    await page.goto(w.path);
    const [words, enrollment, age, covid, race, adults] = await Promise.all(
      [
        '#enrollment',
        '#figure-enrollment',
        '#figure-age',
        '#figure-covid-status',
        '#figure-race',
        '#race-adult',
      ].map((part) => page.locator(part).boundingBox()),
    );
    expect(enrollment?.x).toBeGreaterThan((words?.x ?? 0) + 300);
    expect(Math.abs((enrollment?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(60);
    expect(age?.x).toBeGreaterThan((covid?.x ?? 0) + (covid?.width ?? 0));
    expect(adults?.x).toBeGreaterThan((race?.x ?? 0) + (race?.width ?? 0));
    // Figures reach to the end of the header, whose last link is at the edge of the frame.
    const last = await page.getByRole('banner').getByRole('navigation').last().boundingBox();
    expect((age?.x ?? 0) + (age?.width ?? 0)).toBeGreaterThan((last?.x ?? 0) + (last?.width ?? 0) - 40);
  });

  test(`saves numbers and chart, without overflow on a phone, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(w.path);
    await hydrate(page);
    await expectNoSidewaysScroll(page);
    const figure = page.locator('#figure-race');
    await figure.locator('summary').click();
    const [numbers] = await Promise.all([
      page.waitForEvent('download'),
      figure.getByRole('button', { name: w.csv }).click(),
    ]);
    const csv = await readFile(await numbers.path(), 'utf8');
    expect(csv).toContain('55');
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      figure.getByRole('button', { name: w.png }).click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/\.png$/);
  });

  test(`loads the script of figures near the viewport and is readable before, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto(w.path);
    await hydrate(page);
    const figure = page.locator('#figure-race');
    const save = figure.getByRole('button', { name: w.csv });
    await expect(figure.getByRole('heading', { name: w.claim })).toBeAttached();
    await expect(save).toBeHidden();
    await figure.locator('summary').click();
    await expect(save).toBeVisible();
    const path = locale === 'en' ? text.es.path : text.en.path;
    const otherLanguage = page.getByRole('link', { name: locale === 'en' ? 'En Español' : 'In English' });
    // Focus leaves the skip link, which covers the row of the header while it has it.
    await otherLanguage.focus();
    await otherLanguage.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('figure')).toHaveCount(figures.length);
  });

  test(`shows figures after a client navigation, ${locale}`, async ({ page }) => {
    await page.goto(w.path.replace('/by-the-numbers', ''));
    await hydrate(page);
    await page.locator(`main a[href="${w.path}"]`).first().click();
    await expect(page).toHaveURL(w.path);
    await expect(page.getByRole('figure')).toHaveCount(figures.length);
    await expect(page.getByRole('heading', { name: w.claim })).toHaveCount(1);
  });

  test.describe('when a file fails to load', () => {
    test.use({ allowed: /./ });

    test(`shows figures when their script fails to load, ${locale}`, async ({ page }) => {
      await page.goto(w.path);
      await page.route('**/assets/figure-*.js', (route) => route.abort());
      const warned = page.waitForEvent('console', (message) => /did not load/.test(message.text()));
      await hydrate(page);
      const figure = page.locator('#figure-race');
      await figure.scrollIntoViewIfNeeded();
      await warned;
      await expect(figure.getByRole('heading', { name: w.claim })).toBeVisible();
      await figure.locator('summary').click();
      await expect(figure.getByRole('table').first()).toBeVisible();
    });
  });
}
