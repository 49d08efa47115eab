import type { Locator, Page } from '@playwright/test';

import { finderText } from './finder-text.ts';
import { isHydrated } from '../../packages/site/test/hydrated.ts';
import type { Locale } from './test.ts';

/** The field for the place. */
export const placeField = (page: Page, locale: Locale): Locator =>
  page.getByLabel(finderText[locale].place, { exact: true });

/** The select for the study group. */
export const groupField = (page: Page, locale: Locale): Locator =>
  page.getByRole('combobox', { name: finderText[locale].group });

/** Types a place and searches for it, with script. */
export async function search(page: Page, locale: Locale, near: string): Promise<void> {
  const field = placeField(page, locale);
  await field.fill(near);
  await isHydrated(page);
  // Closes the suggestions, as leaving the field does.
  await field.press('Tab');
  await page.getByRole('button', { name: finderText[locale].search, exact: true }).click();
}

/** Opens the map: beside the list of a wide screen it loads when it comes near, elsewhere after a press. */
export async function openMap(page: Page, locale: Locale): Promise<void> {
  const button = page.getByRole('button', { name: finderText[locale].map });
  if (await button.isVisible()) await button.click();
  else await page.locator('[data-component=result-list]').scrollIntoViewIfNeeded();
}
