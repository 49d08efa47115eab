import { findTestChromium, shortVisitArgs } from '../../../scripts/chromium.mjs';
import { localePath } from '../src/pages.ts';
import { expect, locales, test } from './test.ts';

// Twice the usual size of text, as in the browser's settings.
test.use({
  launchOptions: {
    executablePath: findTestChromium(),
    args: [...shortVisitArgs, '--blink-settings=defaultFontSize=32'],
  },
});

for (const locale of locales) {
  for (const width of [320, 390, 768, 1280]) {
    test(`keeps the header's controls apart at ${width} px in text of 200 %, ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localePath(locale, '/'));
      const overlaps = await page
        .locator('header')
        .locator('a, summary')
        .evaluateAll((controls) => {
          const shown = controls
            .filter((control) => control.checkVisibility())
            .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }));
          return shown.flatMap(({ name, box }, at) =>
            shown
              .slice(at + 1)
              .filter(
                (other) =>
                  box.left < other.box.right - 1 &&
                  other.box.left < box.right - 1 &&
                  box.top < other.box.bottom - 1 &&
                  other.box.top < box.bottom - 1,
              )
              .map((other) => `${name} / ${other.name}`),
          );
        });
      expect(overlaps).toEqual([]);
      const menu = page.locator('header summary').first();
      await menu.click({ trial: true });
    });
  }

  test(`keeps tests and stories within a small phone in text of 200 %, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(localePath(locale, '/for-participants'));
    await expect(page.getByRole('main').getByRole('term')).toHaveCount(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`has two rows in the header of a phone in text of 200 %, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(localePath(locale, '/'));
    const getTop = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.y ?? Infinity;
    const language = await getTop('header li a[lang]:visible');
    expect(Math.abs((await getTop('header summary')) - language)).toBeLessThan(8);
    expect((await page.locator('header').boundingBox())?.height).toBeLessThan(240);
    // It opens over the whole width.
    await page.locator('header summary').first().click();
    const list = await page.locator('header details ul').first().boundingBox();
    expect(list?.width).toBeGreaterThan(300);
  });

  test(`breaks no word of the heading in text of 200 %, ${locale}`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(localePath(locale, '/'));
      const broken = await page.locator('h1').evaluate((heading) => {
        const text = heading.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)]
          .filter(({ 0: match, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + match.length);
            return range.getClientRects().length > 1;
          })
          .map(([match]) => match);
      });
      expect(broken).toEqual([]);
    }
  });
}

test('puts the menu level with the language at 768 px', async ({ browser }) => {
  for (const locale of locales) {
    const page = await browser.newPage({ viewport: { width: 1536, height: 800 } });
    await page.goto(localePath(locale, '/'));
    const getMiddle = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const language = await getMiddle('header [data-component=language-switch] a[hreflang]');
    expect(Math.abs((await getMiddle('header summary')) - language)).toBeLessThan(4);
    await page.close();
  }
});
