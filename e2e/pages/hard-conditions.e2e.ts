import type { Page } from '@playwright/test';

import { groupField, search } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { joinText } from './join-text.ts';
import { nightly } from './nightly.ts';
import { expect, test } from './test.ts';

/** As a browser does whose person, or whose employer, has forbidden sites to store anything. */
const forbidStorage = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};

/** As on a device without free space. */
const fillDisk = () => {
  const reject = () => Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Cache.prototype.put = reject;
  Cache.prototype.addAll = reject;
  CacheStorage.prototype.open = reject;
};

/** As the translators of browsers do, then and whenever the page changes: each text is in elements of theirs. */
const translate = () =>
  addEventListener('DOMContentLoaded', () => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, noscript, option, textarea, svg'))
          continue;
        const outer = document.createElement('font');
        text.replaceWith(outer);
        outer.appendChild(document.createElement('font')).append(text);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

const conditions: Record<string, (page: Page) => Promise<unknown>> = {
  'storage that throws': (page) => page.addInitScript(forbidStorage),
  'a full disk': (page) => page.addInitScript(fillDisk),
  'a clock twenty years behind': (page) => page.clock.install({ time: new Date('2006-02-28T23:59:50') }),
  'a clock twenty years ahead': (page) => page.clock.install({ time: new Date('2046-12-31T23:59:50') }),
  'a zoom of 400 % on a phone': (page) => page.setViewportSize({ width: 80, height: 142 }),
  'a translator at work': (page) => page.addInitScript(translate),
};

for (const [name, begin] of Object.entries(conditions))
  test.describe(name, () => {
    // React reports what a translator changed, and renders the page anew.
    if (begin === conditions['a translator at work']) test.use({ allowed: /Minified React error #418/ });

    test('finds study sites', nightly, async ({ page }) => {
      const w = finderText.en;
      await begin(page);
      await page.goto(w.home);
      await search(page, 'en', '59801');
      await expect(page.getByRole('heading', { level: 3, name: /Missoula/ })).toBeVisible();
      const filters = page.getByText('Choose filters', { exact: true });
      if (await filters.isVisible()) await filters.click();
      await groupField(page, 'en').selectOption('pediatric');
      await expect(page.getByText(w.filterOn).first()).toBeAttached();
      await expect(groupField(page, 'en')).toHaveValue('pediatric');
    });

    test('asks to join, after an error', nightly, async ({ page }) => {
      const w = joinText.en;
      await begin(page);
      await page.goto('/join?site=sample-001');
      await page.locator('[name=firstName]').fill('Zoë');
      await hydrate(page);
      await expect(page.locator('[name=firstName]')).toHaveValue('Zoë');
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByRole('region', { name: w.problem })).toBeFocused();
      await page.getByRole('radio', { name: w.children }).check();
      await page.locator('[name=lastName]').fill('Ñusta');
      await page.getByRole('checkbox', { name: w.email }).check();
      await page.getByRole('textbox', { name: w.emailAddress }).fill('zoe@example.org');
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByRole('heading', { level: 1, name: w.thanks })).toBeFocused();
      await expect(page.getByText(/LC-[0-9A-Z]{5}-[0-9A-Z]{6}/)).toBeVisible();
    });
  });

test.describe('a connection of 2G', () => {
  // What a form answers, when script has not sent it, and a table that is late.
  test.use({ allowed: /\b422\b|signal timed out/ });

  for (const kind of ['script', 'font'])
    test(`finds study sites, and asks to join, while each ${kind} stalls`, nightly, async ({ page }) => {
      const stalled: string[] = [];
      await page.route('**/*', (route, request) => {
        if (request.resourceType() !== kind) return route.fallback();
        stalled.push(request.url());
        return undefined;
      });
      // What stalls also delays the event that loading has ended.
      await page.goto(finderText.en.home, { waitUntil: 'commit' });
      await page.getByRole('textbox', { name: finderText.en.place, exact: true }).fill('59801');
      await page.getByRole('button', { name: finderText.en.search, exact: true }).click();
      await expect(page.getByRole('heading', { level: 3, name: /Missoula/ })).toBeVisible();
      await page.goto('/join?site=sample-001', { waitUntil: 'commit' });
      await page.locator('[name=firstName]').fill('Zoë');
      await page.locator('[name=lastName]').fill('Ñusta');
      await page.getByRole('button', { name: joinText.en.send }).click();
      await expect(page.getByRole('region', { name: joinText.en.problem })).toBeVisible();
      await expect(page.locator('[name=firstName]')).toHaveValue('Zoë');
      expect(stalled).not.toEqual([]);
    });

  test('answers a search whose table of places stalls, and the next one', nightly, async ({ page }) => {
    const w = finderText.en;
    await page.goto(w.home);
    await hydrate(page);
    await page.route('**/geo/**', () => undefined);
    await page.locator('input[name=near]').fill('59801');
    await page.getByRole('button', { name: w.search, exact: true }).click();
    const error = page.getByText('We could not look up this place.').first();
    await expect(error).toBeVisible({ timeout: 40_000 });
    await expect(page.locator('input[name=near]')).toHaveValue('59801');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: w.search, exact: true }).click();
    await expect(page.getByRole('heading', { level: 3, name: /Missoula/ })).toBeVisible();
  });

  test('opens a page whose data stall as a document', nightly, async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.route('**/data/**', () => undefined);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).press('Enter');
    await expect(page).toHaveURL('/accessibility', { timeout: 40_000 });
    await expect(page.getByRole('heading', { level: 1, name: /Accessibility/ })).toBeVisible();
  });

  test('leaves focus where a visitor has gone when a late part arrives', nightly, async ({ page }) => {
    const w = finderText.en;
    await page.setViewportSize({ width: 320, height: 640 });
    const arrival = Promise.withResolvers<undefined>();
    await page.route('**/assets/search-parts-*', async (route) => {
      await arrival.promise;
      await route.fallback();
    });
    await page.goto(w.home);
    await hydrate(page);
    const place = page.locator('input[name=near]');
    await place.fill('xqzzyx');
    await page.getByRole('button', { name: w.search, exact: true }).click();
    await expect(place).toBeFocused();
    await expect(place).toHaveAttribute('aria-invalid', 'true');
    await place.fill('59801');
    const requested = page.waitForResponse(/search-parts-/);
    await page.getByRole('button', { name: w.search, exact: true }).click();
    await expect(page.locator('h2:focus, h3:focus')).toBeVisible();
    const filters = page.getByText('Choose filters', { exact: true });
    await filters.click();
    arrival.resolve(undefined);
    await (await requested).finished();
    await groupField(page, 'en').focus();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(groupField(page, 'en')).toBeFocused();
  });
});
