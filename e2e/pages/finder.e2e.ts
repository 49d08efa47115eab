import { studySites } from '../oracles/study-sites.ts';
import { expectNoViolations } from './axe.ts';
import { combine } from './combinations.ts';
import { groupField, openMap, placeField, search } from './finder-page.ts';
import { finderText } from './finder-text.ts';
import { hydrate, isHydrated } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

for (const locale of locales) {
  const w = finderText[locale];

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`has a short address after a search without script, ${locale}`, async ({ page }) => {
      await page.goto(w.home);
      await expect(page.getByText(w.demonstration)).toBeVisible();
      await placeField(page, locale).fill('59801');
      await page.getByRole('button', { name: w.search, exact: true }).click();
      await expect(page).toHaveURL(`${w.home}?near=59801#find-sites`);
      await expect(page.getByRole('heading', { level: 3, name: /Missoula/ })).toBeVisible();
      await page.getByText(w.mapText).click();
      const words = page.locator('details', { hasText: w.mapText }).last();
      await expect(words.getByRole('listitem').first()).toBeVisible();
      // Nothing typed: as before a search.
      await placeField(page, locale).fill('');
      await page.getByRole('button', { name: w.search, exact: true }).click();
      await expect(page).toHaveURL(`${w.home}#find-sites`);
    });

    test(`suggests a group in “Can I join?” without script, ${locale}`, async ({ page }) => {
      await page.goto(w.home);
      await page.getByText(w.canIJoin).click();
      await page.getByRole('radio', { name: w.child }).check();
      await page.getByRole('button', { name: w.show }).click();
      await page.getByRole('link', { name: w.showGroup }).click();
      await expect(groupField(page, locale)).toHaveValue('pediatric');
    });
  });

  test(`applies a filter immediately, lists it, shares it, undoes it by Back and clears it, ${locale}`, async ({
    page,
  }) => {
    await page.goto(w.home);
    await hydrate(page);
    await groupField(page, locale).focus();
    await groupField(page, locale).selectOption('pediatric');
    await expect(page).toHaveURL(/[?]cohort=pediatric/);
    await expect(page.getByText(w.filterOn).first()).toBeVisible();
    await expect(groupField(page, locale)).toBeFocused();
    await page.reload();
    await expect(groupField(page, locale)).toHaveValue('pediatric');
    await expect(page.getByText(w.filterOn).first()).toBeVisible();
    await hydrate(page);
    await page.getByRole('link', { name: w.clear }).click();
    await expect(page).not.toHaveURL(/cohort/);
    await expect(groupField(page, locale)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/cohort=pediatric/);
    await expect(groupField(page, locale)).toHaveValue('pediatric');
    await expectNoViolations(page);
  });

  test(`names the place in the focused heading of the results, ${locale}`, async ({ page }) => {
    await page.goto(w.home);
    await hydrate(page);
    await page.evaluate(() => {
      const headings: string[] = [];
      Object.assign(window, { headings });
      const heading = document.querySelector('[data-component=result-list] [data-part=heading]');
      const recordHeading = () => void headings.push(heading?.textContent ?? '');
      heading?.addEventListener('focus', recordHeading);
      heading?.addEventListener('focus', () =>
        new MutationObserver(recordHeading).observe(heading, {
          subtree: true,
          childList: true,
          characterData: true,
        }),
      );
    });
    await search(page, locale, '35203');
    const heading = page.getByRole('heading', { name: /Birmingham/ }).first();
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/near=35203/);
    await expect(page.locator('#result-sample-001')).toBeVisible();
    const headings = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
    expect(headings).toEqual([await heading.innerText()]);
    // A live region would announce the count again.
    await expect(page.getByRole('status').filter({ hasText: /match|en la lista/ })).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test(`opens a shared search at the finder, where Tab continues, ${locale}`, async ({ page }) => {
    const address = `${w.home}?cohort=adult#find-sites?near=87101`;
    await page.goto(address);
    await expect(groupField(page, locale)).toBeInViewport();
    await expect(page).toHaveURL(address);
    await isHydrated(page);
    await expect(page.getByRole('heading', { name: /Albuquerque/ }).first()).toBeVisible();
    await expect(groupField(page, locale)).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('#find-sites'))).toBe(true);
  });

  test(`offers the nearest open study site and a wider radius without results, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${w.home}?radius=10`);
    await search(page, locale, 'Gallup, NM');
    await expect(page.getByRole('heading', { name: w.noneNear('Gallup, NM') })).toBeFocused();
    await expect(page.getByText(w.later)).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^(Look within|Buscar a menos de)/ }).click();
    await expect(page).toHaveURL(/radius=(?!10)/);
    await expect(
      page
        .getByRole('link', { name: w.ask })
        .or(page.getByText(/: (Closed|Cerrado)/))
        .first(),
    ).toBeVisible();
  });

  test(`opens “We've reached our goal!” once per search and keeps it in the page, ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${w.home}?cohort=adult&radius=100`);
    await search(page, locale, 'Toronto, ON');
    const dialog = page.getByRole('dialog', { name: w.goal });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(w.goal).first()).toBeVisible();
    await page.getByText(w.more).click();
    await page.getByRole('combobox', { name: /Order|Orden/ }).selectOption('name');
    await expect(dialog).toBeHidden();
  });

  test(`asks for people with recent COVID only where a study site takes them, ${locale}`, async ({
    page,
  }) => {
    const takesRecent = (cohort: string) =>
      studySites.filter(
        ({ cohorts, covidConditions }) =>
          covidConditions.includes(4) &&
          cohorts.some((group) => group.cohort === cohort && group.status === 'open'),
      ).length;
    for (const cohort of ['adult', 'pregnancy']) {
      await page.goto(`${w.home}?cohort=${cohort}&status=full&condition=3&radius=50`);
      await search(page, locale, 'Fort Worth, TX');
      const dialog = page.getByRole('dialog', { name: w.goal });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText(w.recent)).toHaveCount(takesRecent(cohort) > 0 ? 1 : 0);
      if (takesRecent(cohort) === 0) {
        await expect(dialog.getByRole('link', { name: w.newStudies })).toBeVisible();
        continue;
      }
      await dialog.getByRole('link', { name: w.openForRecent }).click();
      await expect(page).toHaveURL(/status=open/);
      await expect(
        page.getByRole('heading', {
          name: new RegExp(`^${takesRecent(cohort)} (study sites?|sitios? del estudio)`),
        }),
      ).toBeVisible();
      await expect(page.getByText(w.goal)).toHaveCount(0);
    }
  });

  test(`shows the list of the group suggested by “Can I join?”, ${locale}`, async ({ page }) => {
    await page.goto(w.home);
    await page.getByText(w.canIJoin).click();
    await hydrate(page);
    await page.getByRole('button', { name: w.show }).click();
    await expect(page.getByText(/Please answer this question|Responda esta pregunta/)).toBeVisible();
    await page.getByRole('radio', { name: w.child }).check();
    await page.getByRole('button', { name: w.show }).click();
    await page.getByRole('link', { name: w.showGroup }).click();
    await expect(page).toHaveURL(/cohort=pediatric/);
    await expect(
      page.getByRole('heading', { name: /^(106 study sites|106 sitios del estudio)$/ }),
    ).toBeFocused();
  });

  test.describe('when a file fails to load', () => {
    test.use({ allowed: /./ });

    test(`reports a map that failed to load and retries, ${locale}`, async ({ page }) => {
      // Few results, since axe checks each of them.
      for (const answer of [{ body: '{"map": [1, 2' }, { status: 503 }]) {
        await page.route('**/data/map.json', (route) => route.fulfill(answer));
        await page.goto(`${w.home}?cohort=autopsy`);
        await hydrate(page);
        await openMap(page, locale);
        await expect(page.getByText(w.mapFailed)).toBeVisible();
        await expect(page.locator('[data-component=result-list-item]').first()).toBeAttached();
      }
      await expectNoViolations(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: w.retry }).click();
      await expect(page.getByRole('group', { name: w.mapName })).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('ignores unknown filters', async ({ page }) => {
  await page.goto('/?cohort=martian&condition=9&radius=-5&sort=color&specialty=77');
  await expect(page.getByRole('heading', { name: finderText.en.all })).toBeVisible();
});

test('shows the same results in map and list for all filters', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/');
  await hydrate(page);
  await openMap(page, 'en');
  const map = page.getByRole('group', { name: finderText.en.mapName });
  await expect(map).toBeVisible();
  // Without a filter, states are listed instead.
  const cohorts = ['adult', 'pediatric', 'pregnancy', 'autopsy'];
  for (const [cohort, condition, status] of combine(cohorts, ['', '2', '3', '4'], ['', 'open', 'full'])) {
    const filters = new URLSearchParams({
      cohort,
      ...(condition && { condition }),
      ...(status && { status }),
    });
    await page.evaluate((query) => {
      history.pushState(null, '', `/?${query}#find-sites`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, filters.toString());
    await expect(async () => {
      const listed = await page.locator('[id^="result-sample-"]').count();
      const shown = await map.locator('[data-part=mark]').count();
      const clustered = await map
        .locator('[data-part=cluster] > span')
        .evaluateAll((clusters) => clusters.reduce((total, { dataset }) => total + Number(dataset.count), 0));
      expect(shown + clustered, filters.toString()).toBe(listed);
    }).toPass();
  }
});
