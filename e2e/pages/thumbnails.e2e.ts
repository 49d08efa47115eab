import type { Locator } from '@playwright/test';

import { expect, locales, test } from './test.ts';

const getBox = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

/** Whether the file of symbols has one under the name in the link, with shapes of its own. */
const isDrawn = (thumbnail: Locator) =>
  thumbnail.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width > 20);

/** Expects a decorative picture, loaded at twice its displayed size. */
async function expectThumbnail(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 240);
  await expect(picture).toHaveAttribute('alt', '');
}

for (const locale of locales) {
  const prefix = locale === 'en' ? '' : '/es';

  test(`shows what is in a document in lists, and its first page on its own page, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/study-materials`);
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    const thumbnail = card.locator('[data-part=thumbnail]');
    await expect(card.getByRole('img')).toHaveCount(0);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const text = await getBox(card.getByRole('heading'));
      expect((await getBox(thumbnail)).right, `at ${width} px`).toBeLessThan(text.left);
    }
    await expect.poll(() => isDrawn(thumbnail)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(thumbnail).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.setViewportSize({ width: 1280, height: 800 });
    // A document has the same thumbnail on the page of its group.
    const getSymbol = (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: title, exact: true }) })
        .locator('[data-part=thumbnail] use')
        .getAttribute('href');
    const kit = locale === 'en' ? 'The saliva kit for your child' : 'El kit de saliva para su hijo';
    const symbol = await getSymbol(kit);
    expect(symbol).toMatch(/#saliva-tube$/);
    await page.goto(`${prefix}/for-participants/children`);
    expect(await getSymbol(kit)).toBe(symbol);

    for (const path of ['/stay-informed/newsletters/fall-2025', '/study-materials/adult-join']) {
      await page.goto(prefix + path);
      await expectThumbnail(page.getByRole('main').locator('img'));
    }
  });
}
