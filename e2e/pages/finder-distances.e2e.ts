import { finderText } from './finder-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';

for (const locale of locales) {
  const { home, mapText, more } = finderText[locale];

  for (const place of ['TX', 'Canada'])
    test(`a search in ${place} has no distances from its middle, ${locale}`, async ({ page }) => {
      await page.goto(`${home}?near=${place}`);
      await hydrate(page);
      await expect(page.getByRole('heading', { name: /: |(in|en) / }).first()).toBeVisible();
      await expect(page.locator('[data-component=result-list-item]').first()).toBeVisible();
      await expect(page.locator('[data-part=aside]')).toHaveCount(0);
      await page.getByText(mapText).click();
      const words = page.locator('details', { hasText: mapText }).last();
      await expect(words.getByRole('listitem').first()).toBeVisible();
      await expect(words).not.toContainText(/miles?\b|millas?\b/);
    });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`more filters say that the button applies them, ${locale}`, async ({ page }) => {
      await page.goto(home);
      await page.getByText(more).click();
      await expect(page.getByText(/as you choose|mientras elige/)).toHaveCount(0);
      await expect(page.getByText(/^(Choose first|Primero elija)/)).toBeVisible();
    });
  });
}
