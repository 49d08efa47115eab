import type { Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { combine } from './combinations.ts';
import { phoneNumber } from './contact-text.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { nearbyText } from './join-nearby-text.ts';
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts';
import { expect, locales, test, type Locale } from './test.ts';

const placeField = (page: Page, locale: Locale) => page.getByLabel(nearbyText[locale].place, { exact: true });

/** Types a place, chooses a group, and presses the button. */
async function search(page: Page, locale: Locale, near: string, cohort = ''): Promise<void> {
  await placeField(page, locale).fill(near);
  // Closes the suggestions, as leaving the field does.
  await placeField(page, locale).press('Tab');
  await page.getByRole('combobox', { name: nearbyText[locale].who }).selectOption(cohort);
  await page.getByRole('button', { name: nearbyText[locale].show }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

for (const [locale, width, hasScript, options] of combine(locales, [1280, 320], [true, false])) {
  const w = nearbyText[locale];

  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test(
      `leads from a place and a group to the form by keyboard, ${locale}, ${width} px`,
      options,
      async ({ page }) => {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
        await page.goto(w.page);
        // Nobody has to open a list of 200 to begin.
        await expect(page.getByRole('combobox')).toHaveCount(1);
        if (hasScript) await hydrate(page);
        await tabTo(page, placeField(page, locale));
        await page.keyboard.type('87101');
        await tabTo(page, page.getByRole('combobox', { name: w.who }));
        // The operating system draws the list of a select, out of reach of a test.
        await page.getByRole('combobox', { name: w.who }).selectOption('pediatric');
        await tabTo(page, page.getByRole('button', { name: w.show }));
        await page.keyboard.press('Enter');

        await expect(heading(page, w.nearest)).toBeVisible();
        if (hasScript) await expect(heading(page, w.nearest)).toBeFocused();
        if (hasScript) await expect(page.getByRole('radio').first()).toBeInViewport();
        if (hasScript) await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        const cards = page.getByRole('main').getByRole('radio');
        await expect(cards).toHaveCount(3);
        await expect(cards.first()).toBeChecked();
        await expect(cards.first()).toHaveAccessibleName(/120, Albuquerque$/);
        await tabTo(page, cards.first());
        await page.keyboard.press('ArrowDown');
        await expect(cards.nth(1)).toBeChecked();
        const chosen = await cards.nth(1).inputValue();
        const label = await cards.nth(1).evaluate((card: HTMLInputElement) => card.labels?.[0]?.innerText);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: w.next }).first()).toBeFocused();
        const title = await page.title();
        await page.keyboard.press('Enter');

        // Another page, by its heading and by its title.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${w.ask}: ${label}`);
        expect(await page.title()).toBe(title.replace(w.ask, `${w.ask}: ${label}`));
        await expect(page.locator('input[name=siteId]')).toHaveValue(chosen);
        expect(new URL(page.url()).search).toBe(`?cohort=pediatric&site=${chosen}`);
        await expect(page.getByRole('radio', { name: w.pediatric })).toBeChecked();
      },
    );
  });
}

