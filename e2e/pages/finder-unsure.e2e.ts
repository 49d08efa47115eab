import { readWords } from '../messages.ts';
import { groupField } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

const words = readWords({
  unsure: 'finder.cohort.unsure',
  link: 'finder.cohort.unsureLink',
  age: 'finder.canIJoin.age',
  show: 'join.near.show',
  alert: 'finder.none.alert',
});

const text = {
  en: {
    ...words.en,
    page: '/study-sites',
    join: '/join',
    open: /^Open study sites for this group: Adults/,
    alerts: '/alerts',
    state: 'New Mexico',
  },
  es: {
    ...words.es,
    page: '/es/study-sites',
    join: '/es/join',
    open: /^Sitios del estudio abiertos para este grupo: Adultos/,
    alerts: '/es/alerts',
    state: 'Nuevo México',
  },
} as const;

for (const locale of locales) {
  const w = text[locale];
  const { home } = finderText[locale];

  test(`“I am not sure” leads to the questions that find a group, ${locale}`, async ({ page }) => {
    await page.goto(home);
    await hydrate(page);
    await groupField(page, locale).selectOption({ label: w.unsure });
    await expect(page.locator('#can-i-join summary')).toBeFocused();
    await expect(page.getByText(w.age)).toBeVisible();
  });

  test(`a group alone shows the study sites that are open for it, ${locale}`, async ({ page }) => {
    await page.goto(w.join);
    await hydrate(page);
    await page.getByRole('main').getByRole('combobox').last().selectOption('adult');
    await page.getByRole('button', { name: w.show }).click();
    await expect(page.getByRole('heading', { name: w.open })).toBeFocused();
    await expect(page.locator('section ul a[href*="site="]')).toHaveCount(8);
    await expectNoSidewaysScroll(page);
  });

  test(`without a result the alert begins with group and state, ${locale}`, async ({ page }) => {
    await page.goto(`${home}?cohort=adult&radius=10&specialty=4#find-sites?near=87501`);
    await hydrate(page);
    // The nearest that is open, at any distance, is chosen.
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(1);
    const link = page.getByRole('link', { name: w.alert });
    await expect(link).toHaveAttribute('href', `${w.alerts}?cohort=adult&place=NM`);
    await link.click();
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('adult');
    await expect(page.locator('input[name=place]')).toHaveValue(w.state);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`“I am not sure” is a link, ${locale}`, async ({ page }) => {
      await page.goto(`${home}?cohort=unsure`);
      await expect(page.getByText(w.age)).toBeVisible();
      await page.goto(home);
      await page.getByRole('link', { name: w.link }).click();
      await expect(page.locator('#can-i-join summary')).toBeInViewport();
    });

    test(`the page of all study sites opens those of a state on a phone, ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(w.page);
      const state = page.locator('#state-tx');
      await state.locator('summary').click();
      await expect(state.getByText('Arlington, TX').first()).toBeInViewport();
      await expectNoSidewaysScroll(page);
    });

    test(`a group alone shows the study sites that are open for it, ${locale}`, async ({ page }) => {
      await page.goto(w.join);
      await page.getByRole('main').getByRole('combobox').last().selectOption('adult');
      await page.getByRole('button', { name: w.show }).click();
      await expect(page.getByRole('heading', { name: w.open })).toBeVisible();
      await page.locator('section ul a[href*="site="]').first().click();
      await expect(page.locator('input[name=cohort][value=adult]')).toBeChecked();
    });
  });
}
