import { createDraw, testSeed } from '../../scripts/draw.mjs';
import studySites from '../../packages/content/datasets/study-sites.json' with { type: 'json' };
import { finderText } from './finder-text.ts';
import { expect, locales, test } from './test.ts';

/** The longest names leave the least space. */
const longest = studySites.toSorted((a, b) => b.city.length - a.city.length).slice(0, 3);

/** Five more in each run, each with the ten nearest. */
const drawn = createDraw(testSeed, 'cards beside the map').several(studySites, 5);

test.describe('beside the map', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const locale of locales)
    test(`a card is at most 140 px high, ${locale}`, async ({ page }) => {
      for (const each of [...longest, ...drawn]) {
        const near = each.postalCode;
        await page.goto(`${finderText[locale].home}?near=${encodeURIComponent(near)}`);
        const cards = page.locator('[data-component=result-list-item]');
        await expect(cards, `${near}, TEST_SEED=${testSeed}`).toHaveCount(10);
        const heights = await cards.evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().height),
        );
        const tooHigh = heights.filter((height) => height > 140);
        expect(tooHigh, `${near}, TEST_SEED=${testSeed}`).toEqual([]);
      }
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const locale of locales)
    test(`has the results in view, and a single button beside the details, ${locale}`, async ({ page }) => {
      await page.goto(`${finderText[locale].home}?near=87101`);
      const cards = page.locator('[data-component=result-list-item]');
      await expect(cards).toHaveCount(10);
      await expect(page.locator('[data-component=result-list] [data-part=heading]')).toBeInViewport({
        ratio: 1,
      });
      const closed = await cards.evaluateAll((all) =>
        all
          .filter((card) => card.querySelector('[data-part=actions] a') === null)
          .map((card) => {
            const [details, button] = [card.querySelector('summary'), card.querySelector('button')];
            return (
              (details?.getBoundingClientRect().bottom ?? 0) - (button?.getBoundingClientRect().top ?? 0)
            );
          }),
      );
      expect(closed.length).toBeGreaterThan(0);
      // Both in one line.
      expect(Math.min(...closed)).toBeGreaterThan(0);
    });
});

test('has the label of the place in one line beside the map, es', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(finderText.es.home);
  const label = page.locator('form[role=search] label');
  await expect(label).toHaveText(finderText.es.place);
  const lines = await label.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales)
    test(`a closed study site leads to the form that tells when its group opens, ${locale}`, async ({
      page,
    }) => {
      const { home } = finderText[locale];
      await page.goto(`${home}?near=87101&cohort=adult&status=full`);
      const [card, details] = ['result-list-item', 'disclosure'].map((name) => `[data-component=${name}]`);
      await page.locator(`${card} ${details} summary`).first().click();
      const link = page.locator(`${card} ${details} a[href*=alerts]`).first();
      await expect(link).toHaveText(
        { en: /^Tell me when a group opens/, es: /^Avísenme cuando se abra/ }[locale],
      );
      await link.click();
      await expect(
        page
          .getByRole('combobox')
          .or(page.getByRole('radio', { checked: true }))
          .first(),
      ).toBeVisible();
      expect(new URL(page.url()).searchParams.get('cohort')).toBe('adult');
      expect(new URL(page.url()).searchParams.get('place')).toMatch(/^[A-Z]{2}$/);
    });

  for (const locale of locales)
    test(`the tissue study begins with condolence, the phone and the answers for families, ${locale}`, async ({
      page,
    }) => {
      await page.goto(`${finderText[locale].home}?cohort=autopsy&near=35203`);
      const words = page
        .locator('main')
        .getByText(
          { en: /^We are sorry for your loss\. If you have/, es: /^Sentimos mucho su pérdida\. Si tiene/ }[
            locale
          ],
        );
      await expect(words.filter({ visible: true })).toHaveCount(1);
      // After a death there is nobody to join.
      const { askFamily, ask } = finderText[locale];
      await expect(page.getByRole('link', { name: askFamily }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: ask })).toHaveCount(0);
      await words.locator('a[href$="/after-a-death"]').click();
      await expect(page).toHaveURL(/\/after-a-death$/);
    });
});
