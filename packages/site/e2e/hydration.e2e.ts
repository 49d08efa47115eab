import type { Page, Route } from '@playwright/test';

import { hydrate, isHydrated } from './hydrated.ts';
import { joinText } from './join-text.ts';
import { byLanguage } from './nightly.ts';
import { expect, locales, test } from './test.ts';

/** Delays all scripts of the page and releases them one by one, so that a test can act between any two. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/assets/*.js', async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return {
    count: () => held.length,
    releaseOne: async () => {
      const route = held.shift();
      if (route) await route.continue();
    },
    releaseAll: async () => {
      isOpen = true;
      for (const route of held.splice(0)) await route.continue();
    },
  };
}

for (const locale of locales) {
  test(
    `keeps input, checks and focus at every moment before and during hydration, ${locale}`,
    byLanguage(locale),
    async ({ page }) => {
      const w = joinText[locale];
      const scripts = await holdScripts(page);
      await page.goto(`${locale === 'es' ? '/es' : ''}/join?site=sample-001`, { waitUntil: 'commit' });
      const first = page.locator('[name=firstName]');
      const last = page.locator('[name=lastName]');
      await first.focus();

      // Types a letter, releases a script, and so on until no script is held back.
      let typed = '';
      const type = async (letter: string) => {
        await page.keyboard.type(letter);
        typed += letter;
      };
      for (let moment = 0; moment < 30; moment += 1) {
        await type(String.fromCharCode(97 + (moment % 26)));
        await scripts.releaseOne();
        if (moment === 5) await page.getByRole('radio', { name: w.children }).check();
        if (moment === 8) await page.getByRole('checkbox', { name: w.email }).check();
        if (moment === 5 || moment === 8) await first.focus();
        await page.keyboard.press('End');
      }
      await scripts.releaseAll();
      await type('Z');
      await isHydrated(page);
      await type('!');

      await expect(first).toHaveValue(typed);
      await expect(first).toBeFocused();
      await expect(page.getByRole('radio', { name: w.children })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: w.email })).toBeChecked();
      // The labels ask for the parent or caregiver of the chosen group.
      await expect(page.getByRole('textbox', { name: w.first })).toHaveValue(typed);

      // They still do after the next render, caused by an error.
      await last.fill('Last');
      await page.getByRole('button', { name: w.send }).click();
      await expect(page.getByRole('heading', { name: w.problem })).toBeVisible();
      await expect(first).toHaveValue(typed);
      await expect(last).toHaveValue('Last');
      await expect(page.getByRole('checkbox', { name: w.email })).toBeChecked();
    },
  );
}

test('has no layout shift during hydration and handles a press that began before it', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/join?site=sample-001', { waitUntil: 'commit' });
  const email = page.getByRole('checkbox', { name: joinText.en.email });
  const place = async () => JSON.stringify(await email.boundingBox());
  await page.getByRole('radio', { name: joinText.en.children }).check();
  await expect(page.getByRole('textbox', { name: joinText.en.first })).toBeVisible();
  await email.hover();
  const before = await place();
  await page.mouse.down();
  await scripts.releaseAll();
  await isHydrated(page);
  expect(await place()).toBe(before);
  await page.mouse.up();
  await expect(email).toBeChecked();
});

test('replays an early press on a button that needs script, and only once', async ({ page }) => {
  let prints = 0;
  await page.exposeFunction('print', () => {
    prints += 1;
  });
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/for-participants/adults/journey');
  const print = page.getByRole('button', { name: 'Print' });
  await print.scrollIntoViewIfNeeded();
  const before = await print.boundingBox();
  await print.click();
  letThrough();
  await expect.poll(() => prints).toBe(1);
  await isHydrated(page);
  expect(await print.boundingBox(), 'nothing moved').toEqual(before);
  await print.click();
  await expect.poll(() => prints).toBe(2);
});

test('keeps disclosures open that were opened before hydration', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.locator('main summary').first();
  await question.click();
  const answer = page.locator('main details').first();
  await expect(answer).toHaveAttribute('open');
  await scripts.releaseAll();
  await page.waitForLoadState();
  await hydrate(page);
  await expect(answer).toHaveAttribute('open');
  await question.click();
  await expect(answer).not.toHaveAttribute('open');
});

test('keeps the caret in the middle of a word through hydration', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/join?site=sample-001', { waitUntil: 'commit' });
  const first = page.locator('[name=firstName]');
  await first.focus();
  await page.keyboard.type('Maria');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await scripts.releaseAll();
  await isHydrated(page);
  await page.keyboard.type('!');
  await expect(first).toHaveValue('Mar!ia');
});

test('fetches only document, style, loader, fonts and icon before an intent', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/accessibility');
  // A script that the loader asked for by itself is requested before the page is idle for the second time.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  const scripts = requests.filter((path) => path.endsWith('.js'));
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toContain('/assets/loader-');

  await page.keyboard.press('Tab');
  await isHydrated(page);
});

test.describe('when a script fails', () => {
  test.use({ allowed: /client-|works without it|Failed to load/ });

  test('keeps the page when a script fails, and retries at the next intent', async ({ page }) => {
    let isBroken = true;
    await page.route('**/assets/client-*.js', async (route) => {
      if (isBroken) await route.abort();
      else await route.continue();
    });
    await page.goto('/accessibility');
    const failed = page.waitForEvent('console', (message) => message.text().includes('works without it'));
    await page.keyboard.press('Tab');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    isBroken = false;
    await page.keyboard.press('Tab');
    await isHydrated(page);
  });
});
