import { FORMAT_LOCALE } from '@longcovid/content';
import { loadContent, splitSections } from '@longcovid/content/load';
import type { Locator, Page } from '@playwright/test';

import { homeSections } from '../../packages/site/src/pages/home/loader.ts';
import { localePath } from '../../packages/site/src/pages.ts';
import { AA_TAGS, findViolations } from './axe.ts';
import { combine } from './combinations.ts';
import { placeField } from './finder-page.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** A section by the id in links, which is on the section or on its heading. */
const getSection = (page: Page, id: string) =>
  page.locator(`main section:is(#${id}, :has(> h2#${id}, > div > h2#${id}, > div > div > h2#${id}))`);

const shownThemes = combine(locales, Object.entries(themes), [320, 1280]);

for (const locale of locales) {
  const path = localePath(locale, '/');
  const content = loadContent(locale);
  const format = new Intl.NumberFormat(FORMAT_LOCALE[locale]);
  const getCohortName = (cohort: string) => content.cohorts.find(({ id }) => id === cohort)?.name ?? '';

  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('shows the place field on the first screen of a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const welcome = page.locator('main section').first();
      await expect(welcome.getByRole('heading', { level: 1 })).toBeVisible();
      const getBottom = async (part: Locator) => {
        const box = await part.boundingBox();
        return box ? box.y + box.height : Infinity;
      };
      expect(await getBottom(placeField(page, locale))).toBeLessThan(520);
    });

    test('shows which groups are open, by the program’s own records, and whom to call', async ({ page }) => {
      const welcome = page.locator('main section').first();
      await expect(welcome.getByText({ en: 'Open now:', es: 'Abierto ahora:' }[locale])).toBeVisible();
      for (const { id } of content.cohorts)
        await expect(welcome.getByRole('link', { name: getCohortName(id), exact: true })).toBeVisible();
      await expect(welcome.getByRole('link', { name: content.programme.phone.display })).toBeVisible();
    });

    test('has its sections in order', async ({ page }) => {
      const headings = splitSections(content.pages.home?.body ?? []).sections.map(({ heading }) => heading);
      await expect(page.locator('main h2')).toHaveText(headings);
      const sectionOrder = await page
        .locator('main :is(h1, h2, section)[id]')
        .evaluateAll((places) => places.map(({ id }) => id));
      const listed: readonly string[] = homeSections;
      expect(sectionOrder.filter((id) => listed.includes(id))).toEqual(listed);
    });

    for (const id of ['goal', 'who-can-join', 'how-it-works', 'find-sites', 'learn-more']) {
      test(`scrolls to the section for #${id}`, async ({ page }) => {
        await page.goto(`${path}#${id}`);
        await expect(getSection(page, id).getByRole('heading', { level: 2 })).toBeInViewport();
      });
    }

    test('shows the enrollment and goal of each group', async ({ page }) => {
      const groups = getSection(page, 'who-can-join').getByRole('list').first().locator('> li');
      await expect(groups).toHaveCount(content.enrollments.length);
      const section = getSection(page, 'who-can-join');
      for (const { id, enrolled, goal, asOf, note, sample, sources } of content.enrollments) {
        const name = getCohortName(id);
        const group = groups.filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
        const meter = group.getByRole('meter', {
          name: `: ${name}`,
        });
        await expect(meter).toHaveAttribute('max', String(goal));
        await expect(meter).toHaveAttribute('value', String(Math.min(enrolled, goal)));
        await expect(group).toContainText(format.format(enrolled));
        await expect(group).toContainText(format.format(goal));
        const complete = group.getByText({ en: 'Enrollment complete', es: 'Inscripción completa' }[locale]);
        await expect(complete).toHaveCount(enrolled >= goal ? 1 : 0);
        const mark = group.getByText({ en: 'Sample', es: 'Ejemplo' }[locale], { exact: true });
        await expect(mark).toHaveCount(sample ? 1 : 0);
        const origin = section.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
        await expect(origin).toHaveCount(sources.length > 0 ? 1 : 0);
        if (sources.length === 0) continue;
        await expect(origin.locator('time')).toHaveCount(asOf === null ? 0 : 1);
        await expect(origin).toContainText(note ?? '');
      }
      // What somebody can join comes first.
      await expect(groups.first()).toContainText({ en: 'Open', es: 'Abierto' }[locale]);
      await expect(getSection(page, 'goal')).toContainText('34,500');
    });

    test('shows who can join each group and its status', async ({ page }) => {
      for (const { id, name, who } of content.cohorts) {
        const card = getSection(page, 'who-can-join')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
        await expect(card).toContainText(who);
        const isOpen = content.statuses.some((status) => status.cohort === id && status.isOpen);
        const words = { en: ['Closed', 'Open'], es: ['Cerrado', 'Abierto'] }[locale];
        await expect(card.getByText(words[Number(isOpen)] ?? '', { exact: true })).toBeVisible();
      }
    });

    test('shows the totals of the records with their date', async ({ page }) => {
      const numbers = getSection(page, 'numbers');
      await expect(numbers).toContainText({ en: 'May 2025', es: 'mayo de 2025' }[locale]);
      for (const { title, adultValue, pediatricValue } of content.metrics.slice(0, 3)) {
        const tile = numbers
          .locator('dl > div')
          .filter({ has: page.getByRole('term').filter({ hasText: title }) });
        const shown = [adultValue, pediatricValue].flatMap((value) =>
          value === null ? [] : format.format(value),
        );
        await expect(tile.getByRole('definition').locator('strong')).toHaveText(shown);
      }
    });

    test('shows phone and e-mail first for a family', async ({ page }) => {
      const links = getSection(page, 'tissue-pathology').getByRole('link');
      await expect(links).toHaveCount(3);
      await expect(links.nth(0)).toHaveAttribute('href', content.programme.phone.href);
      await expect(links.nth(1)).toHaveAttribute('href', `mailto:${content.programme.tissueEmail}`);
      await links.nth(0).focus();
      await page.keyboard.press('Tab');
      await expect(links.nth(1)).toBeFocused();
    });

    test('opens the programme’s links to other sites in the same window', async ({ page }) => {
      const { clinicalTrials, ...others } = content.programme.links;
      const links = [
        { id: 'trials', href: clinicalTrials },
        ...Object.values(others).map((href) => ({ id: 'take-part', href })),
      ];
      for (const { id, href } of links) {
        const link = getSection(page, id).locator(`a[href="${href}"]`);
        await expect(link).toHaveCount(1);
        await expect(link).not.toHaveAttribute('target');
      }
    });

    test('shows dated news, newest first', async ({ page }) => {
      const dates = getSection(page, 'news').locator('time');
      const shown = await dates.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
      expect(shown).toEqual(content.news.slice(0, 3).map(({ date }) => date));
      await expect(dates.nth(1)).toHaveText({ en: 'October 31, 2025', es: '31 de octubre de 2025' }[locale]);
    });

    for (const [, [theme, media], width, options] of shownThemes.filter(
      ([inLocale]) => inLocale === locale,
    )) {
      test(`has no axe violation, ${theme}, ${width} px`, options, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia(media);
        await page.locator('main details summary:visible').first().click();
        await expectNoSidewaysScroll(page);
        const violations = await findViolations(page, { tags: [...AA_TAGS, 'wcag2aaa'] });
        expect(violations).toEqual([]);
      });
    }
  });
}

for (const locale of locales) {
  test(`shows the four groups in at most 450 px of a wide screen, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localePath(locale, '/'));
    const groups = getSection(page, 'who-can-join').getByRole('list').first();
    expect((await groups.boundingBox())?.height).toBeLessThanOrEqual(450);
  });
}
