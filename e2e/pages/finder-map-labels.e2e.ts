import type { Page } from '@playwright/test';

import { openMap } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expect, locales, test } from './test.ts';

/** A place with many study sites around it, one with few, one on an island, one at a coast with several near it. */
const places = ['02888', '82001', '00601', '33101'];

const widths = [320, 390, 768, 1280];

/** Pairs of names, numbers and the pin that cover each other, measured as they are drawn. */
const findOverlaps = (page: Page) =>
  page.locator('[data-part=overlay]').evaluate((overlay) => {
    const drawn = [
      ...[...overlay.querySelectorAll('text')].map((text) => ({ what: text.textContent, element: text })),
      ...[...overlay.querySelectorAll('[data-part=marks] button > *')].map((mark) => ({
        what: mark.closest('button')?.getAttribute('aria-label') ?? '',
        element: mark,
      })),
      ...[...overlay.querySelectorAll('[data-part=place] circle')].map((pin) => ({
        what: 'pin',
        element: pin,
      })),
    ].map(({ what, element }) => ({ what, box: element.getBoundingClientRect() }));
    // The line of a text is higher than its letters.
    const least = 2;
    return drawn.flatMap((one, index) =>
      drawn.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.box, other.box];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > least && down > least ? `${one.what} / ${other.what}` : [];
      }),
    );
  });

for (const locale of locales) {
  const w = finderText[locale];

  for (const width of widths) {
    test(`has no name of the map over another, a mark or the pin, ${width} px, ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      for (const near of [undefined, ...places]) {
        await page.goto('about:blank');
        await page.goto(near ? `${w.home}#find-sites?near=${near}` : w.home);
        await hydrate(page);
        await openMap(page, locale);
        const map = page.getByRole('group', { name: w.mapName });
        await expect(map.locator('[data-part=marks] button').first()).toBeVisible();
        if (near) await expect(map.locator('[data-part=place]')).toHaveText(new RegExp(near));
        const zooms = near === places[0] ? 3 : 1;
        for (let zoom = 0; zoom < zooms; zoom += 1) {
          found.push(...(await findOverlaps(page)).map((pair) => `${near} ${zoom}: ${pair}`));
          await map.locator('[data-part=zoom-in]').click();
        }
      }
      expect(found).toEqual([]);
    });
  }
}
