import { groupField, openMap, search } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { joinText } from './join-text.ts';
import { expectNoSidewaysScroll, tabTo, typeInto } from './keyboard.ts';
import { changeStudySites, multiply } from '../../packages/site/test/other-study-sites.ts';
import { hold } from './requests.ts';
import { expect, locales, test } from './test.ts';

for (const locale of locales) {
  const w = finderText[locale];

  test(`shows the progress of a slow device location while the page stays usable, ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        void Object.assign(window, { giveUp: () => failed?.({ code: 3, PERMISSION_DENIED: 1 } as never) });
    });
    await page.goto(w.home);
    await hydrate(page);
    await page.getByRole('button', { name: w.location }).click();
    await expect(page.getByRole('button').getByText(w.locating)).toBeVisible();
    await groupField(page, locale).selectOption('pediatric');
    await expect(page.getByText(w.filterOn).first()).toBeVisible();
    await page.evaluate(() => (window as unknown as { giveUp: () => void }).giveUp());
    // The live region has the same text a moment later.
    await expect(page.getByText(w.noDevice).first()).toBeVisible();
    await expect(groupField(page, locale)).toHaveValue('pediatric');
  });

  test(`can be used by keyboard in forced colors at 320 by 256 px (400 %), ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    const j = joinText[locale];
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(w.home);
    await typeInto(page, page.getByLabel(w.place, { exact: true }), '35203');
    await isHydrated(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Birmingham/ }).first()).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: w.ask }).first());
    // The focused element is visible even in so small a window.
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog');
    await tabTo(page, form.getByRole('radio', { name: j.children }));
    await page.keyboard.press('Space');
    await typeInto(page, form.getByRole('textbox', { name: j.first }), 'Ana');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await typeInto(page, form.getByRole('textbox', { name: j.last }), 'Ríos');
    await tabTo(page, form.getByRole('checkbox', { name: j.email }));
    await page.keyboard.press('Space');
    await typeInto(page, form.getByRole('textbox', { name: j.emailAddress }), 'ana@example.org');
    await expectNoSidewaysScroll(page);
    await tabTo(page, form.getByRole('button', { name: j.send }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/LC-[0-9A-Z]{5}-[0-9A-Z]{6}/)).toBeVisible();
  });

  test(`keeps a typed place while the URL has another, ${locale}`, async ({ page }) => {
    const release = await hold(page, '**/assets/client-*.js');
    await page.goto(`${w.home}#find-sites?near=87101`);
    const field = page.getByLabel(w.place, { exact: true });
    await field.focus();
    await page.keyboard.type('Bos');
    release();
    await isHydrated(page);
    await expect(page.getByRole('heading', { name: /Albuquerque/ }).first()).toBeVisible();
    await page.keyboard.type('ton');
    await expect(field).toHaveValue('Boston');
  });
}

test.describe('with other study sites', () => {
  // The HTML lists the built study sites, so React warns that it renders the list again.
  test.use({ allowed: /React error #418/ });

  test('shows 10,000 study sites: count, pages of a hundred, filters, map', async ({ page }) => {
    test.setTimeout(120_000);
    const w = finderText.en;
    await multiply(page, 50);
    await page.goto('/');
    await hydrate(page);
    await expect(page.getByRole('heading', { name: '10,000 study sites' })).toBeVisible();
    await groupField(page, 'en').selectOption('pediatric');
    await expect(page.getByRole('heading', { name: '5,300 study sites' })).toBeVisible();
    const results = page.locator('[data-component=result-list-item]');
    await expect(results).toHaveCount(100);
    await page.getByRole('link', { name: 'Show 100 more (5,200 left)' }).click();
    await expect(results).toHaveCount(200);
    await openMap(page, 'en');
    await expect(page.getByRole('group', { name: w.mapName })).toBeVisible();
    expect(await page.locator('[data-part=mark], [data-part=cluster]').count()).toBeLessThanOrEqual(150);
  });

  test('formats the numbers of what it shows alone, of 10,000 study sites', async ({ page }) => {
    test.setTimeout(120_000);
    const w = finderText.en;
    await multiply(page, 50);
    await page.addInitScript(() => {
      Object.assign(window, { formatted: 0 });
      // A search that formats every distance freezes the page for half a second.
      const { prototype } = Intl.NumberFormat;
      const format = Object.getOwnPropertyDescriptor(prototype, 'format');
      Object.defineProperty(prototype, 'format', {
        get(): unknown {
          (window as unknown as { formatted: number }).formatted += 1;
          return format?.get?.call(this);
        },
      });
    });
    const countFormatted = () => page.evaluate(() => (window as unknown as { formatted: number }).formatted);
    await page.goto('/');
    await hydrate(page);
    await openMap(page, 'en');
    const map = page.getByRole('group', { name: w.mapName });
    await map.waitFor();
    const before = await countFormatted();
    await search(page, 'en', '60601');
    await expect(page.getByRole('heading', { name: /Chicago/ }).first()).toBeFocused();
    const mark = map.locator('[data-part=mark]').first();
    await expect(mark).toHaveAccessibleName(/\d\smiles\s\(/);
    const formatted = (await countFormatted()) - before;
    expect(formatted).toBeGreaterThan(0);
    expect(formatted).toBeLessThan(2000);
  });

  for (const [count, heading] of [
    [0, 'No study sites'],
    [1, '1 study site'],
  ] as const) {
    test(`shows ${count} study sites with the correct plural, list and map`, async ({ page }) => {
      const w = finderText.en;
      await changeStudySites(page, (studySites) => studySites.slice(0, count));
      await page.goto('/');
      await hydrate(page);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await openMap(page, 'en');
      await expect(page.getByRole('group', { name: w.mapName })).toBeVisible();
      await expect(page.locator('[data-part=mark]')).toHaveCount(count);
    });
  }
});
