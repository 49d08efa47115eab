import type { Locator, Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { combine } from './combinations.ts';
import { fillContact } from './contact-page.ts';
import { contactText, phoneLink, phoneNumber } from './contact-text.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll, sendByKeyboard, tabTo } from './keyboard.ts';
import { byLanguage, nightly } from './nightly.ts';
import { neverHydrate } from './requests.ts';
import { expect, locales, test, type Locale } from './test.ts';

const reference = /LC-[0-9A-Z]{5}-[0-9A-Z]{6}/;
const text = 'When can I call?\n¿Y en español? 🙂';

const fill = (within: Page | Locator, locale: Locale) =>
  fillContact(within, locale, { name: 'María-José Ñandú', email: 'maria@example.org', message: text });

/** Every field is required: the asterisk, which the text above explains, and the state of the control say so. */
async function expectRequiredMarks(within: Page | Locator, locale: Locale) {
  const w = contactText[locale];
  await expect(within.getByText(w.starred)).toBeVisible();
  for (const name of [w.name, w.email, w.message]) {
    await expect(within.getByRole('textbox', { name })).toHaveAttribute('aria-required', 'true');
    await expect(within.locator('label', { hasText: name })).toContainText('*');
  }
}

for (const [locale, width, hasScript, options] of combine(locales, [1280, 320], [true, false])) {
  const w = contactText[locale];
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, allowed: hasScript ? /(?!)/ : /422/ });

    test(
      `says what to write, and shows each error of an empty form twice, ${locale}, ${width} px`,
      options,
      async ({ page }) => {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
        await page.goto(hasScript ? w.path : w.home);
        // With script, the link opens a dialog instead of the page.
        if (hasScript) await hydrate(page);
        else await page.getByRole('link', { name: w.contact }).press('Enter');
        await expect(page).toHaveURL(w.path);
        const main = page.getByRole('main');
        // Not only in the help beside the form, which follows it on a phone.
        const call = main.locator('a:not([aria-labelledby=help] *)', { hasText: phoneNumber });
        await expect(call).toBeVisible();
        await expect(main.locator(`a[href="${phoneLink}"]`)).toHaveCount(1);
        await expect(main.locator(`a[href="${w.path}"]`)).toHaveCount(0);
        await expectRequiredMarks(main, locale);
        await expect(main.getByText(w.noHealth)).toBeVisible();
        await expect(main.getByRole('textbox', { name: w.message })).toHaveAccessibleDescription(
          new RegExp(`${w.noHealth}.*${w.limit}`),
        );
        await expect(main.getByRole('heading', { name: w.privacy })).toBeVisible();
        await expect(main.getByText(w.limit).filter({ visible: true })).toBeVisible();

        const summary = await sendByKeyboard(page, w);
        await expect(summary).toContainText(w.summary);
        await expect(summary.getByRole('link')).toHaveText(w.errors);
        for (const message of w.errors) await expect(main.getByText(message)).toHaveCount(2);
        await expect(page).toHaveTitle(/^Error: /);
        if (!hasScript) return;
        await expect(summary).toBeFocused();
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      },
    );
  });
}

