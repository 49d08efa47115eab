import type { Page } from '@playwright/test';

import { readWords } from '../messages.ts';
import { expectNoViolations } from './axe.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

const words = readWords({
  type: 'materials.type',
  group: 'materials.group',
  show: 'finder.filters.apply',
  noFilters: 'materials.none',
});

const text = {
  en: {
    ...words.en,
    prefix: '',
    choose: 'Choose filters',
    all: '21 study materials',
    five: '5 study materials',
    one: '1 study material',
    fiveAnnounced: '5 study materials match.',
    empty: /We have nothing of this type for this group/,
    none: 'No study materials',
    remove: 'Remove the filter Enrollment',
    clear: 'Clear all filters',
    adultJoin: 'Taking part in the adult study',
    meta: /Enrollment.*Adults.*Look at the PDF.*Download \(PDF, \d+\spages?\) \d+\skB, in English/,
    counted: 'Enrollment (5)',
    other: 'En Español',
  },
  es: {
    ...words.es,
    prefix: '/es',
    choose: 'Elegir filtros',
    all: '21 materiales',
    five: '5 materiales',
    one: '1 material',
    fiveAnnounced: 'Hay 5 materiales en la lista.',
    empty: /No hay nada de este tipo para este grupo/,
    none: 'Ningún material',
    remove: 'Quitar el filtro Inscripción',
    clear: 'Quitar todos los filtros',
    adultJoin: 'Participar en el estudio de adultos',
    meta: /Inscripción.*Adultos.*Ver el PDF.*Descargar \(PDF, \d+\spáginas?\) \d+\skB, en español/,
    counted: 'Inscripción (5)',
    other: 'In English',
  },
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

for (const locale of locales) {
  const w = text[locale];
  const path = `${w.prefix}/study-materials`;
  const otherPath = `${text[locale === 'en' ? 'es' : 'en'].prefix}/study-materials`;
  const type = (page: Page) => page.getByRole('combobox', { name: w.type });
  const group = (page: Page) => page.getByRole('combobox', { name: w.group });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`filters by type and group and removes each, without script, ${locale}`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, w.all)).toBeVisible();
      await expect(cards(page)).toHaveCount(21);
      await type(page).selectOption('enrollment');
      await group(page).selectOption('adult');
      await page.getByRole('button', { name: w.show }).click();
      await expect(page).toHaveURL(`${path}?type=enrollment&group=adult#materials`);
      await expect(heading(page, w.one)).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expect(type(page)).toHaveValue('enrollment');
      await page.getByRole('link', { name: w.remove }).click();
      await expect(page).toHaveURL(`${path}?group=adult#materials`);
      await expect(cards(page)).toHaveCount(5);
      await page.getByRole('link', { name: w.other }).click();
      await expect(page).toHaveURL(`${otherPath}?group=adult`);
      await expect(cards(page)).toHaveCount(5);
    });
  });

  test(`applies a filter immediately, announces, lists and shares it, undoes it by Back and clears it, ${locale}`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByText(w.noFilters)).toBeVisible();
    await expect(type(page).getByRole('option', { name: w.counted })).toBeAttached();
    await type(page).selectOption('enrollment');
    await expect(page).toHaveURL(`${path}?type=enrollment`);
    await expect(heading(page, w.five)).toBeVisible();
    await expect(page.locator('[aria-live]').getByText(w.fiveAnnounced)).toHaveCount(1);
    await page.reload();
    await expect(type(page)).toHaveValue('enrollment');
    await expect(cards(page)).toHaveCount(5);
    await hydrate(page);
    await group(page).selectOption('adult');
    await expect(heading(page, w.one)).toBeVisible();
    await expect(cards(page)).toHaveText(w.meta);
    await page.goBack();
    await expect(group(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(5);
    await expectNoViolations(page);
    await page.getByRole('link', { name: w.other }).click();
    await expect(page).toHaveURL(`${otherPath}?type=enrollment`);
    await expect(cards(page)).toHaveCount(5);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?type=enrollment`);
    await page.getByRole('link', { name: w.clear }).click();
    await expect(page).toHaveURL(path);
    await expect(type(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(21);
  });

  test(`leads by keyboard from the filters to a document, ${locale}, 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await tabTo(page, page.locator('summary', { hasText: w.choose }));
    await isHydrated(page);
    await page.keyboard.press('Enter');
    await tabTo(page, type(page));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: w.show }));
    await page.keyboard.press('Enter');
    await expect(heading(page, w.five)).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await tabTo(page, page.getByRole('link', { name: w.adultJoin, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${w.prefix}/study-materials/adult-join`);
    await expect(page.getByRole('heading', { level: 1, name: w.adultJoin })).toBeFocused();
  });

  test(`shows all documents in few screens, ${locale}`, async ({ page }) => {
    for (const [width, columns] of [
      [1280, 3],
      [768, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const starts = await cards(page).evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().x),
      );
      expect(new Set(starts).size, `columns at ${width} px`).toBe(columns);
      // Between the heading of the list and its first card is no more than the button for all of them.
      const [above, button, first] = await Promise.all(
        [heading(page, w.all), page.getByRole('button', { name: /zip/ }), cards(page).first()].map((each) =>
          each.boundingBox(),
        ),
      );
      const bottom = Math.max(...[above, button].map((each) => (each?.y ?? 0) + (each?.height ?? 0)));
      expect((first?.y ?? 0) - bottom, `gap at ${width} px`).toBeLessThan(40);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
  });

  test(`shows a message for an empty list, ${locale}`, async ({ page }) => {
    await page.route(`**/data${path}.json`, async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { body: { materials?: { type: string }[] }[] };
      for (const block of data.body)
        block.materials = block.materials?.filter((material) => material.type !== 'enrollment');
      await route.fulfill({ response, json: data });
    });
    await page.goto(`${w.prefix}/`);
    await hydrate(page);
    await page.getByRole('contentinfo').locator('a[href$="/study-materials"]').first().click();
    await expect(cards(page)).toHaveCount(16);
    await type(page).selectOption('enrollment');
    await expect(heading(page, w.none)).toBeVisible();
    await expect(page.getByText(w.empty)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expectNoViolations(page);
  });
}

test('ignores unknown filters', async ({ page }) => {
  await page.goto('/study-materials?type=flyer&group=%3Cscript%3E&name=Ana');
  await expect(cards(page)).toHaveCount(21);
  await expect(page.getByText('No filters are on.')).toBeVisible();
});
