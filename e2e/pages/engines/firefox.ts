import { existsSync } from 'node:fs';
import { launch, type Page } from 'puppeteer-core';

import type { EnginePage, StartEngine } from './engine-page.ts';

/** Path of the installed Firefox, or undefined. `FIREFOX_PATH` overrides it. @throws Error if that file does not exist. */
function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named === undefined)
    return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
  if (!existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`);
  return named;
}

/** Collects console errors and warnings, page errors, and blocked or failed requests. */
function collectFailures(page: Page, failures: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) failures.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => failures.push(`page error: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts pending prefetches of the previous page.
    if (reason !== 'NS_BINDING_ABORTED') failures.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`response ${response.status()}: ${response.url()}`);
  });
}

/**
 * After its last element Tab leaves the page for the toolbar. Keys that are sent to the page still move its focus, but
 * Enter does nothing there.
 *
 * @throws Error if the page does not have the keyboard.
 */
async function requireKeyboard(page: Page): Promise<void> {
  if (await page.evaluate(() => document.hasFocus())) return;
  throw new Error('The keyboard has left the page for the toolbar of Firefox: keys would do nothing.');
}

const drive = (page: Page): EnginePage => ({
  open: async (url, size) => {
    await page.setViewport(size);
    await page.goto(url);
  },
  url: () => Promise.resolve(page.url()),
  title: () => page.title(),
  findByRole: async (role, name) => {
    const found = await page.$(`aria/${name}[role="${role}"]`);
    return found
      ? {
          isVisible: () => found.isVisible(),
          evaluate: (read) => found.evaluate(read as (element: Node) => unknown) as Promise<never>,
        }
      : undefined;
  },
  evaluate: (read, ...values) =>
    page.evaluate(read as (...sent: unknown[]) => unknown, ...values) as Promise<never>,
  press: async (...keys) => {
    for (const key of keys) {
      await requireKeyboard(page);
      await page.keyboard.press(key);
    }
  },
  pressWithShift: async (key) => {
    await requireKeyboard(page);
    await page.keyboard.down('Shift');
    await page.keyboard.press(key);
    await page.keyboard.up('Shift');
  },
  type: async (text) => {
    await requireKeyboard(page);
    await page.keyboard.type(text);
  },
  setLanguages: (languages) => page.setExtraHTTPHeaders({ 'accept-language': languages }),
});

export const startFirefox: StartEngine = async (isScriptOn) => {
  const executablePath = findFirefox();
  if (executablePath === undefined) return undefined;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // Firefox starts slowly on a busy machine.
    timeout: 120_000,
    // Firefox sometimes does not respond to a call. The call then fails, and polling assertions repeat it.
    protocolTimeout: 45_000,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US, en',
      // Firefox does not support the protocol's own switch for scripts yet.
      'javascript.enabled': isScriptOn,
    },
  });
  return {
    openPage: async (failures) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      collectFailures(page, failures);
      return { page: drive(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
};
