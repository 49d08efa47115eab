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
