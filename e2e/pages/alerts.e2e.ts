import type { Page } from '@playwright/test';

import { alertsText as text } from './alerts-text.ts';
import { expectNoViolations } from './axe.ts';
import { combine } from './combinations.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { listAlerts } from './staff.ts';
import { expect, locales, test, type Locale } from './test.ts';

const reference = /LC-[0-9A-Z]{5}-[0-9A-Z]{6}/;

/** Fills in the form without sending it. */
async function fill(page: Page, locale: Locale) {
  const w = text[locale];
  await page.getByRole('radio', { name: w.group }).check();
  await page.getByRole('textbox', { name: w.place }).fill('87102');
  await page.getByRole('checkbox', { name: w.phone }).check();
  await page.getByRole('textbox', { name: w.number }).fill('505-555-0147');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [locale, width, hasScript, options] of combine(locales, [1280, 320], [true, false])) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, allowed: hasScript ? /(?!)/ : /422/ });

    test(
      `shows the errors of an empty form, its confirmation and its stop page, ${locale}, ${width} px`,
      options,
      async ({ page }) => {
        const w = text[locale];
        // The checks run in the page, so they need script.
        const expectFits = async () => {
          if (!hasScript) return;
          await expectNoSidewaysScroll(page);
          await expectNoViolations(page);
        };
        await page.setViewportSize({ width, height: 800 });
        await page.goto(w.path);
        if (hasScript) await hydrate(page);
        await expect(page.getByRole('main')).toContainText(w.person);
        await expectFits();
        await page.getByRole('button', { name: w.send }).click();
        const summary = page.getByRole('main').locator('[data-component=error-summary]');
        await expect(summary.getByRole('link')).toHaveText(w.errors);
        await expectFits();

        await fill(page, locale);
        await page.getByRole('button', { name: w.send }).click();
        await expect(page).toHaveURL(new RegExp(`${w.path}/sent\\?reference=LC-`));
        const main = page.getByRole('main');
        await expect(main).toContainText(reference);
        const sent = reference.exec(await main.innerText())?.[0] ?? 'no reference';
        expect(listAlerts()).toContain(sent);
        await expectFits();

        await main.getByRole('link', { name: w.stop }).click();
        await expect(heading(page)).not.toHaveText(w.incomplete);
        await expectFits();
        await main.getByRole('button', { name: w.delete }).click();
        await expect(heading(page)).toHaveText(w.done);
        expect(page.url()).not.toContain(sent);
        expect(listAlerts()).not.toContain(sent);
        await expectFits();
      },
    );
  });
}

for (const locale of locales) {
  const w = text[locale];

  test(`shows no link that is incomplete or invented, ${locale}`, async ({ page }) => {
    await page.goto(`${w.path}/sent?reference=Call+555-0100+now&signature=aB3_-567890123456789zz`);
    await expect(heading(page)).toHaveText(w.none);
    await expect(page.getByRole('main')).not.toContainText('555-0100');
    await page.goto(`${w.path}/stop?reference=LC-7Q2MX-0B9K4T&signature=aB3_`);
    await expect(heading(page)).toHaveText(w.incomplete);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test(`keeps the pages out of caches and search engines, ${locale}`, async ({ request }) => {
    for (const path of [w.path, `${w.path}/sent`, `${w.path}/stop`]) {
      const response = await request.get(path);
      expect(response.headers()['cache-control'], path).toBe('no-store');
      expect(await response.text(), path).toContain('name="robots" content="noindex"');
    }
  });
}
