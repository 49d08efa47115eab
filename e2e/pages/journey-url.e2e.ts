import { isHydrated } from '../../packages/site/test/hydrated.ts';
import { babies, choose, times } from './journey-page.ts';
import { journeyText } from './journey-text.ts';
import { expect, locales, test } from './test.ts';

for (const locale of locales) {
  const w = journeyText[locale];
  const path = w.prefix + babies;

  test(`applies an answer from before hydration, ${locale}`, async ({ page }) => {
    await page.goto(path);
    // This press is the answer and starts hydration.
    await choose(page, w.covid, w.yes).check();
    await isHydrated(page);
    await expect(page).toHaveURL(`${path}#timeline?covid=yes`);
    await expect(choose(page, w.covid, w.yes)).toBeChecked();
    await expect(times(page)).toHaveCount(9);
  });

  test(`keeps answers after a link within the page, ${locale}`, async ({ page }) => {
    await page.goto(`${path}#timeline?covid=yes&part2=no`);
    await isHydrated(page);
    await expect(times(page)).toHaveCount(4);
    await page.evaluate(() => {
      location.hash = '#good-to-know';
    });
    await expect(page).toHaveURL(`${path}#good-to-know`);
    await expect(times(page)).toHaveCount(4);
    await expect(choose(page, w.covid, w.yes)).toBeChecked();
  });
}

test('shows the answers of the query after hydration on a static host', async ({ page }) => {
  const w = journeyText.en;
  await page.route(`**${babies}?*`, async (route) => {
    const url = new URL(route.request().url());
    url.search = '';
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.goto(`${babies}?covid=yes&part2=no`);
  await isHydrated(page);
  await expect(times(page)).toHaveCount(4);
  await expect(choose(page, w.covid, w.yes)).toBeChecked();
  // The next answer moves all answers to the fragment.
  await choose(page, w.part2, w.yes).check();
  await expect(page).toHaveURL(`${babies}#timeline?covid=yes&part2=yes`);
});

test('ignores invalid answers', async ({ page }) => {
  await page.goto(`${babies}?covid=maybe&part2=%3Cscript%3E&name=Ana`);
  await expect(times(page)).toHaveCount(9);
  await page.goto(`${babies}#timeline?covid=maybe`);
  await isHydrated(page);
  await expect(times(page)).toHaveCount(9);
});
