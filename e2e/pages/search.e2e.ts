import {
  readSearchIndex,
  searchIndexPath,
  searchPages,
} from '../../packages/site/src/pages/search/search-index.ts';
import { expectNoViolations } from './axe.ts';
import { isHydrated } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

/** What people might type, and where they should be led: among the first three. */
const SEARCHES = {
  en: {
    tired: '/study-materials/post-exertional-malaise',
    money: '/answers#pay',
    ride: '/answers#rides',
    privasy: '/privacy-policy',
    insurance: '/answers#insurance',
    autopsy: '/for-participants/tissue-pathology',
    'fall newsletter': '/stay-informed/newsletters/fall-2025',
    kids: '/for-participants/children',
    stop: '/answers#stop',
    ECG: '/glossary#ecg',
  },
  es: {
    cansancio: '/es/study-materials/post-exertional-malaise',
    dinero: '/es/answers#pay',
    niños: '/es/for-participants/children',
    embarazo: '/es/for-participants/pregnant-women',
    privasidad: '/es/privacy-policy',
    'seguro medico': '/es/answers#insurance',
    autopsia: '/es/for-participants/tissue-pathology',
    'boletin otoño': '/es/stay-informed/newsletters/fall-2025',
    transporte: '/es/answers#rides',
    protocolo: '/es/about-us/about-studies-protocol',
  },
} as const;

for (const locale of locales) {
  const prefix = locale === 'en' ? '' : '/es';
  const w =
    locale === 'en'
      ? {
          field: 'Search this site',
          button: 'Search',
          none: /Nothing found for “zzzzz”/,
          long: /longer than 100/,
        }
      : {
          field: 'Buscar en este sitio',
          button: 'Buscar',
          none: /No hay resultados para “zzzzz”/,
          long: /más de 100/,
        };

  test(`leads to the right page, ${locale}`, async ({ request }) => {
    const index = readSearchIndex(await (await request.get(searchIndexPath(locale))).text());
    for (const [words, path] of Object.entries(SEARCHES[locale])) {
      const found = searchPages(index, words).map((page) => page.path);
      expect.soft(found.slice(0, 3), words).toContain(path);
    }
  });

  test(`searches on the device, ${locale}, 320 px`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(decodeURIComponent(request.url()) + (request.postData() ?? '')),
    );
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${prefix}/search`);
    await page.getByLabel(w.field).focus();
    await isHydrated(page);
    await page.getByLabel(w.field).fill('covid');
    await page.getByLabel(w.field).press('Enter');
    const heading = page.getByRole('heading', { name: /“covid”/ });
    await expect(heading).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByLabel(w.field).fill('zzzzz');
    await page.getByRole('search').getByRole('button', { name: w.button, exact: true }).click();
    await expect(page.getByRole('heading', { name: w.none })).toBeFocused();
    await page.goBack();
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    expect(sent.filter((each) => /[?&=]covid|zzzzz/.test(each))).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`is answered by the service, ${locale}`, async ({ page }) => {
      await page.goto(`${prefix}/search`);
      await page.getByLabel(w.field).fill('covid');
      await page.getByRole('search').getByRole('button', { name: w.button, exact: true }).click();
      await expect(page.getByRole('heading', { name: /“covid”/ })).toBeVisible();
      await expect(page.getByLabel(w.field)).toHaveValue('covid');
      const [answer] = await Promise.all([page.waitForEvent('response'), page.reload()]);
      expect(answer.headers()['cache-control']).toBe('no-store');
      await page.goto(`${prefix}/search?q=${'long '.repeat(30)}`);
      await expect(page.getByText(w.long)).toBeVisible();
      await expect(page.getByLabel(w.field)).toHaveValue(/^long long/);
    });
  });
}
