import { finderText } from './finder-text.ts';
import { hydrate } from './hydrated.ts';
import { expect, locales, test } from './test.ts';

for (const locale of locales) {
  const w = finderText[locale];

  test(`opens the state of a study site that is pressed on the map, and moves focus to it, ${locale}`, async ({
    page,
  }) => {
    // Few study sites, so that some have a marker of their own.
    await page.goto(`${w.home}?cohort=autopsy`);
    await hydrate(page);
    await page.getByRole('button', { name: w.map }).click();
    const marker = page.getByRole('group', { name: w.mapName }).locator('[data-part=mark]').first();
    const title = page.locator(`#result-${await marker.getAttribute('data-id')}`);
    const state = page.locator('details', { has: title });
    await expect(title).toBeHidden();

    await marker.click();
    await expect(title).toBeFocused();
    await state.locator('> summary').click();
    await expect(title).toBeHidden();

    await marker.click();
    await expect(title).toBeFocused();
  });
}
