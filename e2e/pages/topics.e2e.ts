import { loadRecords } from '@longcovid/content/load';

import { localePath } from '../../packages/site/src/pages.ts';
import { expect, locales, test } from './test.ts';

const PAGES = ['/for-participants', '/for-participants/adults', '/for-participants/pregnant-women'] as const;

for (const locale of locales) {
  for (const path of PAGES) {
    test(`tells how long each test takes, whether it hurts, and where, on ${path}, ${locale}`, async ({
      page,
    }) => {
      await page.goto(localePath(locale, path));
      for (const { id, title, duration, pain, setting } of loadRecords(locale, 'studyTests')) {
        const summary = page.locator(`#test-${id} > summary`);
        await expect(summary.getByRole('heading', { level: 3 })).toContainText(title);
        for (const fact of [duration, pain, setting])
          await expect(summary.getByText(fact, { exact: true })).toBeVisible();
      }
    });
  }

  test(`opens the rest of a test by its name, ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, '/for-participants'));
    const test = page.locator('#test-upsit');
    const text = test.locator('[data-part=content] p').first();
    await expect(text).toBeHidden();
    await test.getByText(/UPSIT/).first().click();
    await expect(text).toBeVisible();
  });

  test(`opens the answer that a link leads to, ${locale}`, async ({ page }) => {
    await page.goto(`${localePath(locale, '/answers')}#pay`);
    const details = page.locator('details#pay');
    await expect(details.locator('p').first()).toBeVisible();
    await expect(details.getByRole('heading', { level: 3 })).toBeInViewport();
    await page.goto(`${localePath(locale, '/answers')}#rides`);
    await expect(page.locator('details#rides p').first()).toBeVisible();
  });

  test(`begins each story with its first sentence and reading time, ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, '/for-participants'));
    for (const { id, name, readLabel, body } of loadRecords(locale, 'stories')) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(card).toContainText(/1 minut/);
      const [first] = body;
      const text =
        first?.type === 'paragraph' && first.children[0]?.type === 'text' ? first.children[0].value : '';
      const sentence = card.locator('p:not(details p)').last();
      await expect(sentence).toHaveText(/^.*?[.?](?=\s|$)/.exec(text)?.[0] ?? 'no sentence');
      await card.locator(`#story-${id} summary`, { hasText: readLabel }).click();
      // What is read twice is read for nothing.
      await expect(card.locator('details')).not.toContainText((await sentence.textContent()) ?? '');
      await expect(card.locator('details p').first()).toBeVisible();
    }
  });
}

test('shows the tests as tiles of three columns on a wide screen, and in one on a phone', async ({
  page,
}) => {
  const getColumns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const cards = page.getByRole('listitem').filter({ has: page.locator('[id^=test-]') });
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(boxes).toHaveLength(8);
    return new Set(boxes.map((box) => box?.x)).size;
  };
  await page.goto('/for-participants/adults');
  expect(await getColumns(1024)).toBe(3);
  expect(await getColumns(390)).toBe(1);
});
