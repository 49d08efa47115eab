import { openMap, search } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate } from './hydrated.ts';
import { expect, locales, test } from './test.ts';

for (const locale of locales) {
  const w = finderText[locale];

  test(`opens the state of a study site that is pressed on the map, and moves focus to it, ${locale}`, async ({
    page,
  }) => {
    // Few study sites, so that some have a marker of their own.
    await page.goto(`${w.home}?cohort=autopsy`);
    await hydrate(page);
    await openMap(page, locale);
    const marker = page.getByRole('group', { name: w.mapName }).locator('[data-part=mark]').first();
    const title = page.locator(`#result-${await marker.getAttribute('data-id')}`);
    const state = page.locator('details', { has: title });
    await expect(title).toBeHidden();

    await marker.click();
    await expect(title).toBeFocused();
    await state.locator('> summary').click();
    await expect(title).toBeHidden();

    await marker.click();
    await expect(title).toBeFocused();
  });

  test(`shows the searched place and its nearest study sites on the map, beside the list, ${locale}`, async ({
    page,
  }) => {
    await page.goto(w.home);
    await search(page, locale, '97205');
    const map = page.getByRole('group', { name: w.mapName });
    const list = page.locator('[data-component=result-list]');
    await openMap(page, locale);
    await expect(map.locator('[data-part=place]')).toHaveText('Portland, OR 97205');
    await expect(map.locator('[data-part=status]')).toHaveText(/^(\D+ )?[1-9]\d? (of|de) 200/);
    await list.locator('[data-part=title]').nth(5).scrollIntoViewIfNeeded();
    await expect(map.locator('[data-part=frame]')).toBeInViewport();
    const [left, right] = [await list.boundingBox(), await map.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);

    // A second search moves the map, and a phone has it after a press, as wide as the list.
    await page.setViewportSize({ width: 390, height: 800 });
    await search(page, locale, '33101');
    await expect(map).toBeHidden();
    await openMap(page, locale);
    await expect(map.locator('[data-part=place]')).toHaveText('Miami, FL 33101');
    expect((await map.boundingBox())?.width).toBeCloseTo((await list.boundingBox())?.width ?? 0, 0);
    await expect(map).toBeInViewport();
  });

  test(`leads from the map to the study sites of a state before a search, ${locale}`, async ({ page }) => {
    await page.goto(w.home);
    await hydrate(page);
    await openMap(page, locale);
    const map = page.getByRole('group', { name: w.mapName });
    const zoomIn = map.locator('[data-part=zoom-in]');
    const marker = map.locator('[data-part=mark]').first();
    while ((await marker.count()) === 0) await zoomIn.click();
    const name = (await marker.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await marker.click();
    await expect(page).toHaveURL(/\/study-sites#/);
    await expect(page.getByRole('rowheader', { name }).first()).toBeInViewport();
  });
}
