import { readWords } from '../messages.ts';
import { expectNoViolations } from './axe.ts';
import { finderText } from './finder-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { hold } from './requests.ts';
import { expect, locales, test } from './test.ts';

const words = readWords({
  heading: 'saved.heading',
  removeAll: 'saved.removeAll',
  off: 'saved.turnOff',
  nothing: 'saved.off',
  on: 'finder.saved.turnOn',
  empty: 'saved.none',
});

const text = {
  en: {
    ...words.en,
    keep: /^Save Sample/,
    statuses: /: (Open|Closed)/,
    remove: /^Remove (?!all|my)/,
    failed: 'Your browser could not save this.',
  },
  es: {
    ...words.es,
    keep: /^Guardar Sitio/,
    statuses: /: (Abierto|Cerrado)/,
    remove: /^Quitar (?!todos|mi)/,
    failed: 'Su navegador no pudo guardarlo.',
  },
} as const;

for (const locale of locales) {
  const w = text[locale];
  const path = `${finderText[locale].home}?near=87101`;

  test(`keeps study sites on this device until they are removed, ${locale}`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    const block = page.getByRole('region', { name: w.heading });
    await expect(block).toHaveCount(0);
    const keep = page.getByRole('button', { name: w.keep });
    await expect(keep).toHaveCount(10);
    await expect(keep.first()).toHaveAttribute('aria-pressed', 'false');
    await keep.first().click();
    await keep.nth(2).click();
    await expect(keep.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(block.getByRole('heading', { level: 4 })).toHaveCount(2);
    expect(await page.evaluate(() => localStorage.getItem('saved-study-sites'))).toMatch(
      /^\["sample-\d{3}","sample-\d{3}"\]$/,
    );
    // As in the list: marks and words.
    const listed = page.getByRole('listitem').filter({ has: keep }).first();
    const saved = block.locator('[data-component=result-list-item]').first();
    const groups = await listed.locator('[data-part=status]').allTextContents();
    expect(groups.join()).toMatch(w.statuses);
    await expect(saved.locator('[data-part=status]')).toHaveText(groups);
    const marks = (item: typeof saved) =>
      item.locator('[data-part=status]').evaluateAll((statuses) =>
        statuses.map((status) => {
          const { borderTopWidth, width } = getComputedStyle(status, '::before');
          return [borderTopWidth, width, getComputedStyle(status, '::after').content];
        }),
      );
    expect(await marks(saved)).toEqual(await marks(listed));
    await expectNoViolations(page);
    // Without a search as well, after a reload.
    await page.goto(finderText[locale].home);
    await hydrate(page);
    await expect(block.getByRole('heading', { level: 4 })).toHaveCount(2);
    await block.getByRole('button', { name: w.remove }).first().click();
    await expect(block.getByRole('heading', { level: 4 })).toHaveCount(1);
    await expect(block.getByRole('heading', { name: w.heading })).toBeFocused();
    await block.getByRole('button', { name: w.removeAll }).click();
    await expect(block.getByText(w.empty)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test(`says at the button that nothing is kept when the storage is full, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await hydrate(page);
    await page.evaluate(() => {
      // Once.
      const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
      Storage.prototype.setItem = () => {
        Object.defineProperty(Storage.prototype, 'setItem', own);
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: w.keep }) })
      .first();
    const keep = first.getByRole('button', { name: w.keep });
    await keep.click();
    await expect(first.getByText(w.failed)).toBeInViewport({ ratio: 1 });
    // And announced.
    await expect(page.getByText(w.failed)).toHaveCount(2);
    await expect(keep).toHaveAttribute('aria-pressed', 'false');
    await expectNoSidewaysScroll(page);
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await expect(first.getByText(w.failed)).toHaveCount(0);
  });

  test(`keeps each study site that was pressed before hydration, once, ${locale}`, async ({ page }) => {
    const sendScript = await hold(page, '**/assets/client-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const keep = page.getByRole('button', { name: w.keep });
    await keep.first().click();
    await keep.nth(1).click();
    // Impatience is no second choice.
    await keep.first().click();
    sendScript();
    const block = page.getByRole('region', { name: w.heading });
    await expect(block.getByRole('heading', { level: 4 })).toHaveCount(2);
    await expect(keep.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(keep.nth(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('without a connection', () => {
    // The browser may ask for the icon at any time.
    test.use({ allowed: /icon\.svg|ERR_INTERNET_DISCONNECTED$/ });
    test(`shows the list once there is a connection, ${locale}`, async ({ page, context }) => {
      // Where the map is closed, so that it is not being loaded.
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(path);
      await hydrate(page);
      await context.setOffline(true);
      const keep = page.getByRole('button', { name: w.keep });
      await keep.nth(3).click();
      await expect(keep.nth(3)).toHaveAttribute('aria-pressed', 'true');
      const block = page.getByRole('region', { name: w.heading });
      await expect(block).toHaveCount(0);
      await context.setOffline(false);
      await expect(block.getByRole('heading', { level: 4 })).toHaveCount(1);
    });
  });

  test.describe('with a file that fails', () => {
    test.use({ allowed: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });
    for (const file of ['SavedStudySites', 'study-sites'])
      test(`shows the list after a reload, ${file}, ${locale}`, async ({ page }) => {
        await page.route(`**/assets/${file}-*.js`, (route) => route.abort(), { times: 1 });
        await page.goto(path);
        await hydrate(page);
        const keep = page.getByRole('button', { name: w.keep });
        await keep.nth(3).click();
        const block = page.getByRole('region', { name: w.heading });
        await expect(block.getByRole('heading', { level: 4 })).toHaveCount(1);
        await expect(keep.nth(3)).toHaveAttribute('aria-pressed', 'true');
      });
  });

  test(`keeps nothing on a shared phone, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await hydrate(page);
    await page.getByRole('button', { name: w.keep }).first().click();
    const block = page.getByRole('region', { name: w.heading });
    await expectNoSidewaysScroll(page);
    await block.getByRole('button', { name: w.off }).click();
    await expect(block.getByText(w.nothing)).toBeVisible();
    await expect(page.getByRole('button', { name: w.keep })).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole('button', { name: w.keep })).toHaveCount(0);
    await block.getByRole('button', { name: w.on }).click();
    await expect(page.getByRole('button', { name: w.keep })).toHaveCount(10);

    // Also where “Keep” would be; it stores nothing before another press.
    await page.getByRole('button', { name: w.keep }).first().click();
    await block.getByRole('button', { name: w.off }).click();
    const on = page.getByRole('listitem').getByRole('button', { name: w.on });
    await expect(on).toHaveCount(10);
    const names = await on.evaluateAll((buttons) => buttons.map(({ textContent }) => textContent));
    expect(new Set(names).size).toBe(10);
    expect(names.filter((name) => !name.startsWith(`${w.on} `))).toEqual([]);
    await expectNoSidewaysScroll(page);
    await on.nth(1).click();
    await expect(on).toHaveCount(0);
    await expect(page.getByRole('button', { name: w.keep }).nth(1)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('saved-study-sites'))).toBe(null);
    await page.keyboard.press('Enter');
    await expect(block.getByRole('heading', { level: 4 })).toHaveCount(1);
  });

  test.describe('without storage', () => {
    test(`offers nothing to keep, ${locale}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await page.goto(path);
      await hydrate(page);
      await expect(page.getByRole('button', { name: w.keep })).toHaveCount(0);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`offers nothing to keep, ${locale}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('[data-component=result-list-item]')).toHaveCount(10);
      await expect(page.getByRole('button', { name: w.keep })).toHaveCount(0);
    });
  });
}
