import type { Page, Route } from '@playwright/test';

import { focusControl, hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { REST } from '../../packages/site/src/navigation/prefetch-links.ts';
import { joinText } from './join-text.ts';
import { byLanguage, nightly } from './nightly.ts';
import { hold } from './requests.ts';
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
  const letThrough = await hold(page, '**/assets/client-*.js');
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
  const answer = page.locator('main details details').first();
  const question = answer.locator('summary');
  await question.click();
  await expect(answer).toHaveAttribute('open');
  await scripts.releaseAll();
  await page.waitForLoadState();
  await hydrate(page);
  await expect(answer).toHaveAttribute('open');
  await question.click();
  await expect(answer).not.toHaveAttribute('open');
});

/** Puts an element round the texts of the page, except in those where HTML allows none. */
function wrapTexts([tag, excluded, pattern]: readonly [string, string, string]) {
  const walker = document.createTreeWalker(document.querySelector('#root') ?? document, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest(excluded) || !new RegExp(pattern).test(text.nodeValue ?? '')) continue;
    const wrapper = document.createElement(tag);
    text.parentNode?.replaceChild(wrapper, text);
    wrapper.append(text);
  }
}

/** What changes a page between the server and our script. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  'an extension puts a node beside each field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('#root :is(input,select,textarea)'))
        field.insertAdjacentElement('afterend', document.createElement('div'));
    }),
  'a browser makes numbers links': (page) =>
    page.evaluate(wrapTexts, ['a', 'a,label,summary,option,textarea,noscript,script', '\\d{3}'] as const),
  'a translator wraps each text': (page) =>
    page.evaluate(wrapTexts, ['font', 'option,textarea,noscript,script,svg', '\\S'] as const),
  'a browser fills in fields': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('main input[autocomplete=email]'))
        field.value = 'ana@example.org';
      for (const field of document.querySelectorAll('main input')) field.setAttribute('data-filled', '');
    }),
};

/** What a person has changed in the main content, and where focus and caret are. */
const readState = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input,select,textarea)')];
  const { activeElement: active } = document;
  return {
    values: fields
      .filter(({ type, checked, value }) =>
        /^(checkbox|radio)$/.test(type) ? checked : type !== 'hidden' && value,
      )
      .map(({ name, value }) => `${name}=${value}`),
    open: [...document.querySelectorAll('main details[open] > summary')].map(
      ({ textContent }) => textContent,
    ),
    focus: [
      active?.localName,
      active?.getAttribute('name'),
      (active as HTMLInputElement | null)?.selectionStart,
    ],
  };
};

const formPages = [
  '/contact',
  '/',
  '/join?site=sample-001',
  '/alerts',
  '/study-materials',
  '/for-participants/adults/journey',
] as const;

test.describe('where the page is changed before script', () => {
  // React reports that it renders the page anew.
  test.use({ allowed: /React error #418|hydrat/i });

  for (const [change, apply] of Object.entries(changes))
    for (const path of formPages) {
      const inGate = change.startsWith('an extension') && path === '/contact';
      test(
        `keeps what was typed, chosen, opened and focused: ${change}, ${path}`,
        inGate ? {} : nightly,
        async ({ page }) => {
          const requests: string[] = [];
          page.on('request', (request) => requests.push(request.url()));
          const scripts = await holdScripts(page);
          await page.goto(path, { waitUntil: 'commit' });
          await page.locator('#hydration').waitFor({ state: 'attached' });
          await apply(page);
          const main = page.getByRole('main');
          const press = async (selector: string) => {
            const control = main.locator(selector).first();
            if ((await control.count()) > 0) await control.press('Space');
          };
          await press('input[type=radio]:visible');
          await press('input[type=checkbox]:visible');
          await press('summary:visible');
          const choice = main.locator('select:visible').first();
          if ((await choice.count()) > 0) {
            await choice.focus();
            await choice.selectOption({ index: 1 });
          }
          const text = main.locator(':is(input[type=text],textarea):visible').first();
          if ((await text.count()) > 0) {
            await text.focus();
            await page.keyboard.type('Mara');
            await page.keyboard.press('ArrowLeft');
          }
          const before = await page.evaluate(readState);
          await scripts.releaseAll();
          await page.waitForLoadState();
          // An intent that changes nothing, for a page on which no field has focus.
          await page.locator('header summary').last().dispatchEvent('keydown');
          await isHydrated(page);
          expect(await page.evaluate(readState)).toEqual(before);
          await expect(page.locator(':focus')).toBeInViewport();
          // Only a page whose elements or text differ needs it.
          expect(requests.some((url) => url.includes('/keep-changes-'))).toBe(
            !change.endsWith('fills in fields'),
          );
          if ((await text.count()) === 0) return;
          await page.keyboard.type('i');
          await expect(text).toHaveValue('Maria');
        },
      );
    }
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

  await hydrate(page);
});

/** Scripts that are requested from now on, other than the loader. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !pathname.includes('/loader-')) scripts.push(pathname);
  });
  return scripts;
}

const siteMap = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Site map' });

test('starts no script for a link or an answer', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/answers');
  await page.clock.install();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('a:focus')).toHaveCount(1);
  await siteMap(page).hover();
  await page.clock.runFor(2 * REST);
  await siteMap(page).focus();
  await page.clock.runFor(2 * REST);
  await page.locator('main [data-component=disclosure] > summary').first().click();
  await page.clock.runFor(2 * REST);
  // A request of its own is answered after all that were begun before it.
  await page.evaluate(() => fetch('/', { method: 'HEAD' }));
  expect(scripts).toEqual([]);
});

test('opens the page of a link as plain HTML right after pointing at it', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto('/accessibility');
  await siteMap(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site map');
  expect(scripts).toEqual([]);
});

const controls: Record<string, (page: Page) => Promise<void>> = {
  'focus on a field': (page) => page.locator('main select').first().focus(),
  'a press of a menu': (page) => page.locator('header summary').last().click(),
  'a pointer that rests on a button': (page) => page.locator('main button[type=submit]').hover(),
};

for (const [what, act] of Object.entries(controls))
  test(`starts script at ${what}`, async ({ page }) => {
    await page.goto('/study-materials');
    await act(page);
    await isHydrated(page);
  });

for (const [what, press] of Object.entries({
  'a link': (page: Page) => siteMap(page).click(),
  'a form': (page: Page) => page.locator('main button[type=submit]').click(),
}))
  test(`ends the load of script when ${what} opens a page, until the next intent`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.route('**/assets/loader-*.js', (route) => route.continue());
    // A page that stays after all shows whether it hydrates.
    await page.route(/[/](?:site-map|study-materials[?].*)$/, (route) => route.fulfill({ status: 204 }));
    await page.goto('/study-materials');
    await focusControl(page);
    await expect.poll(scripts.count).toBeGreaterThan(0);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await press(page);
    await ended;
    await scripts.releaseAll();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.locator('main select').last().focus();
    await isHydrated(page);
  });

test('opens the disclosure that the address names before an intent', async ({ page }) => {
  await page.goto('/study-sites#state-wv');
  await expect(page.locator('#state-wv')).toHaveAttribute('open');
  await page.evaluate(() => (location.hash = 'state-wi'));
  await expect(page.locator('#state-wi')).toHaveAttribute('open');
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
    await focusControl(page);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    isBroken = false;
    await page.keyboard.press('Shift');
    await isHydrated(page);
  });
});
