import { placeField } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';

const text = {
  en: {
    question: 'Did you mean Albuquerque, NM?',
    nearest: 'Nearest study sites to Albuquerque, NM',
    open: 'Nearest open study sites to Albuquerque, NM',
    join: '/join',
    again: 'Search again',
    more: /the 12 largest of \d\d places with this name/,
    state: 'Washington state',
    inState: /in Washington/,
  },
  es: {
    question: '¿Quiso decir Albuquerque, NM?',
    nearest: 'Sitios del estudio más cercanos a Albuquerque, NM',
    open: 'Sitios del estudio abiertos más cercanos a Albuquerque, NM',
    join: '/es/join',
    again: 'Buscar de nuevo',
    more: /los 12 más grandes de \d\d lugares con este nombre/,
    state: 'estado de Washington',
    inState: /en Washington/,
  },
} as const;

for (const locale of locales) {
  const w = text[locale];

  test(`a misspelled place leads to the one that was meant, ${locale}`, async ({ page }) => {
    await page.goto(finderText[locale].home);
    await hydrate(page);
    await placeField(page, locale).click();
    await expect(placeField(page, locale)).toHaveRole('combobox');
    await page.keyboard.type('Albuqerqe');
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live=polite]').filter({ hasText: w.question })).toHaveCount(1);
    await expect(placeField(page, locale)).toBeFocused();
    await page.getByRole('button', { name: w.question }).click();
    await expect(page.getByRole('heading', { name: w.nearest })).toBeFocused();
    await expect(placeField(page, locale)).toHaveValue('Albuquerque, NM');
    await expect(page.getByText(w.question)).toHaveCount(0);
  });

  test(`the question of a name has the state as its suggestion has it, also in a new tab, ${locale}`, async ({
    page,
  }) => {
    await page.goto(finderText[locale].home);
    await hydrate(page);
    await placeField(page, locale).fill('washington');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: finderText[locale].search, exact: true }).click();
    await page.getByRole('button', { name: w.state }).click();
    await expect(page.getByRole('heading', { name: w.inState })).toBeFocused();
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole('heading', { name: w.inState })).toBeVisible();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`a misspelled place has a link to the one that was meant, ${locale}`, async ({ page }) => {
      await page.goto(`${finderText[locale].home}?near=Albuqerqe&cohort=adult`);
      // At the field, and where the form leads to.
      await page.locator('#find-sites').getByRole('link', { name: w.question }).click();
      await expect(page.getByRole('heading', { name: w.nearest })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('cohort')).toBe('adult');
      await page.goto(`${w.join}?near=Albuqerqe`);
      await page.getByRole('link', { name: w.question }).click();
      await expect(page.getByRole('heading', { name: w.open })).toBeVisible();
    });

    test(`the answer to an unknown place is in the window, ${locale}`, async ({ page }) => {
      await page.goto(finderText[locale].home);
      await placeField(page, locale).fill('Xyzzyville');
      await page.keyboard.press('Enter');
      const answer = page.locator('#find-sites').getByText(finderText[locale].notFound);
      await expect(answer).toBeInViewport();
      await page.getByRole('link', { name: w.again }).click();
      await expect(placeField(page, locale)).toBeInViewport();
    });

    test(`a name of many places says that there are more, ${locale}`, async ({ page }) => {
      await page.goto(`${finderText[locale].home}?near=Springfield`);
      await expect(page.getByText(w.more)).toBeVisible();
    });

    test(`one of several places with a name does not ask again, ${locale}`, async ({ page }) => {
      await page.goto(`${finderText[locale].home}?near=washington`);
      await page.getByRole('link', { name: w.state }).click();
      await expect(page.getByRole('heading', { name: w.inState })).toBeVisible();
    });
  });
}
