import type { Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { combine } from './combinations.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { joinText } from './join-text.ts';
import { expectNoSidewaysScroll, sendByKeyboard } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

const reference = /LC-[0-9A-Z]{5}-[0-9A-Z]{6}/;

/** A study site whose only group is pediatric and open. */
const pediatricSite = 'sample-001';

/** What was sent, as the confirmation shows it; help is beside it. */
const sentValues = (page: Page) => page.locator('main dd:not([aria-labelledby=help] *)');

for (const [locale, width, hasScript, options] of combine(locales, [1280, 320], [true, false])) {
  const w = joinText[locale];
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, allowed: hasScript ? /(?!)/ : /422/ });

    // The way to the form and the correction of five errors are in journeys.
    test(
      `shows each error of an empty form in the summary and beside its field, ${locale}, ${width} px`,
      options,
      async ({ page }) => {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
        await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=${pediatricSite}`);
        await expect(page.getByText(w.starred)).toBeVisible();
        if (hasScript) await hydrate(page);
        const summary = await sendByKeyboard(page, w);
        await expect(summary).toContainText(w.summary);
        for (const message of w.errors) {
          await expect(summary.getByRole('link', { name: message })).toBeVisible();
          await expect(page.getByText(message).filter({ visible: true })).toHaveCount(2);
        }
        if (!hasScript) return;
        await expect(summary).toBeFocused();
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      },
    );
  });
}

for (const locale of locales) {
  test(`shows what was sent once, and keeps it in no URL or storage, ${locale}`, async ({
    page,
    context,
  }) => {
    const w = joinText[locale];
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=${pediatricSite}&cohort=pediatric`);
    await hydrate(page);
    await page.getByRole('textbox', { name: w.first }).fill('Zoë');
    await page.getByRole('textbox', { name: w.last }).fill('Ñusta');
    await page.getByRole('checkbox', { name: w.email }).check();
    await page.getByRole('textbox', { name: w.emailAddress }).fill('zoe@example.org');
    await page.getByRole('button', { name: w.send }).click();
    const sent = sentValues(page);
    await expect(sent).toHaveText([/001, Birmingham$/, w.children, 'Zoë Ñusta', 'zoe@example.org']);
    await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeFocused();
    await expect(page.getByRole('main').getByText(w.received)).toBeVisible();
    await expect(page.getByText(w.withdraw)).toBeVisible();
    await expectNoViolations(page);
    expect(decodeURIComponent(page.url())).not.toMatch(/Zoë|zoe/);
    expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toMatch(/Zoë|zoe/);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), history.state])),
    ).not.toMatch(/Zoë|zoe/);
    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(sent).toHaveCount(0);
  });

  test(`shows a full group as closed and disabled, ${locale}`, async ({ page }) => {
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=sample-193&cohort=pregnancy`);
    const full = page.getByRole('radio').and(page.locator('[value=pregnancy]'));
    await expect(full).toBeDisabled();
    await expect(full).not.toBeChecked();
    await expect(page.getByText(joinText[locale].closed)).toBeVisible();
  });

  test(`reports an unknown study site and offers the list, ${locale}`, async ({ page }) => {
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=%3Cscript%3Ealert(1)%3C/script%3E`);
    await expect(page.getByText(/We do not know this study site|No conocemos este sitio/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: joinText[locale].site })).toBeVisible();
  });
}

for (const locale of locales) {
  test(`keeps what was typed when another study site is chosen, ${locale}`, async ({ page }) => {
    const w = joinText[locale];
    await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=sample-001`);
    await hydrate(page);
    const first = page.locator('[name=firstName]');
    await first.fill('Ana');
    await page.getByRole('main').getByRole('link', { name: w.change }).click();
    await expect(page).toHaveURL(/\/join$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.locator('summary').filter({ hasText: w.list }).click();
    await page.getByRole('combobox', { name: w.site }).selectOption('sample-020');
    await page.getByRole('button', { name: w.next }).click();
    await expect(page).toHaveURL(/site=sample-020/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(first).toHaveValue('Ana');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/site=sample-001/);
    await expect(first).toHaveValue('Ana');
  });
}
