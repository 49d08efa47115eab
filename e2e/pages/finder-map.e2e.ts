import type { Page } from '@playwright/test';

import studySites from '../../packages/content/datasets/study-sites.json' with { type: 'json' };
import { openMap, search } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';

/**
 * Names of marks whose center is not on the land of the state, or in the frame, of a study site that is exactly there. The
 * study sites of Canada are in a frame at the top, which has no land.
 */
const findMisplacedMarks = async (page: Page) => {
  const { points } = (await (await page.request.get('/data/map.json')).json()) as {
    points: Record<string, { x: number; y: number }>;
  };
  const places = studySites.map(({ id, state, country }) => ({ state, country, ...points[id] }));
  return page.locator('[data-part=marks] button').evaluateAll((marks, places) => {
    const areas = [...document.querySelectorAll<SVGPathElement>('[data-part=area]')];
    const toScreen = areas[0]?.getScreenCTM() ?? new DOMMatrix();
    return marks.flatMap((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const center = new DOMPoint(x + width / 2, y + height / 2);
      const here = places.filter((place) => {
        const point = new DOMPoint(place.x, place.y).matrixTransform(toScreen);
        return Math.hypot(point.x - center.x, point.y - center.y) < 1;
      });
      const at = center.matrixTransform(toScreen.inverse());
      const isInPlace = here.some(({ state, country }) =>
        country === 'CA'
          ? at.y < 60
          : areas.some((area) => area.dataset.code === state && area.isPointInFill(at)),
      );
      return isInPlace ? [] : (mark.getAttribute('aria-label') ?? '');
    });
  }, places);
};

for (const width of [320, 390, 768, 1280]) {
  test(`has every mark on the land of its state, of all study sites and near a coast, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await search(page, 'en', '02888');
    await openMap(page, 'en');
    const map = page.getByRole('group', { name: finderText.en.mapName });
    await expect(map.locator('[data-part=place]')).toBeVisible();
    await map.locator('[data-part=whole-map]').click();
    expect(await findMisplacedMarks(page)).toEqual([]);
    // The nearest study site stays in view; it is nearer to the sea than the outline is exact.
    await map.locator('[data-part=marks] button').first().focus();
    for (let level = 0; level < 6; level += 1) {
      await page.keyboard.press('+');
      expect(await findMisplacedMarks(page)).toEqual([]);
    }
  });
}

test('has a picture of all study sites where the map will be, before script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const picture = page.locator('#find-sites figure img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const svg = await (await page.request.get('/data/map.svg')).text();
  expect(svg.match(/h0/g)).toHaveLength(200);
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await hydrate(page);
  await openMap(page, 'en');
  await expect(page.locator('[data-part=drawing]')).toBeVisible();
  await expect(picture).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the picture before a search, and never one of other study sites', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await expect(page.locator('#find-sites figure')).toBeVisible();
    // The part around a place, and of a state, that its live map shows too.
    for (const path of ['/?near=35203#find-sites', '/new-mexico']) {
      await page.goto(path);
      const picture = page.locator('#find-sites figure img');
      const box = (await picture.getAttribute('src'))?.match(/viewBox\((\d+),(\d+),(\d+),(\d+)\)/);
      expect(Number(box?.[3]), path).toBeLessThan(1950 / 3);
      await expect(page.locator('#find-sites figcaption')).not.toContainText('All');
    }
    await page.goto('/?cohort=pregnancy#find-sites');
    await expect(page.locator('#find-sites figure')).toHaveCount(0);
  });
});

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
    await expect(page.getByRole('main').getByText(name).first()).toBeInViewport();
  });
}
