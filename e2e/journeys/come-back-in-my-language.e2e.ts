import { expect } from '@playwright/test';

import { visitorTask } from '../task.ts';
import { Visitor } from '../visitor.ts';
import { LANGUAGES, type Language } from '../ways.ts';

/** Where the language is switched: on home, or on the page of a link in the footer, by its index. */
type Choice = 'home' | number;
type Data = { choices: readonly Choice[] };

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Opens the site a week later, without session cookies and cookies that have expired. */
async function comeBack({ page, way }: Visitor): Promise<Visitor> {
  const context = page.context();
  const inAWeek = Date.now() / 1000 + WEEK_SECONDS;
  const kept = (await context.cookies()).filter(({ expires }) => expires > inAWeek);
  await context.clearCookies();
  await context.addCookies(kept);
  const next = await context.newPage();
  await page.close();
  await next.goto('/');
  return new Visitor(next, way, () => {});
}

/** Links of the footer to other pages. The contact link is left out, as it opens a dialog with script. */
const PAGE_LINKS = 'a[href^="/"]:not([href*="."]):not([href*="#"]):not([href$="/contact"])';

/** Follows a link in the footer of home. */
async function leaveHome(visitor: Visitor, link: number): Promise<void> {
  const { page } = visitor;
  const links = page.getByRole('contentinfo').locator(PAGE_LINKS);
  const target = links.nth(link % (await links.count()));
  const href = await target.getAttribute('href');
  await visitor.press(target);
  await expect(page).toHaveURL(href ?? '');
}

/** Switches the language in the header, and expects the page in that language. */
async function chooseLanguage(visitor: Visitor, language: Language): Promise<void> {
  const { page } = visitor;
  const name = visitor.text(`shell.language.${language}`);
  await visitor.press(page.getByRole('banner').getByRole('link', { name }));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.waitForLoadState();
}

visitorTask<Data>('come back next week and read on in the language that I chose', {
  who: 'Somebody whose browser speaks one language and who reads the site in the other, or cannot decide.',
  draw: (draw) => ({
    choices: Array.from({ length: 2 + draw.integer(2) }, () =>
      draw.chance(0.5) ? 'home' : draw.integer(20),
    ),
  }),
  // Visitors who chose Español at / got English at their next visit.
  fixed: [{ choices: ['home', 'home'] }],
  run: async (arriving, { choices }) => {
    await arriving.arrive();
    let visitor = arriving;
    let language = arriving.language;
    for (const choice of choices) {
      const chosen = LANGUAGES.find((other) => other !== language) ?? language;
      if (choice !== 'home') await leaveHome(visitor, choice);
      await chooseLanguage(visitor, chosen);
      visitor = await comeBack(visitor);
      await expect(visitor.page).toHaveURL(chosen === 'es' ? '/es' : '/');
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', chosen);
      language = chosen;
    }
  },
});
