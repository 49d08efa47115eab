import type { Page } from '@playwright/test';

import { readWords } from '../messages.ts';
import { expectNoViolations } from './axe.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

const words = readWords({
  cancel: 'materials.zip.cancel',
  canceled: 'materials.zip.canceled',
  file: 'materials.zip.file',
});

const text = {
  en: {
    ...words.en,
    path: '/study-materials',
    all: /^Download all 21 documents in one zip file \(5\d\d\skB\)$/,
    five: /^Download all 5 documents in one zip file \(1\d\d\skB\)$/,
    progress: '4 of 5 documents',
    failed: /The zip file could not be made, and nothing was saved/,
    saved: 'Done. Your browser saves study-materials.zip with 5 documents. Look for it in your downloads.',
  },
  es: {
    ...words.es,
    path: '/es/study-materials',
    all: /^Descargar los 21 documentos en un archivo zip \(5\d\d\skB\)$/,
    five: /^Descargar los 5 documentos en un archivo zip \(1\d\d\skB\)$/,
    progress: '4 de 5 documentos',
    failed: /No se pudo crear el archivo zip y no se guardó nada/,
    saved:
      'Listo. Su navegador guarda materiales-del-estudio.zip con 5 documentos. Búsquelo en sus descargas.',
  },
} as const;

const zipButton = (page: Page, name: RegExp) => page.getByRole('button', { name });

for (const locale of locales) {
  const w = text[locale];

  test.describe('all documents', () => {
    test.use({ allowed: /zip of all documents was not created|status of 404|^response 404: .*\.pdf$/ });

    test(`zips the filtered documents and reports failure and cancel, ${locale}, 320 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${w.path}?type=enrollment`);
      await hydrate(page);
      const button = zipButton(page, w.five);

      await page.route('**/adult-join.pdf', (route) => route.fulfill({ status: 404, body: 'Not here' }));
      await button.click();
      await expect(page.getByRole('status').getByText(w.failed)).toBeVisible();
      await page.unrouteAll();

      let isRequested = false;
      await page.route('**/adult-join.pdf', () => {
        isRequested = true;
      });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', w.progress);
      await expect(page.getByText(w.progress, { exact: true })).toBeVisible();
      expect(isRequested).toBe(true);
      await expect(button).toBeFocused();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await tabTo(page, page.getByRole('button', { name: w.cancel, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').getByText(w.canceled)).toBeVisible();
      await expect(button).toBeFocused();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      const saving = page.waitForEvent('download');
      await button.click();
      expect((await saving).suggestedFilename()).toBe(w.file);
      await expect(page.getByRole('status').getByText(w.saved)).toBeVisible();
      await page.goto(w.path);
      await expect(zipButton(page, w.all)).toBeVisible();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has neither a button that needs script nor a gap in its place', async ({ page }) => {
    await page.goto('/study-materials');
    await expect(page.getByRole('main').locator('a[download]')).toHaveCount(21);
    await expect(page.getByText(/zip/)).toBeHidden();
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    const [above, below] = [
      await page.getByRole('heading', { name: '21 study materials' }).boundingBox(),
      await list.boundingBox(),
    ];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
  });
});
