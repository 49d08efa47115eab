import { placeField, search } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { hold } from './requests.ts';
import { expect, locales, test } from './test.ts';

for (const locale of locales) {
  const w = finderText[locale];

  for (const [near, message] of [
    ['99999', w.postalCode],
    ['<script>', w.notFound],
    ['🙂🙂', w.notFound],
    ['x'.repeat(300), w.tooLong],
  ] as const) {
    test(`shows an error at the field for the place “${near.slice(0, 12)}”, ${locale}`, async ({ page }) => {
      await page.goto(w.home);
      await search(page, locale, near);
      await expect(page.getByText(message)).toBeVisible();
      await expect(placeField(page, locale)).toHaveValue(near);
      await expect(placeField(page, locale)).toHaveAttribute('aria-invalid', 'true');
      // Focus moves from the button to the field, whose description is the error.
      await expect(placeField(page, locale)).toBeFocused();
      await expect(placeField(page, locale)).toHaveAccessibleDescription(new RegExp(message));
    });
  }

  test.describe('when a file fails to load', () => {
    test.use({ allowed: /./ });

    test(`reports that places cannot be looked up, and keeps the whole list, ${locale}`, async ({ page }) => {
      await page.goto(w.home);
      await page.route('**/geo/**', (route) => route.abort());
      await search(page, locale, 'Houston');
      await expect(page.getByText(w.unavailable)).toBeVisible();
      await expect(page.getByRole('heading', { name: w.all })).toBeVisible();
      await page.unrouteAll();
      await search(page, locale, 'Houston');
      await expect(page.getByRole('heading', { name: /Houston/ }).first()).toBeFocused();
    });
  });

  test(`dims the results of the search before, and moves nothing, while a place is looked up, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${w.home}?near=87101`);
    await hydrate(page);
    const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Albuquerque' }).first();
    const readOpacity = () =>
      list.evaluate((element) => {
        let opacity = 1;
        for (let each: Element | null = element; each; each = each.parentElement)
          opacity *= Number(getComputedStyle(each).opacity);
        return opacity;
      });
    const answer = await hold(page, '**/geo/**');
    const readPlaces = () =>
      page
        .getByRole('search')
        .or(list)
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y + scrollY, width, height];
          }),
        );
    const places = await readPlaces();
    await search(page, locale, 'Houston');
    await expect.poll(readOpacity).toBe(0.7);
    expect(await readPlaces()).toEqual(places);
    answer();
    await expect(page.getByRole('heading', { name: /Houston/ }).first()).toBeFocused();
    const results = page.getByRole('main').getByRole('list').filter({ hasText: 'Houston' }).first();
    await expect(results).toBeVisible();
    await expect.poll(() => results.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  test(`says that it searches only when that takes a while, ${locale}`, async ({ page }) => {
    await page.goto(w.home);
    await hydrate(page);
    await placeField(page, locale).focus();
    await expect(placeField(page, locale)).toHaveRole('combobox');
    // No time passes but what the test lets pass.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const status = page.getByRole('search').getByRole('status').first();
    await status.evaluate((element) => {
      new MutationObserver(() => (element.dataset.heard = '')).observe(element, { childList: true });
    });
    await search(page, locale, '87101');
    await expect(page.getByRole('heading', { name: /Albuquerque/ }).first()).toBeFocused();
    await expect(status).not.toHaveAttribute('data-heard');

    const answer = await hold(page, '**/geo/**');
    await search(page, locale, 'Houston');
    await expect(status).toBeEmpty();
    await page.clock.runFor(300);
    await expect(status).toHaveText(w.searching);
    answer();
    await expect(page.getByRole('heading', { name: /Houston/ }).first()).toBeFocused();
    await expect(status).toBeEmpty();
  });

  test(`announces an unknown place after Enter in its field, ${locale}`, async ({ page }) => {
    await page.goto(w.home);
    await hydrate(page);
    await placeField(page, locale).fill('Albuqerque');
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live=polite]').filter({ hasText: w.notFound })).toHaveCount(1);
    await expect(placeField(page, locale)).toBeFocused();
  });
}

test('sends only the first characters of a typed place, which name a file', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(decodeURIComponent(request.url()), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  await page.goto('/');
  for (const near of ['Truth or Consequences', '87901']) {
    await search(page, 'en', near);
    // Until the new results are shown, focus is on the previous ones.
    await page.waitForURL(({ hash }) => new URLSearchParams(hash.split('?')[1]).get('near') === near);
    await expect(
      page.getByRole('heading', { name: /to Truth or Consequences|to 87901/ }).first(),
    ).toBeFocused();
    await page.reload();
    await isHydrated(page);
    await page.getByRole('link', { name: 'En Español' }).click();
    await expect(page).toHaveURL(/\/es/);
    await page.getByRole('link', { name: 'In English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
  const everything = seen.join('\n').toLowerCase();
  for (const secret of ['truth', 'consequences', '8790', '87901']) expect(everything).not.toContain(secret);
  expect(everything).toContain('/geo/town/tr.json');
  expect(everything).toContain('/geo/zip/879.json');
});

test('is as high for a shared place that is none as for a typed one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  const results = page.getByText(/^Postal code data/).locator('..');
  const getHeight = () => results.evaluate((element) => element.getBoundingClientRect().height);
  await page.goto('/');
  await hydrate(page);
  await search(page, 'en', 'zzqqxx');
  await expect(page.getByText(finderText.en.notFound)).toBeVisible();
  const typed = await getHeight();
  await page.goto('about:blank');
  await page.goto('/#find-sites?near=zzqqxx');
  await expect(page.getByText(finderText.en.notFound)).toBeVisible();
  await expect.poll(getHeight).toBe(typed);
});
