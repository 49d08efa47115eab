import { readWords } from '../messages.ts';
import { expect, locales, test } from './test.ts';

const words = readWords({
  back: 'article.newsletter.back',
  list: 'shell.nav.newsletters',
  sample: 'article.sample',
});

const text = {
  en: {
    ...words.en,
    prefix: '',
    issue: 'Spring 2024',
    heading: 'Newsletter, Spring 2024',
    sentence: 'Your child can say no to any test.',
    newer: 'Summer 2024',
    real: 'What is real here',
    about: 'About this demonstration',
  },
  es: {
    ...words.es,
    prefix: '/es',
    issue: 'Primavera de 2024',
    heading: 'Boletín: Primavera de 2024',
    sentence: 'Su hijo puede decir que no a cualquier prueba.',
    newer: 'Verano de 2024',
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
  }
});