for (const locale of locales) {
  const w = contactText[locale];
  test(
    `sends the form in the dialog, shows the confirmation and restores focus, ${locale}`,
    byLanguage(locale),
    async ({ page }) => {
      await page.goto(w.home);
      await hydrate(page);
      const link = page.getByRole('link', { name: w.contact });
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: w.help })).toBeFocused();
      const phone = await dialog.getByRole('link', { name: phoneNumber }).boundingBox();
      const form = await dialog.getByRole('textbox', { name: w.name }).boundingBox();
      expect(phone?.y).toBeLessThan(form?.y ?? 0);
      await expectNoViolations(page);
      await expectRequiredMarks(dialog, locale);

      await fill(dialog, locale);
      await dialog.getByRole('textbox', { name: w.email }).fill('maria@');
      await dialog.getByRole('button', { name: w.send }).click();
      await expect(dialog.getByRole('link', { name: w.badEmail })).toBeVisible();
      await dialog.getByRole('link', { name: w.badEmail }).click();
      await expect(dialog.getByRole('textbox', { name: w.email })).toBeFocused();
      await page.keyboard.type('example.org');
      await dialog.getByRole('button', { name: w.send }).click();
      await expect(dialog.getByRole('heading', { name: w.thanks })).toBeFocused();
      await expect(dialog).toContainText(reference);
      await expect(dialog.locator('[data-part=content]').getByText(w.received)).toBeVisible();
      await expect(dialog.getByText(w.withdraw)).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('textbox', { name: w.message })).toHaveValue('');
    },
  );

  test(
    `closes the dialog by Back, on the same page with its draft, ${locale}`,
    byLanguage(locale),
    async ({ page }) => {
      await page.goto(locale === 'es' ? '/es' : '/');
      await hydrate(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^(Accessibility|Accesibilidad)/ })
        .click();
      await expect(page).toHaveURL(w.home);
      await page.getByRole('link', { name: w.contact }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: w.message }).fill(text);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(w.home);
      await expect(page.getByRole('link', { name: w.contact })).toBeFocused();

      // Closed otherwise it leaves no entry.
      await page.getByRole('link', { name: w.contact }).click();
      await expect(dialog.getByRole('textbox', { name: w.message })).toHaveValue(text);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.waitForFunction(() => !('isOverlay' in Object(history.state)));
      await page.goBack();
      await expect(page).toHaveURL(locale === 'es' ? '/es' : '/');
    },
  );

  test(`keeps and sends input from before hydration, ${locale}`, byLanguage(locale), async ({ page }) => {
    await page.goto(w.path);
    await fill(page, locale);
    await isHydrated(page);
    await expect(page.getByRole('textbox', { name: w.message })).toHaveValue(text);
    await page.getByRole('button', { name: w.send }).click();
    await expect(page.getByRole('main')).toContainText(reference);
  });

  test(
    `keeps a message that is too long and reports the limit, ${locale}`,
    byLanguage(locale),
    async ({ page }) => {
      await page.goto(w.path);
      await fill(page, locale);
      await isHydrated(page);
      await page.getByRole('textbox', { name: w.message }).fill('ñ'.repeat(5001));
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByRole('main').getByText(w.tooLong)).toHaveCount(2);
      await expect(page.getByRole('textbox', { name: w.message })).toHaveValue('ñ'.repeat(5001));
    },
  );

  test(`shows no invalid reference in the confirmation, ${locale}`, byLanguage(locale), async ({ page }) => {
    await page.goto(`${w.path}/sent?reference=Call+555-0100+now`);
    await expect(page.getByRole('main')).not.toContainText('555-0100');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.none);
  });
}

test(
  'before script, asks before a switch of language loses input, and keeps the fragment',
  nightly,
  async ({ page }) => {
    const w = contactText.en;
    await neverHydrate(page);
    await page.goto(`${w.path}#help`);
    await fill(page, 'en');
    const link = page.getByRole('link', { name: w.otherLanguage });
    const asked = page.waitForEvent('dialog');
    const pressed = link.click();
    const dialog = await asked;
    expect(dialog.message()).toBe('If you change the language now, you will lose what you typed.');
    await dialog.dismiss();
    await pressed;
    await expect(page.getByRole('textbox', { name: w.message })).toHaveValue(text);

    page.once('dialog', (next) => void next.accept());
    await link.click();
    await expect(page).toHaveURL('/es/contact#help');
    // Nothing is typed, so nothing is asked.
    await page.getByRole('link', { name: contactText.es.otherLanguage }).click();
    await expect(page).toHaveURL('/contact#help');
  },
);

test('keeps input through a switch of language without storing it', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, 'en');
  await isHydrated(page);
  await page.getByRole('link', { name: contactText.en.otherLanguage }).click();
  await expect(page).toHaveURL('/es/contact');
  await expect(page.getByRole('textbox', { name: contactText.es.message })).toHaveValue(text);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
