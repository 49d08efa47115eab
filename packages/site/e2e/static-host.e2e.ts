import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { expect, test } from './test.ts';

const built = fileURLToPath(new URL('../dist/client', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers every request from the built files alone, as a static host does. */
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

test.describe('on a static host', () => {
  test.use({ locale: 'es-US' });

  test('the starter leads a Spanish browser from / to Spanish, once, and remembers', async ({
    page,
    context,
  }) => {
    await serveStatically(page);
    await page.goto('/');
    await expect(page).toHaveURL('/es');
    expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')).toMatchObject({
      value: 'es',
    });
    await page.getByRole('link', { name: 'In English' }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page).toHaveURL('/');
  });
});
