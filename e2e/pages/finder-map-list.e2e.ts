import { openMap, search } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';

for (const locale of locales) {
  const w = finderText[locale];
  const toList = { en: 'To the list', es: 'Ver en la lista' }[locale];

  test(`marks a study site in the list and on the map at once, ${locale}`, async ({ page }) => {
    await page.goto(`${w.home}?cohort=autopsy#find-sites?near=87101`);
    await hydrate(page);
    await openMap(page, locale);
    const map = page.getByRole('group', { name: w.mapName });
    const ids = await page
      .locator('[data-component=result-list-item] [data-part=title]')
      .evaluateAll((titles) => titles.map(({ id }) => id.replace('result-', '')));
    const marks = map.locator('[data-part=mark]');
    await expect(marks.first()).toBeVisible();
    const shown = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('data-id') ?? ''));
    const id = shown.find((each) => ids.includes(each)) ?? '';
    const [card, mark] = [
      page.locator('li', { has: page.locator(`#result-${id}`) }),
      map.locator(`[data-id="${id}"]`),
    ];
    await card.hover();
    await expect(mark).toHaveAttribute('data-active');
    await page.mouse.move(0, 0);
    await expect(mark).not.toHaveAttribute('data-active');
    await card.getByRole('link').or(card.locator('summary')).first().focus();
    await expect(mark).toHaveAttribute('data-active');
    await mark.focus();
    await expect(card).toHaveAttribute('data-active');
    await expect(card).toHaveCSS('outline-width', '3px');
    await expect(mark).toHaveCSS('transition-duration', '0.12s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(mark).toHaveCSS('transition-duration', '0s');
  });

  test(`has no button that moves the picture, ${locale}`, async ({ page }) => {
    await page.goto(w.home);
    await hydrate(page);
    await openMap(page, locale);
    const map = page.getByRole('group', { name: w.mapName });
    const getTop = async () =>
      ((await map.locator('[data-part=frame]').boundingBox())?.y ?? 0) - ((await map.boundingBox())?.y ?? 0);
    await expect(map).toBeVisible();
    const before = await getTop();
    await page.locator('[data-part=zoom-in]').click();
    await expect(page.getByRole('button', { name: w.redo })).toBeVisible();
    expect(await getTop()).toBe(before);
  });

  test(`names the state and the towns of a map that a search has fitted, ${locale}`, async ({ page }) => {
    await page.goto(w.home);
    await search(page, locale, '60601');
    await openMap(page, locale);
    const map = page.getByRole('group', { name: w.mapName });
    await expect(map.locator('[data-part=area-name]', { hasText: 'Illinois' })).toBeAttached();
    await expect(map.locator('[data-part=town-name]', { hasText: 'Milwaukee' })).toBeAttached();
    await search(page, locale, '87101');
    await expect(map.locator('[data-part=place]')).toHaveText('Albuquerque, NM 87101');
    for (let turn = 0; turn < 3; turn += 1) await map.locator('[data-part=zoom-in]').click();
    const name = { en: 'New Mexico', es: 'Nuevo México' }[locale];
    await expect(map.locator('[data-part=area-name]', { hasText: name })).toBeAttached();
  });

  test(`has the map below its button on a phone, and keeps it when a mark is pressed, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${w.home}?cohort=autopsy`);
    await search(page, locale, '87101');
    await isHydrated(page);
    await expect(page.getByRole('heading', { name: /Albuquerque/ }).first()).toBeFocused();
    const button = page.getByRole('button', { name: w.map });
    await expect(button).toBeInViewport();
    await button.click();
    const map = page.getByRole('group', { name: w.mapName });
    await expect(map).toBeInViewport();
    const list = page.locator('[data-component=result-list]');
    const bottom = async (part: typeof map) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottom(map)).toBeLessThan((await list.boundingBox())?.y ?? 0);
    const mark = map.locator('[data-part=mark]').first();
    while ((await mark.count()) === 0) await map.locator('[data-part=zoom-in]').click();
    const id = await mark.getAttribute('data-id');
    await mark.click();
    await expect(map.locator('[data-part=frame]')).toBeInViewport();
    await page.getByRole('button', { name: toList }).click();
    await expect(page.locator(`#result-${id}`)).toBeFocused();
  });
}
