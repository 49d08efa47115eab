import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { expect, test } from './test.ts';

const built = fileURLToPath(new URL('../../packages/site/dist/client', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Fulfills every request from the built files alone, as a static host does. */
async function serveStatically(page: Page) {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = extname(pathname) ? pathname : join(pathname, 'index.html');
    try {
      const body = await readFile(join(built, file));
      await route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' });
    } catch {
      await route.fulfill({ status: 404, path: join(built, '404.html'), contentType: 'text/html' });
    }
  });
}

/** Languages of browsers, and which of our languages each prefers. */
const BROWSERS = { 'en-US': 'en', 'es-US': 'es', 'fr-CA': undefined } as const;
/** Values of the cookie, and the language stored in them. Values that we never set count as none. */
const COOKIES = { en: 'en', es: 'es', fr: undefined, 'es-MX': undefined, '': undefined } as const;

for (const [locale, preferred] of Object.entries(BROWSERS)) {
  test.describe(`on a static host, a ${locale} browser`, () => {
    test.use({ locale });

    for (const [value, known] of Object.entries(COOKIES)) {
      test(`is redirected from / by the cookie '${value}', else by its own language`, async ({
        page,
        context,
        baseURL,
      }) => {
        await serveStatically(page);
        if (value) await context.addCookies([{ name: 'i18n_redirected', value, url: baseURL }]);
        const language = known ?? preferred;
        await page.goto('/?utm=x#find-sites');
        await expect(page).toHaveURL(language === 'es' ? '/es?utm=x#find-sites' : '/?utm=x#find-sites');
        const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
        expect(cookie?.value).toBe(language ?? (value || undefined));

        await page.getByRole('link', { name: language === 'es' ? 'In English' : 'En Español' }).click();
        const chosen = language === 'es' ? 'en' : 'es';
        await expect(page.locator('html')).toHaveAttribute('lang', chosen);
        // The loader stores the choice once the page has loaded.
        await page.waitForLoadState();
        await page.goto('about:blank');
        await page.goto('/');
        await expect(page).toHaveURL(chosen === 'es' ? '/es' : '/');
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', chosen);
      });
    }

    test('remembers a language chosen on another page', async ({ page }) => {
      await serveStatically(page);
      await page.goto('/es/site-map');
      for (const [label, path, home] of [
        ['In English', '/site-map', '/'],
        ['En Español', '/es/site-map', '/es'],
      ] as const) {
        await page.getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(path);
        await page.waitForLoadState();
        await page.goto('about:blank');
        await page.goto('/');
        await expect(page).toHaveURL(home);
        await page.goto('about:blank');
        await page.goto(path);
      }
    });
  });
}
