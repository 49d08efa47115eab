import { parse } from 'node-html-parser';

import { expect, locales, test } from './test.ts';

const text = {
  en: {
    prefix: '',
    issue: 'Spring 2024',
    heading: 'Newsletter, Spring 2024',
    sentence: 'Your child can say no to any test.',
    newer: 'Summer 2024',
    back: 'All newsletters',
    list: 'Newsletters',
    sample: 'Sample',
    real: 'What is real here',
    about: 'About this demonstration',
  },
  es: {
    prefix: '/es',
    issue: 'Primavera de 2024',
    heading: 'Boletín, Primavera de 2024',
    sentence: 'Su hijo puede decir que no a cualquier prueba.',
    newer: 'Verano de 2024',
    back: 'Todos los boletines',
    list: 'Boletines',
    sample: 'Ejemplo',
    real: 'Qué es real aquí',
    about: 'Acerca de esta demostración',
  },
} as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const w = text[locale];
    const path = `${w.prefix}/stay-informed/newsletters/spring-2024`;

    test(`leads from the list to an issue, to another one, and back, ${locale}`, async ({ page }) => {
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
      await page.goto(`${w.prefix}/stay-informed`);
      await link(w.issue).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.heading);
      await expect(page).toHaveTitle(new RegExp(`^${w.heading} \\| `));
      await expect(page.getByRole('main')).toContainText(w.sentence);
      await expect(page.locator('h1 ~ p > em')).toHaveText(w.sample);
      await link(w.newer).click();
      await expect(page).toHaveURL(`${w.prefix}/stay-informed/newsletters/summer-2024`);
      await link(w.back).click();
      await expect(page).toHaveURL(`${w.prefix}/stay-informed#newsletters`);
      await expect(page.getByRole('heading', { level: 2, name: w.list, exact: true })).toBeInViewport();
      await expect(page.locator('h1 ~ p > em')).toHaveCount(0);
      await page.getByRole('link', { name: w.real }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.about);
    });

    test(`names both languages of an issue to search engines, ${locale}`, async ({ request }) => {
      const head = parse(await (await request.get(path)).text()).querySelector('head');
      const getPath = (selector: string) => {
        const href = head?.querySelector(selector)?.getAttribute('href');
        return href && new URL(href).pathname;
      };
      expect(getPath('link[rel=canonical]')).toBe(path);
      expect(getPath('link[hreflang^=en]')).toBe('/stay-informed/newsletters/spring-2024');
      expect(getPath('link[hreflang^=es]')).toBe('/es/stay-informed/newsletters/spring-2024');
      const description = head?.querySelector('meta[name=description]')?.getAttribute('content');
      expect(description).toContain(locale === 'en' ? 'How children take part' : 'Cómo participan los niños');
      expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
    });
  }
});