for (const locale of locales) {
  const w = nearbyText[locale];

  test(`keeps the place on the device, also after Back and a reload, ${locale}`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(w.page);
    await hydrate(page);
    await expect(placeField(page, locale)).toHaveAccessibleDescription(new RegExp(w.private));
    await search(page, locale, '87101', 'adult');
    await expect(heading(page, w.nearest)).toBeFocused();
    expect(page.url()).toMatch(/\/join\?cohort=adult#study-sites\?near=87101$/);
    expect(sent.filter((request) => request.includes('87101'))).toEqual([]);

    await page.getByRole('button', { name: w.next }).first().click();
    await expect(page.locator('input[name=siteId]')).toBeAttached();
    expect(page.url()).not.toContain('87101');
    await page.goBack();
    await expect(heading(page, w.nearest)).toBeVisible();
    await page.reload();
    await expect(heading(page, w.nearest)).toBeVisible();
    await expect(placeField(page, locale)).toHaveValue('87101');
    expect(sent.filter((request) => request.includes('87101'))).toEqual([]);

    await search(page, locale, '10001', 'adult');
    await expect(heading(page, /New York/)).toBeFocused();
    await page.goBack();
    await expect(heading(page, w.nearest)).toBeVisible();
    await expect(placeField(page, locale)).toHaveValue('87101');
  });

  test(`shows the error of a place at its field, ${locale}`, async ({ page }) => {
    await page.goto(w.page);
    await hydrate(page);
    for (const [near, message] of [
      ['', w.required],
      ['99999', w.unknown],
    ] as const) {
      await search(page, locale, near);
      await expect(placeField(page, locale)).toBeFocused();
      await expect(placeField(page, locale)).toHaveAttribute('aria-invalid', 'true');
      await expect(placeField(page, locale)).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.getByRole('radio')).toHaveCount(0);
    }
    await expectNoViolations(page);
  });

  test(`asks which of several places is meant, ${locale}`, async ({ page }) => {
    await page.goto(w.page);
    await hydrate(page);
    await search(page, locale, 'Springfield', 'autopsy');
    await expect(page.getByText(w.which)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Springfield, MA' }).click();
    await expect(heading(page, /Springfield, MA/)).toBeFocused();
    // The nearest that is open for the tissue study, and the text for the family.
    await expect(page.getByRole('radio').first()).toHaveAccessibleName(/078, Worcester$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.family);
    await expect(page.getByText(w.sorry)).toBeVisible();
    await expect(page.getByText(w.invitation)).toHaveCount(0);
  });

  test.describe('when no study site is open for the group', () => {
    // The data differ from the HTML, so React renders the page again.
    test.use({ allowed: /Minified React error|hydrat/i });

    test(`offers the phone and the nearest open study site of other groups, ${locale}`, async ({ page }) => {
      await closeEverywhere(page, 'adult');
      await page.goto(w.page);
      await hydrate(page);
      await search(page, locale, '87101', 'adult');
      await expect(heading(page, w.none)).toBeFocused();
      const main = page.getByRole('main');
      const cards = main.getByRole('radio');
      await expect(cards).toHaveCount(3);
      await expect(cards.first()).toHaveAccessibleName(/120, Albuquerque$/);
      // Not the tissue study alone: the person lives.
      for (const card of await cards.all()) await expect(card).toHaveAccessibleDescription(w.living);
      await expect(page.locator('#study-sites').getByRole('link', { name: phoneNumber })).toBeVisible();
    });
  });

  test.describe('when the connection fails', () => {
    test.use({ allowed: /./ });

    test(`reports that places cannot be looked up, ${locale}`, async ({ page }) => {
      await page.goto(w.page);
      await page.route('**/geo/**', (route) => route.abort());
      await hydrate(page);
      await search(page, locale, 'Houston');
      await expect(page.getByText(w.unavailable)).toBeVisible();
      await page.unrouteAll();
      await search(page, locale, 'Houston');
      await expect(heading(page, /Houston/)).toBeFocused();
    });
  });

  test(`moves nothing during hydration, ${locale}`, async ({ page }) => {
    await page.goto(`${w.page}?near=87101&cohort=pediatric`);
    const parts = page.locator('main :is(label, button, h2, summary, p)');
    const positions = () =>
      parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
    const before = await positions();
    await hydrate(page);
    await isHydrated(page);
    expect(await positions()).toEqual(before);
  });
}

/** Closes a group at every study site, in the data of the join page. */
async function closeEverywhere(page: Page, closed: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith('/join'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(
        `{"cohort":"${closed}","status":"open"}`,
        `{"cohort":"${closed}","status":"full"}`,
      );
      await route.fulfill({ response, body });
    },
  );
}
