import { expectNoViolations } from './axe.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { babies, choose, times } from './journey-page.ts';
import { journeyText } from './journey-text.ts';
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

/** Each journey, and how many times it has, of which how many only for some answers. */
const journeys = [
  ['/for-participants/adults/journey', 7, 2],
  ['/for-participants/pregnant-women/journey', 7, 2],
  [babies, 9, 6],
  ['/for-participants/children/children-journey', 9, 6],
  ['/for-participants/children/young-adults-journey', 9, 6],
] as const;

for (const locale of locales) {
  const w = journeyText[locale];
  const path = w.prefix + babies;

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    for (const [path, count] of journeys) {
      test(`${w.prefix}${path}: shows every time of one timeline, without script`, async ({ page }) => {
        await page.goto(w.prefix + path);
        await expect(page.getByRole('heading', { name: w.whole, exact: true })).toBeVisible();
        await expect(times(page)).toHaveCount(count);
        for (const time of await times(page).all()) await expect(time).toBeVisible();
        const ids = await page
          .locator('[id]')
          .evaluateAll((elements) => elements.map((element) => element.id));
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      });
    }

    test(`shows the matching timeline by the form and resets it, without script, ${locale}`, async ({
      page,
    }) => {
      await page.goto(path);
      await choose(page, w.covid, w.yes).check();
      await choose(page, w.part2, w.no).check();
      await page.getByRole('button', { name: w.show }).click();
      await expect(page).toHaveURL(`${path}?covid=yes&part2=no#timeline`);
      await expect(times(page)).toHaveCount(4);
      await expect(page.getByRole('heading', { name: w.covidPartOne, exact: true })).toBeVisible();
      await expect(page.getByText(w.oneFits)).toBeVisible();
      await expect(choose(page, w.covid, w.yes)).toBeChecked();
      await page.getByRole('link', { name: w.other }).click();
      await expect(page).toHaveURL(/[?]covid=yes&part2=no/);
      await expect(times(page)).toHaveCount(4);
      await page.goBack();
      await page.getByText(w.oximeter).click();
      await expect(page.getByText(w.inOximeter)).toBeVisible();
      await page.getByRole('link', { name: w.showAll }).click();
      await expect(times(page)).toHaveCount(9);
      await expect(choose(page, w.covid, w.yes)).not.toBeChecked();
    });

    test(`prints the content of every step, ${locale}`, async ({ page }) => {
      await page.goto(`${path}?covid=yes&part2=no`);
      await expect(page.getByText(w.inOximeter)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(w.inOximeter)).toBeVisible();
      await expect(page.getByRole('button', { name: w.show })).toBeHidden();
      await expect(page.getByText(w.oneFits)).toBeVisible();
    });
  });

  for (const width of [1280, 320]) {
    test(`leads from the questions to the matching timeline by keyboard, ${locale}, ${width} px`, async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByText(w.all)).toBeVisible();
      await tabTo(page, choose(page, w.covid, w.yes));
      await isHydrated(page);
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(`${path}#timeline?covid=yes`);
      await expect(page.getByText(w.someFit).first()).toBeVisible();
      await expect(times(page)).toHaveCount(9);
      await tabTo(page, choose(page, w.part2, w.yes));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(`${path}#timeline?covid=yes&part2=no`);
      // While the visitor answers, changes are announced and focus stays.
      await expect(choose(page, w.part2, w.no)).toBeFocused();
      await expect(page.locator('[aria-live]').getByText(w.announcement)).toHaveCount(1);
      await expect(times(page)).toHaveCount(4);
      await tabTo(page, page.getByRole('button', { name: w.show }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: w.covidPartOne, exact: true })).toBeFocused();
      await expect(page.getByRole('list', { name: w.list })).toBeVisible();
      await tabTo(page, page.locator('summary', { hasText: w.oximeter }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(w.inOximeter)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      expect(requests.filter((url) => url.includes('covid='))).toEqual([]);
    });
  }

  test(`keeps the answers through reload, Back and a switch of language, ${locale}`, async ({ page }) => {
    const isPreserved = async () => {
      await expect(page.getByRole('heading', { name: w.covidPartOne, exact: true })).toBeVisible();
      await expect(times(page)).toHaveCount(4);
      await expect(choose(page, w.covid, w.yes)).toBeChecked();
      await expect(choose(page, w.part2, w.no)).toBeChecked();
    };
    await page.goto(`${w.prefix}/for-participants/children`);
    await hydrate(page);
    await page.goto(path);
    await hydrate(page);
    await choose(page, w.covid, w.yes).check();
    await choose(page, w.part2, w.no).check();
    await isPreserved();
    await page.reload();
    await isPreserved();
    await page.getByRole('link', { name: w.back }).click();
    await expect(page).toHaveURL(`${w.prefix}/for-participants/children`);
    await page.goBack();
    await isPreserved();
    const other = journeyText[locale === 'en' ? 'es' : 'en'];
    await page.getByRole('link', { name: w.other }).click();
    await expect(page).toHaveURL(`${other.prefix}${babies}#timeline?covid=yes&part2=no`);
    await expect(page.getByRole('heading', { name: other.covidPartOne, exact: true })).toBeVisible();
    await expect(choose(page, other.covid, other.yes)).toBeChecked();
    await page.getByRole('link', { name: other.other }).click();
    await isPreserved();
    // Answers replace the history entry, so one Back leaves the page.
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${w.prefix}/for-participants/children`);
  });

  test(`shows all timelines again and empties the fields, ${locale}`, async ({ page }) => {
    await page.goto(`${path}#timeline?covid=no&part2=yes`);
    await isHydrated(page);
    await expect(page.getByText(w.invited)).toHaveCount(1);
    await page.getByRole('link', { name: w.showAll }).click();
    await expect(page.getByText(w.all)).toBeFocused();
    await expect(times(page)).toHaveCount(9);
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(0);
    await expect(page).toHaveURL(`${path}#timeline`);
    await expectNoViolations(page);
  });

  test(`opens and closes all steps, ${locale}`, async ({ page }) => {
    await page.goto(`${path}#timeline?covid=yes&part2=yes`);
    await isHydrated(page);
    const open = page.locator('main details[open]');
    await page.getByRole('button', { name: w.openAll }).click();
    await expect(page.getByText(w.inOximeter)).toBeVisible();
    await expect(open).toHaveCount(await page.locator('main details').count());
    await expect(page.locator('[aria-live]').getByText(w.allOpen)).toHaveCount(1);
    await expectNoViolations(page);
    await page.getByRole('button', { name: w.closeAll }).click();
    await expect(open).toHaveCount(0);
  });

  for (const width of [1280, 390]) {
    test(`marks what an answer adds, and stays at the answer, ${locale}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await hydrate(page);
      const added = times(page).filter({ hasText: w.month });
      await expect(added.locator('[data-part=change]')).toHaveText(w.only);
      const yes = choose(page, w.covid, w.yes);
      // Both answers are in view, so that the test itself does not scroll.
      await yes.evaluate((radio) => radio.scrollIntoView({ block: 'center' }));
      const before = await yes.boundingBox();
      await yes.check();
      await expect(added.locator('[data-part=change]')).toHaveText(w.yours);
      expect(await yes.boundingBox()).toEqual(before);
      await choose(page, w.covid, w.no).check();
      await expect(added).toHaveCount(0);
      expect(await yes.boundingBox()).toEqual(before);
    });

    test(`shows the time of each step beside the line or above the title, ${locale}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const first = times(page).first();
      const scale = await first.locator('[data-part=when]').boundingBox();
      const title = await first.locator('[data-part=title]').boundingBox();
      if (!scale || !title) throw new Error('The first event is not shown.');
      if (width === 390) expect(scale.y + scale.height).toBeLessThanOrEqual(title.y);
      else {
        expect(scale.x + scale.width).toBeLessThan(title.x);
        expect(Math.abs(scale.y - title.y)).toBeLessThan(8);
      }
    });
  }
}
